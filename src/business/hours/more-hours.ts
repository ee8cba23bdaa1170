import type { Hours, MoreHours } from "../../../schema/hours.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import type { DisplayHours, HoursLine, HoursRow, OpenNowModel } from "../../model/hours.ts";
import { capital } from "./day-words.ts";
import type { OpenNow } from "./open-now.ts";
import { periodSpans } from "./spans.ts";
import { timeZoneOf, type ZoneFacts } from "./time-zone.ts";
import { hoursTables, openLines, usualHours } from "./words.ts";

/** Times that are no opening hours, in the form of opening hours. */
export const asHours = ({ times, closures }: MoreHours): Hours => ({
  openingHours: times,
  closures,
});

/** The texts for such times, which are neither open nor closed. */
function textsOf({ texts, locale }: LocaleTexts): LocaleTexts {
  const { dayAndNight: allDay, none: closed } = texts.hours;
  return { locale, texts: { ...texts, hours: { ...texts.hours, allDay, closed } } };
}

/** A row for each weekday that has times, and the dates with other times. */
export function moreHoursTables(
  hours: MoreHours,
  localeTexts: LocaleTexts,
): Record<"week" | "dated", HoursRow[]> {
  const said = textsOf(localeTexts);
  const { week, dated } = hoursTables(asHours(hours), said);
  const none = capital(said.texts.hours.closed, said);
  return { week: week.filter((row) => row.hours !== none), dated };
}

export const moreHoursLines = (hours: MoreHours, localeTexts: LocaleTexts): HoursLine[] =>
  openLines(asHours(hours), textsOf(localeTexts)).map(({ text, until }) => ({
    text: capital(text, localeTexts),
    until,
  }));

/** The usual week in a sentence. */
export const usualMoreHours = (hours: MoreHours, localeTexts: LocaleTexts): string | undefined =>
  usualHours(asHours(hours), textsOf(localeTexts));

/** The times for the footer. */
export const displayMoreHours = (
  name: string,
  hours: MoreHours,
  facts: ZoneFacts,
  localeTexts: LocaleTexts,
): DisplayHours & { label: string } => ({
  owner: `moreHours.${name}`,
  label: hours.label,
  lines: moreHoursLines(hours, localeTexts),
  openNow: datesNow(hours, facts, localeTexts),
});

const SILENT = { open: "", openUntil: "", closed: "", opensAt: "", opensOn: "", arranged: "" };

/** What the page's script needs to mark today and to hide past dates, without a status. */
export function datesNow(
  hours: MoreHours,
  facts: ZoneFacts,
  { locale }: LocaleTexts,
): OpenNowModel | null {
  const zone = timeZoneOf(facts);
  if (zone === undefined) return null;
  const periods = periodSpans(asHours(hours), () => false);
  const data: OpenNow = { zone, locale, periods, texts: SILENT };
  return { data: JSON.stringify(data), longest: "" };
}
