import { dateFormat } from "../hours/date-format.ts";
import { groupBy } from "../util/group-by.ts";
import type { Turn } from "./days-of-site.ts";

/** A day as people write it: `1 December 2026`. */
export const dayWords = (day: string): string =>
  dateFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));

/** What a site does by itself, a line for each day: `From 1 December 2026: /sale goes`. */
export const turnLines = (turns: readonly Turn[]): string[] =>
  [...groupBy(turns, ({ day }) => day)].map(
    ([day, all]) => `From ${dayWords(day)}: ${turnWords(all)}`,
  );

/** How many changes are named. */
const NAMED = 3;

/** What changes on a day: `/christmas appears and section 2 of / goes`. */
export function turnWords(turns: readonly Turn[]): string {
  const whole = new Set(turns.flatMap(({ pages, section }) => (section ? [] : pages)));
  // With a page all of its sections come.
  const told = turns.filter(({ pages, section }) => !section || pages.some((p) => !whole.has(p)));
  const words = [...new Set(told.map(wordsOf))].slice(0, NAMED);
  const more = new Set(told.map(wordsOf)).size - words.length;
  const all = more > 0 ? [...words, `${more} more ${more === 1 ? "change" : "changes"}`] : words;
  return new Intl.ListFormat("en-GB").format(all);
}

function wordsOf({ pages: [path = "", ...others], section, comes }: Turn): string {
  if (path === "") return "what comes back each year has its next dates";
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const what = section ? `section ${section.number} of ${path}${more}` : path;
  return `${what} ${comes ? "appears" : "goes"}`;
}
