import { DAY, dateOf } from "../hours/open-now.ts";

/** What keeps something from visitors: a draft for good, a day until or after it. */
export interface Hidden {
  key: "draft" | "date" | "from" | "until";
  /** The day on which it comes. */
  from?: string;
  /** Its last day, which is past; with a first day after it, it never comes. */
  until?: string;
}

/** Why visitors do not get a page or a section on a day; undefined where they do. */
export function hiddenOn(day: string, value: unknown): Hidden | undefined {
  if (isDraft(value)) return { key: "draft" };
  const [key, from] = firstDay(value);
  const until = dayIn(value, "until");
  if (until !== undefined && until < from) return { key: "until", from, until };
  if (until !== undefined && until < day) return { key: "until", until };
  return from > day ? { key, from } : undefined;
}

/** Whether it says anything of when it is shown, which few pages and sections do. */
export const hasDays = (value: unknown): boolean => KEYS.some((key) => key in Object(value));

const KEYS: readonly Hidden["key"][] = ["draft", "date", "from", "until"];

export const isDraft = (value: unknown): boolean => Object(value).draft === true;

/** The days with which it comes or goes. */
export function turningDays(value: unknown): string[] {
  const until = dayIn(value, "until");
  const [, from] = firstDay(value);
  if (isDraft(value) || (until !== undefined && until < from)) return [];
  return [...(from === "" ? [] : [from]), ...(until === undefined ? [] : [dayAfter(until)])];
}

/** News are there from their date on, and not before a first day besides. */
function firstDay(value: unknown): [key: "date" | "from", day: string] {
  const [date = "", from = ""] = [dayIn(value, "date"), dayIn(value, "from")];
  return date > from ? ["date", date] : ["from", from];
}

/** A day that is none is reported elsewhere. */
function dayIn(value: unknown, key: "date" | "from" | "until"): string | undefined {
  const day: unknown = Object(value)[key];
  return isDay(day) ? day : undefined;
}

export const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export const dayBefore = (day: string): string => dateOf(Date.parse(day) - DAY);

export const dayAfter = (day: string): string => dateOf(Date.parse(day) + DAY);
