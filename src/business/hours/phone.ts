import type { Hours } from "../../../schema/hours.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";

/** The hours of the phone, if they differ from the opening hours. */
export function phoneHours({ phoneHours = [], closures }: Hours): Hours | undefined {
  if (phoneHours.length === 0) return undefined;
  return { openingHours: phoneHours, closures: closures.filter(({ phoneToo }) => phoneToo) };
}

/** The texts for phone hours. */
export function phoneTexts({ texts, locale }: LocaleTexts): LocaleTexts {
  const { dayAndNight: allDay, notOnPhone: closed } = texts.hours;
  return { locale, texts: { ...texts, hours: { ...texts.hours, allDay, closed } } };
}
