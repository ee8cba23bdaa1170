import * as z from "zod";
import { spelt } from "./spellings.ts";

/** A day of the calendar. The pattern knows how long months are. */
export const date = (description: string, example: string) =>
  spelt(
    "day",
    z.iso
      .date({ error: ({ input }) => (isLikeDay(input) ? NO_DAY : `${AS_DAY}, such as 2026-12-24`) })
      .meta({ description, examples: [example] }),
  );

/** A day, or only its month or its year where no more is known. */
export const roughDate = (description: string, ...examples: [string, ...string[]]) =>
  spelt(
    "day",
    z
      .string()
      .regex(DAY_MONTH_OR_YEAR, {
        error: ({ input }) =>
          isLikeDay(input) ? NO_DAY : `${AS_DAY}, or as 2026-12 or 2026 where you know no more`,
      })
      .meta({ description, examples }),
  );

const isLikeDay = (input: unknown) => /^\d{4}-\d\d(-\d\d)?$/.test(String(input));

const NO_DAY = "no calendar has this day; look at the month and its length";
const AS_DAY = "write it as year, month and day";

const DAY_MONTH_OR_YEAR = new RegExp(`^\\d{4}$|^\\d{4}-(0[1-9]|1[0-2])$|${z.regexes.date.source}`);

/** The days on which something is published: it comes and goes by itself. */
export const shownDays = (what: string) => ({
  from: date(
    `The first day on which visitors get the ${what}, by the clocks of the business; before it, \`npm start\` alone shows it, marked.`,
    "2026-12-01",
  ).optional(),
  until: date(
    `The last day on which visitors get the ${what}; with the next day it is gone.`,
    "2026-12-26",
  ).optional(),
});

interface DateRange {
  from?: string | undefined;
  until?: string | undefined;
}

export type Issues = z.core.ParsePayload["issues"];

/** Says that a field is wrong beside the others. */
export const wrong = (issues: Issues, key: string, message: string) =>
  issues.push({ code: "custom", path: [key], message, input: undefined });

/** Says that a field must be there, as if the schema itself asked for it. */
export const missing = (issues: Issues, key: string, expected: "string" | "array") =>
  issues.push({ code: "invalid_type", path: [key], expected, input: undefined });

/** What is no date is reported at the field itself. */
const isDate = (text: string) => z.iso.date().safeParse(text).success;

/** Says what is wrong between the first and the last day of a period. */
export function checkPeriod(
  { from, until, every }: DateRange & { every?: string | undefined },
  issues: Issues,
): void {
  if (until === undefined) return;
  if (from === undefined) {
    if (every === "month") return;
    const message = 'The last day alone is no period: add "from", its first day, or take this out.';
    wrong(issues, "until", message);
  } else if (isDate(until) && isDate(from) && until < from) {
    const message = `The period ends on ${until}, before it begins on ${from}: mend one of the two.`;
    wrong(issues, "until", message);
  }
}

/** Says that what comes back each year is over before it does. */
export function checkYearly(period: DateRange & { every?: string | undefined }, issues: Issues) {
  const { every, from, until } = period;
  if (every !== "year" || from === undefined || until === undefined) return;
  if (!isDate(from) || !isDate(until) || until < from || isWithinAYear(from, until)) return;
  const message =
    'What comes back each year lasts less than one: mend its dates, or take "every" out.';
  wrong(issues, "until", message);
}

/** Whether a period is over before the day and month on which it began. */
export function isWithinAYear(from: string, until: string): boolean {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4));
  return years === 0 || (years === 1 && until.slice(5) < from.slice(5));
}
