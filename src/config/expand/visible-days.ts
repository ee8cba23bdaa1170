import { DAY, dateOf } from "../../business/hours/open-now.ts";

/** Why something is not published: it is a draft, or before or after its dates. */
export interface Hidden {
  key: "draft" | "date" | "from" | "until";
  /** Its first day. */
  from?: string;
  /** Its last day, if that is past or before its first day. */
  until?: string;
}

/** Why a page or a section is not published on a day; undefined if it is. */
export function hiddenOn(day: string, value: unknown): Hidden | undefined {
  if (isDraft(value)) return { key: "draft" };
  const [key, from] = firstDay(value);
  const until = validDay(value, "until");
  if (until !== undefined && until < from) return { key: "until", from, until };
  if (until !== undefined && until < day) return { key: "until", until };
  return from > day ? { key, from } : undefined;
}

/** Whether it has `draft` or dates, which few pages and sections do. */
export const hasDays = (value: unknown): boolean => KEYS.some((key) => key in Object(value));

/** Equal for what is published on the same days. */
export const daysOf = (value: unknown): string =>
  JSON.stringify(KEYS.map((key) => Object(value)[key] ?? null));

const KEYS: readonly Hidden["key"][] = ["draft", "date", "from", "until"];

export const isDraft = (value: unknown): boolean => Object(value).draft === true;

/** The days on which it appears or disappears. */
export function changeDays(value: unknown): string[] {
  const until = validDay(value, "until");
  const [, from] = firstDay(value);
  if (isDraft(value) || (until !== undefined && until < from)) return [];
  return [...(from === "" ? [] : [from]), ...(until === undefined ? [] : [dayAfter(until)])];
}

/** News is published from the later of `date` and `from`. */
function firstDay(value: unknown): [key: "date" | "from", day: string] {
  const [date = "", from = ""] = [validDay(value, "date"), validDay(value, "from")];
  return date > from ? ["date", date] : ["from", from];
}

/** Another check reports invalid dates. */
function validDay(value: unknown, key: "date" | "from" | "until"): string | undefined {
  const day: unknown = Object(value)[key];
  return isDay(day) ? day : undefined;
}

export const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export const dayBefore = (day: string): string => dateOf(Date.parse(day) - DAY);

export const dayAfter = (day: string): string => dateOf(Date.parse(day) + DAY);
