import { isCountry } from "../../../schema/fields/country.ts";
import { readingContext } from "../../config/parse/explain.ts";
import { localeOf } from "../../lib/intl.ts";
import { HOURS } from "../../locales/words/texts.ts";

/** How a site writes dates and times, as a tag for `Intl`, while its facts may be incomplete. */
export function siteLocale(config: unknown): string {
  const { language, country } = readingContext([], config);
  const clock = String(Object(Object(config).business).clock);
  const hours = Object.entries(HOURS).find(([name]) => name === clock)?.[1] ?? "";
  return (isCountry(country) ? localeOf(language, country) : language) + hours;
}
