import * as z from "zod";
import { list } from "./fields/fields.ts";
import { withSpelling } from "./fields/spellings.ts";

export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Day = (typeof DAYS)[number];

export const clock = (description: string, example: string) =>
  withSpelling(
    "time",
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write it as hours and minutes, such as 08:00")
      .meta({ description, examples: [example] }),
  );

export const days = (description: string) =>
  list(
    withSpelling(
      "weekday",
      z.enum(DAYS).meta({ description: "One day of the week.", examples: ["Monday"] }),
    ),
    description,
    ["Monday", "Tuesday"],
    { max: 7 },
  );

const WHICH = ["first", "second", "third", "fourth", "last"] as const;

/** A weekday by its position in the month: `first Saturday`. */
export const dayOfMonth = withSpelling(
  "weekdayOfMonth",
  z.templateLiteral([z.enum(WHICH), " ", z.enum(DAYS)], {
    error: "write it as first, second, third, fourth or last, and a day, such as first Saturday",
  }),
).meta({
  title: "Day of the month",
  description: 'The day of the month, for `"every": "month"`.',
  examples: ["first Saturday", "last Friday"],
});

export const timeZone = (description: string) =>
  z
    .string()
    .regex(/^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_+\-0-9]+)+)$/, {
      error: "write it as region and city, such as Europe/Lisbon",
      abort: true,
    })
    .refine(isTimeZone, {
      error:
        "There is no such time zone: write region and city as in the list at data.iana.org/time-zones, such as Europe/Lisbon.",
    })
    .meta({ description, examples: ["Europe/Lisbon"] });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
