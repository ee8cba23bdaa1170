import { isObject } from "../../../../lib/objects.ts";
import { joined } from "../../../../lib/text.ts";
import type { Control, FieldModel, PeriodKeys } from "../../../protocol/fields.ts";
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

/** An entry with its words before its choices and its names for programs, which name it only if it has no words. */
export function withWordsFirst(entry: unknown, item: Control): unknown {
  if (!isObject(entry)) return entry;
  const words = new Set(
    fieldsFor(entry, item).flatMap(({ key, control }) => (isWords(control) ? key : [])),
  );
  const [first, others] = [true, false].map((isFirst) =>
    Object.entries(entry).filter(([key]) => words.has(key) === isFirst),
  );
  return Object.fromEntries([...(first ?? []), ...(others ?? [])]);
}

function fieldsFor(entry: Record<string, unknown>, item: Control): readonly FieldModel[] {
  if (item.type === "object") return item.fields;
  if (item.type !== "variants") return [];
  return item.options.find(({ value }) => value === entry[item.key])?.fields ?? [];
}

/** Whether a field has words for people. The target of a link has none. */
function isWords(control: Control): boolean {
  if (control.type === "alternatives") return control.options.some(isWords);
  if (control.type !== "text" || control.names !== undefined) return false;
  return control.kind === "words" || control.kind === "markdown";
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
