import { DAYS, type Hours } from "../../schema/hours.ts";
import type { Wording } from "../catalogue/texts.ts";
import type { ShownHours, ShownOpenNow } from "../model/hours.ts";
import { DAY, inWords, MINUTE, type OpenNow } from "./open-now.ts";
import { periodSpans } from "./spans.ts";
import { timeZoneOf, type ZoneFacts } from "./time-zone.ts";
import { hoursLines } from "./words.ts";

/** The hours of the business, or of one of its places, for the pages. */
export const shownHours = (facts: Hours & ZoneFacts, wording: Wording): ShownHours => ({
  lines: hoursLines(facts, wording),
  openNow: openNow(facts, wording),
});

function openNow(facts: Hours & ZoneFacts, { texts, locale }: Wording): ShownOpenNow | null {
  const zone = timeZoneOf(facts);
  const periods = periodSpans(facts);
  const opens = periods.some(({ open }) => open.some((spans) => spans && spans.length > 0));
  if (zone === undefined || !opens) return null;
  const { open, openUntil, closedNow, opensAt, opensOn, arranged } = texts.hours;
  const words = { open, openUntil, closed: closedNow, opensAt, opensOn, arranged };
  const data: OpenNow = { zone, locale, periods, texts: words };
  return { data: JSON.stringify(data), longest: longestOf(data) };
}

/** The longest that can be said: of each opening and closing, on any day of the week and in any month. */
function longestOf(data: OpenNow): string {
  const { open, openUntil, closed, opensAt, opensOn, arranged } = data.texts;
  const said = [open, closed, arranged];
  const write = (pattern: string, moment: number) => said.push(inWords(data, pattern, 0, moment));
  const spans = data.periods.flatMap((period) => period.open.flatMap((some) => some ?? []));
  const days = [...DAYS.keys()].map((day) => day * DAY);
  const months = [...Array(12).keys()].map((month) => Date.UTC(1971, month, 28));
  for (const closes of new Set(spans.map(([, closes]) => closes)))
    write(openUntil, closes * MINUTE);
  for (const opens of new Set(spans.map(([opens]) => opens))) {
    write(opensAt, opens * MINUTE);
    for (const day of [...days, ...months]) write(opensOn, day + opens * MINUTE);
  }
  return said.reduce((longest, one) => (one.length > longest.length ? one : longest));
}
