import * as z from "zod";
import { checkPeriod, checkYearly, date, type Issues, missing, wrong } from "./fields/dates.ts";
import { customName, fact, list, object } from "./fields/fields.ts";
import { clock, type Day, dayOfMonth, days, timeZone } from "./times.ts";

const yes = (description: string) =>
  z
    .boolean()
    .optional()
    .meta({ description, examples: [true] });

const note = (example: string) =>
  fact("A short note for visitors, in brackets after the hours.", example).optional();

const EVERY = ["year", "month", "2 weeks", "3 weeks", "4 weeks"] as const;

const every = z
  .enum(EVERY, { error: `write one of ${EVERY.map((each) => `"${each}"`).join(", ")}` })
  .meta({
    title: "Repeats",
    description:
      "How often it repeats: each year from the day in `from` to the day in `until`, whatever year they have (29 February only in leap years); each month on the day in `on`; or every few weeks, counted from the week of `from`. For months and weeks, `until` is the last day of the whole series; without it, it goes on.",
    enumDescriptions: EVERY.map((each) => `Every ${each}`),
    examples: ["year", "month", "2 weeks"],
  })
  .optional();

const on = dayOfMonth.optional();

const timesShape = {
  days: days(
    "The days of the week. An entry with `from` may omit them and then applies to every day of its period.",
  ).optional(),
  opens: clock(
    "The opening time; omitted with `allDay`, optional with `byAppointment`.",
    "08:00",
  ).optional(),
  closes: clock(
    "The closing time; a time before `opens` is on the next morning.",
    "18:00",
  ).optional(),
  allDay: yes("Whether it is open for 24 hours, from midnight to midnight."),
  byAppointment: yes("Whether visitors need an appointment."),
  from: date(
    "The first day of a season, or one special day; these times then replace the usual ones.",
    "2026-12-24",
  ).optional(),
  until: date(
    "The last day of the season; default: `from`, a single day.",
    "2026-12-31",
  ).optional(),
  every,
  on,
  note: note("emergencies only"),
};

const openingTimes = object("Opening times of one or more days.", timesShape).check((payload) =>
  checkTimes(payload, "closes"),
);

/** Times of something that may have no known end. */
const times = object("Times on one or more days.", {
  ...timesShape,
  opens: clock(
    "The time when it begins; omitted with `allDay`, optional with `byAppointment`.",
    "10:30",
  ).optional(),
  closes: clock(
    "The time when it ends, if that is known; a time before `opens` is on the next morning.",
    "11:30",
  ).optional(),
  note: note("in English"),
}).check((payload) => checkTimes(payload));

interface Checked {
  value: z.output<z.ZodObject<typeof timesShape>>;
  issues: Issues;
}

/** Reports times that are incomplete or contradict each other. */
function checkTimes({ value, issues }: Checked, end?: "closes"): void {
  const { opens, closes, allDay, byAppointment } = value;
  checkSeries(value, issues);
  if (!value.every && !value.days && value.from === undefined) missing(issues, "days", "array");
  if (allDay && (opens !== undefined || closes !== undefined)) {
    const message =
      'With "allDay" there are no times: remove "opens" and "closes", or remove this.';
    wrong(issues, "allDay", message);
  }
  const isTimeless = allDay || (byAppointment && opens === undefined && closes === undefined);
  if (!isTimeless && opens === undefined) missing(issues, "opens", "string");
  if (!isTimeless && closes === undefined && end) missing(issues, end, "string");
  checkPeriod(value, issues);
  checkYearly(value, issues);
}

const closureShape = {
  from: date("The first or only day.", "2026-12-24").optional(),
  until: date("The last day; omitted for a single day.", "2026-12-26").optional(),
  every,
  on,
  days: days("The days of the week that are closed; default: all.").optional(),
  note: note("Christmas"),
};

const closure = object("One or more days on which it is closed.", {
  ...closureShape,
  phoneToo: yes("Whether the phone is not answered either; only useful with `phoneHours`."),
}).check(checkClosure);

function checkClosure({
  value,
  issues,
}: {
  value: InSeries & { until?: string | undefined };
  issues: Issues;
}): void {
  checkSeries(value, issues);
  if (!value.every && value.from === undefined) missing(issues, "from", "string");
  else checkPeriod(value, issues);
  checkYearly(value, issues);
}

interface InSeries {
  every?: (typeof EVERY)[number] | undefined;
  on?: string | undefined;
  days?: Day[] | undefined;
  from?: string | undefined;
}

/** Reports a repetition that contradicts its days. */
function checkSeries({ every, on, days, from }: InSeries, issues: Issues): void {
  if (every !== undefined && every !== "month" && from === undefined)
    missing(issues, "from", "string");
  if (every === "month" && on === undefined) missing(issues, "on", "string");
  if (every !== "month" && on !== undefined)
    wrong(issues, "on", 'This is the day of each month: add "every": "month", or remove this.');
  if (every === "month" && days !== undefined)
    wrong(issues, "days", '"on" already names the day: remove this.');
}

const moreHours = object("Times of one kind.", {
  label: fact("What the times are for, as visitors read it.", "Services"),
  times: list(
    times,
    "The times, in the form of `openingHours`; `closes` can be omitted, and times of the same day can overlap.",
    [{ days: ["Sunday"], opens: "10:30" }],
  ),
  closures: list(
    object("One or more days without these times.", closureShape).check(checkClosure),
    "The days without these times. The `closures` of the business do not affect them.",
    [{ from: "2026-12-27" }],
    { min: 0 },
  ).default([]),
});

/** The fields about the hours of the business or of a location. */
export const hoursShape = {
  openingHours: list(
    openingTimes,
    "The opening hours; days that are not listed are closed. A day with a break has two entries. Where periods overlap, the shorter one applies.",
    [{ days: ["Monday"], opens: "08:00", closes: "18:00" }],
  ).default([]),
  closures: list(
    closure,
    "The days on which it is closed despite its usual hours, such as holidays.",
    [{ from: "2026-12-24", until: "2026-12-26", note: "Christmas" }],
    // The list may be empty between one Christmas and the next.
    { min: 0 },
  ).default([]),
  phoneHours: list(
    openingTimes,
    "The hours when the phone is answered, if they differ from the opening hours. They also apply during a closure without `phoneToo`.",
    [{ days: ["Monday", "Tuesday"], allDay: true }],
  ).default([]),
  moreHours: z
    .record(customName, moreHours)
    .default({})
    .meta({
      description:
        "Times that are no opening hours, by names that you choose: church services, training, guided tours, the hours of a kitchen. `{business.moreHours.services}` is a token; an `hours` section and the footer show those that they name.",
      examples: [
        { services: { label: "Services", times: [{ days: ["Sunday"], opens: "10:30" }] } },
      ],
    }),
  timeZone: timeZone(
    "The time zone of the business, by its IANA name; only needed in a country that has several.",
  ).optional(),
};

const hours = z.object(hoursShape);

type HoursShape = z.output<typeof hours>;

/** Opening hours and closures, and the hours of the phone if they differ. */
export type Hours = Pick<HoursShape, "openingHours" | "closures"> &
  Partial<Pick<HoursShape, "phoneHours" | "moreHours">>;
export type MoreHours = HoursShape["moreHours"][string];
export type OpeningTimes = Hours["openingHours"][number];
export type Closure = Hours["closures"][number];
