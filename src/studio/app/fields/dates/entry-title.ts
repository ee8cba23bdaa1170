import { isObject } from "../../../../lib/objects.ts";
import { joined } from "../../../../lib/text.ts";
import type { PeriodKeys } from "../../../protocol/fields.ts";
import type { DateWords } from "./use-dates.ts";

const DAY = /^\d{4}-\d\d-\d\d/;
const TIME = /^\d\d:\d\d$/;

/**
 * What an entry is called: its first words, or else those of its picture or link; a period has its dates before them, as
 * visitors read them.
 */
export function entryTitle(
  entry: unknown,
  period: PeriodKeys | undefined,
  dates: DateWords,
): string | undefined {
  if (typeof entry === "string") return DAY.test(entry) ? dates.day(entry) : entry;
  const fields: Record<string, unknown> = Object(entry);
  const texts = Object.entries(fields).flatMap(([key, value]) =>
    typeof value === "string" && value !== "" && key !== period?.repeats ? value : [],
  );
  const inner = () => Object.values(fields).filter(isObject).flatMap(textsIn)[0];
  const times = texts.filter((value) => TIME.test(value)).map(dates.time);
  const [words = times.join(" – ")] = texts.filter(
    (value) => !TIME.test(value) && !DAY.test(value),
  );
  return (
    [period && periodTitle(fields, period, dates), words].filter(Boolean).join(": ") || inner()
  );
}

/** All texts within a value, such as the name of the file of a picture. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function periodTitle(
  fields: Record<string, unknown>,
  { first, last, repeats }: PeriodKeys,
  dates: DateWords,
): string {
  const dayOf = (keys: readonly string[]) =>
    keys.map((key) => fields[key]).find((value) => typeof value === "string" && DAY.test(value));
  const every = repeats === undefined ? undefined : fields[repeats];
  const begin = dayOf(first);
  // The end of a series is not that of its first time.
  const end = every === undefined || every === "year" ? dayOf(last) : undefined;
  const [from, until] = [String(begin ?? end ?? ""), String(end ?? begin ?? "")];
  const days = from && dates.period(from, until, every === "year");
  return joined([days, typeof every === "string" && dates.repeats(every)], ",");
}
