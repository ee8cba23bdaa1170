import * as z from "zod";

/** A day of the calendar. The pattern knows how long months are. */
export const date = (description: string, example: string) =>
  z.iso
    .date({
      error: ({ input }) =>
        /^\d{4}-\d\d-\d\d$/.test(String(input))
          ? "no calendar has this day; look at the month and its length"
          : "write it as year, month and day, such as 2026-12-24",
    })
    .meta({ description, examples: [example] });

interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

type Issues = z.core.ParsePayload["issues"];

/** Says that a field is wrong beside the others. */
export const wrong = (issues: Issues, key: string, message: string) =>
  issues.push({ code: "custom", path: [key], message, input: undefined });

/** Says that a field must be there, as if the schema itself asked for it. */
export const missing = (issues: Issues, key: string, expected: "string" | "array") =>
  issues.push({ code: "invalid_type", path: [key], expected, input: undefined });

/** Says what is wrong between the first and the last day of a period. */
export function checkPeriod({ from, until }: Period, issues: Issues): void {
  if (until === undefined) return;
  if (from === undefined) {
    const message = 'The last day alone is no period: add "from", its first day, or take this out.';
    wrong(issues, "until", message);
  } else if (until < from) {
    const message = `The period ends on ${until}, before it begins on ${from}: mend one of the two.`;
    wrong(issues, "until", message);
  }
}
