import { dateFormat } from "../../business/hours/date-format.ts";
import { groupBy } from "../../lib/lists.ts";
import type { ScheduledChange, SectionPosition } from "./dated-content.ts";

/** A date in words: `1 December 2026`. */
export const formatDay = (day: string): string =>
  dateFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));

/** Scheduled changes, a line for each day: `From 1 December 2026: /sale goes`. */
export const scheduleLines = (changes: readonly ScheduledChange[]): string[] =>
  [...groupBy(changes, ({ day }) => day)].map(
    ([day, all]) => `From ${formatDay(day)}: ${changeWords(all)}`,
  );

/** The maximum number of listed changes. */
const NAMED = 3;

/** The changes of a day in words: `/christmas appears and section 2 of / goes`. */
export function changeWords(changes: readonly ScheduledChange[]): string {
  const { named, more } = firstChanges(changes);
  const words = named.map(changeText);
  const all = more > 0 ? [...words, `${more} more ${more === 1 ? "change" : "changes"}`] : words;
  return new Intl.ListFormat("en-GB").format(all);
}

/** The first changes of a day. Sections of a page that appears itself are not listed. */
export function firstChanges(changes: readonly ScheduledChange[]) {
  const whole = new Set(changes.flatMap(({ pages, section }) => (section ? [] : pages)));
  const listed = changes.filter(
    ({ pages, section }) => !section || pages.some((path) => !whole.has(path)),
  );
  const distinct = [...new Map(listed.map((change) => [changeText(change), change])).values()];
  return { named: distinct.slice(0, NAMED), more: Math.max(0, distinct.length - NAMED) };
}

function changeText({ pages, section, comes }: ScheduledChange): string {
  const [path] = pages;
  if (path === undefined) return "what comes back each year has its next dates";
  return `${section ? sectionName(section, pages) : path} ${comes ? "appears" : "goes"}`;
}

/** A section of some pages: `section 2 of /seo and 3 more`. */
export function sectionName(
  { number, name }: SectionPosition,
  [path = "", ...others]: readonly string[],
): string {
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return name ?? `section ${number} of ${path}${more}`;
}
