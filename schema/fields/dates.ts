import * as z from "zod";
import { forAdministration } from "./administration.ts";
import { withSpelling } from "./spellings.ts";

/** A date. The pattern checks the lengths of months. */
export const date = (description: string, example: string) =>
  withSpelling(
    "day",
    z.iso
      .date({ error: ({ input }) => (isLikeDay(input) ? NO_DAY : `${AS_DAY}, such as 2026-12-24`) })
      .meta({ description, examples: [example] }),
  );

/** A date, with a time or for a whole day. */
export const moment = (description: string, ...examples: [string, ...string[]]) =>
  withSpelling(
    "moment",
    z
      .string()
      .regex(MOMENT, {
        error: ({ input }) =>
          isLikeDay(String(input).slice(0, 10))
            ? "this date or time does not exist; correct it"
            : `${AS_DAY}, and hours and minutes if it has a time, such as 2026-12-24 18:30`,
      })
      .meta({ description, examples }),
  );

/** A date, or only its year, or year and month. */
export const roughDate = (description: string, ...examples: [string, ...string[]]) =>
  withSpelling(
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

const NO_DAY = "this date does not exist; correct the day or the month";
const AS_DAY = "write it as year, month and day";

const DAY_MONTH_OR_YEAR = new RegExp(`^\\d{4}$|^\\d{4}-(0[1-9]|1[0-2])$|${z.regexes.date.source}`);

const MOMENT = new RegExp(
  String.raw`${z.regexes.date.source.replace(/\$$/, "")}([T ]([01]\d|2[0-3]):[0-5]\d)?$`,
);

/** The days between which something is published. */
export const publicationDates = (what: string) => ({
  from: forAdministration(
    date(
      `The first day on which visitors get the ${what}, in the time zone of the business; until then only previews, such as that of \`npm start\`, show it, with a mark.`,
      "2026-12-01",
    ).optional(),
  ),
  until: forAdministration(
    date(`The last day on which visitors get the ${what}.`, "2026-12-26").optional(),
  ),
});

interface DateRange {
  from?: string | undefined;
  until?: string | undefined;
}

export type Issues = z.core.ParsePayload["issues"];

/** Reports a field that contradicts others. */
export const wrong = (issues: Issues, key: string, message: string) =>
  issues.push({ code: "custom", path: [key], message, input: undefined });

/** Reports a missing field, as zod itself does. */
export const missing = (issues: Issues, key: string, expected: "string" | "array") =>
  issues.push({ code: "invalid_type", path: [key], expected, input: undefined });

/** An invalid date is reported at its own field. */
const isDate = (text: string) => z.iso.date().safeParse(text).success;

/** Reports a period without a first day, or with its last day before the first. */
export function checkPeriod(
  { from, until, every }: DateRange & { every?: string | undefined },
  issues: Issues,
): void {
  if (until === undefined) return;
  if (from === undefined) {
    if (every === "month") return;
    const message = 'A period also needs its first day: add "from", or remove this.';
    wrong(issues, "until", message);
  } else if (isDate(until) && isDate(from) && until < from) {
    const message = `The period ends on ${until}, before it begins on ${from}: correct one of the two.`;
    wrong(issues, "until", message);
  }
}

/** Reports a yearly period that is longer than a year. */
export function checkYearly(period: DateRange & { every?: string | undefined }, issues: Issues) {
  const { every, from, until } = period;
  if (every !== "year" || from === undefined || until === undefined) return;
  if (!isDate(from) || !isDate(until) || until < from || isWithinAYear(from, until)) return;
  const message =
    'A period that repeats each year is shorter than a year: correct its dates, or remove "every".';
  wrong(issues, "until", message);
}

/** Whether a period ends before the day and month on which it began. */
export function isWithinAYear(from: string, until: string): boolean {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4));
  return years === 0 || (years === 1 && until.slice(5) < from.slice(5));
}
