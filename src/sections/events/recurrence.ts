import { DAY, type Dated, momentOf, weekdayOf } from "./dates.ts";

const code = (day: string): string => day.slice(0, 2).toUpperCase();

const NUMBERS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
};

/** How an event repeats, in the terms of calendars. `until` formats the end of its last day. */
export function ruleOf(event: Dated, until: (moment: number) => string): string[] {
  const { every, until: last } = event;
  if (every === undefined) return [];
  const parts = [
    ...frequencyOf(event),
    ...(last === undefined ? [] : [`UNTIL=${until(momentOf(last) + DAY - 1000)}`]),
  ];
  return [`RRULE:${parts.join(";")}`];
}

function frequencyOf({ every = "", days, on = "", start }: Dated): string[] {
  if (every === "day") return ["FREQ=DAILY"];
  if (every === "year") return ["FREQ=YEARLY"];
  if (every === "month") {
    const [which = "", day = ""] = on.split(" ");
    return ["FREQ=MONTHLY", `BYDAY=${NUMBERS[which] ?? 1}${code(day)}`];
  }
  const weeks = Number.parseInt(every, 10) || 1;
  const first = weekdayOf(momentOf(start));
  return [
    "FREQ=WEEKLY",
    // Weeks are counted from the first date.
    ...(weeks > 1 ? [`INTERVAL=${weeks}`, `WKST=${code(first)}`] : []),
    `BYDAY=${(days ?? [first]).map(code).join(",")}`,
  ];
}
