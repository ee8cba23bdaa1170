import * as z from "zod";
import { checkPeriod, checkYearly, date, type Issues, missing, wrong } from "./fields/dates.ts";
import { fact, list, object } from "./fields/fields.ts";
import { spelt } from "./fields/spellings.ts";

/** The days of a week, in its order. */
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

const clock = (description: string, example: string) =>
  spelt(
    "time",
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write it as hours and minutes, such as 08:00")
      .meta({ description, examples: [example] }),
  );

const days = (description: string) =>
  list(
    spelt(
      "weekday",
      z.enum(DAYS).meta({ description: "A day of the week.", examples: ["Monday"] }),
    ),
    description,
    ["Monday", "Tuesday"],
    { max: 7 },
  );

const yes = (description: string) =>
  z
    .boolean()
    .optional()
    .meta({ description, examples: [true] });

const note = (example: string) =>
  fact("A few words for visitors, shown in brackets.", example).optional();

const EVERY = ["year", "month", "2 weeks", "3 weeks", "4 weeks"] as const;

const every = z
  .enum(EVERY, { error: `write one of ${EVERY.map((each) => `"${each}"`).join(", ")}` })
  .optional()
  .meta({
    description:
      "Says that it comes back: each year on its dates, 29 February left out in years without it; each month on the day that `on` names; or every few weeks, counted from the week that begins with `from`. `until` then is the last day of all.",
    examples: ["year", "month", "2 weeks"],
  });

const WHICH = ["first", "second", "third", "fourth", "last"] as const;

/** Which of a month's days of the same name: `first Saturday`. */
const on = spelt(
  "weekdayOfMonth",
  z.templateLiteral([z.enum(WHICH), " ", z.enum(DAYS)], {
    error: "write it as first, second, third, fourth or last, and a day, such as first Saturday",
  }),
)
  .optional()
  .meta({
    description: 'On which day of each month, beside `"every": "month"`.',
    examples: ["first Saturday", "last Friday"],
  });

const openingTimes = object("Opening times that some days share.", {
  days: days(
    "The days. Only an entry with `from` may leave them out: it is for every day of its period.",
  ).optional(),
  opens: clock(
    "When the day starts. An entry with `allDay` has no times, one with `byAppointment` may have none.",
    "08:00",
  ).optional(),
  closes: clock(
    "When the day ends; a time before `opens` is one of the next morning.",
    "18:00",
  ).optional(),
  allDay: yes("Open for 24 hours, from midnight to midnight."),
  byAppointment: yes("Only for those who have an appointment."),
  from: date(
    "The first day of a season, or one special day: then these times take the place of the usual ones.",
    "2026-12-24",
  ).optional(),
  until: date(
    "The last day of the season; without it, only the day `from` counts.",
    "2026-12-31",
  ).optional(),
  every,
  on,
  note: note("emergencies only"),
}).check(({ value, issues }) => {
  const { opens, closes, allDay, byAppointment } = value;
  checkSeries(value, issues);
  if (!value.every && !value.days && value.from === undefined) missing(issues, "days", "array");
  if (allDay && (opens !== undefined || closes !== undefined)) {
    const message =
      'What is open all day has no times: take out "opens" and "closes", or take this out.';
    wrong(issues, "allDay", message);
  }
  const isTimeless = allDay || (byAppointment && opens === undefined && closes === undefined);
  if (!isTimeless && opens === undefined) missing(issues, "opens", "string");
  if (!isTimeless && closes === undefined) missing(issues, "closes", "string");
  checkPeriod(value, issues);
  checkYearly(value, issues);
});

const closure = object("Days on which it is closed.", {
  from: date("The first day, or the only one.", "2026-12-24").optional(),
  until: date("The last day; without it, only the day `from` counts.", "2026-12-26").optional(),
  every,
  on,
  days: days("The closed days of the week; default: all.").optional(),
  note: note("Christmas"),
  phoneToo: yes("Nobody answers the phone then, either; only needed beside `phoneHours`."),
}).check(({ value, issues }) => {
  checkSeries(value, issues);
  if (!value.every && value.from === undefined) missing(issues, "from", "string");
  else checkPeriod(value, issues);
  checkYearly(value, issues);
});

interface InSeries {
  every?: (typeof EVERY)[number] | undefined;
  on?: string | undefined;
  days?: Day[] | undefined;
  from?: string | undefined;
}

/** Says what is wrong between how often something comes back and its days. */
function checkSeries({ every, on, days, from }: InSeries, issues: Issues): void {
  if (every !== undefined && every !== "month" && from === undefined)
    missing(issues, "from", "string");
  if (every === "month" && on === undefined) missing(issues, "on", "string");
  if (every !== "month" && on !== undefined)
    wrong(issues, "on", 'This is the day of each month: add "every": "month", or take it out.');
  if (every === "month" && days !== undefined)
    wrong(issues, "days", '"on" says on which day it is: take this out.');
}

/** The fields about when something is open: the business, or one of its places. */
export const hoursShape = {
  openingHours: list(
    openingTimes,
    "When it is open; days not named are closed. A day with a break has two entries. Of times with dates those of the shorter period count.",
    [{ days: ["Monday"], opens: "08:00", closes: "18:00" }],
  ).default([]),
  closures: list(
    closure,
    "When it is closed during its usual hours: holidays, a day off.",
    [{ from: "2026-12-24", until: "2026-12-26", note: "Christmas" }],
    // Whoever takes the last one out after Christmas leaves the list for the next.
    { min: 0 },
  ).default([]),
  phoneHours: list(
    openingTimes,
    "When the phone is answered, if that is at other times than it is open: day and night, for one. A closure leaves it as it is unless it says `phoneToo`.",
    [{ days: ["Monday", "Tuesday"], allDay: true }],
  ).default([]),
  timeZone: z
    .string()
    .regex(/^(UTC|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_+\-0-9]+)+)$/, {
      error: "write it as region and city, such as Europe/Lisbon",
      abort: true,
    })
    .refine(isTimeZone, {
      error:
        "There is no such time zone: write region and city as in the list at data.iana.org/time-zones, such as Europe/Lisbon.",
    })
    .optional()
    .meta({
      description:
        "The time zone of the opening hours, by its IANA name; only needed in a country that has several.",
      examples: ["Europe/Lisbon"],
    }),
};

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const hours = z.object(hoursShape);

type HoursShape = z.output<typeof hours>;

/** When something is open, and when its phone is answered if that is told apart. */
export type Hours = Pick<HoursShape, "openingHours" | "closures"> &
  Partial<Pick<HoursShape, "phoneHours">>;
export type OpeningTimes = Hours["openingHours"][number];
export type Closure = Hours["closures"][number];
