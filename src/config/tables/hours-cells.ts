import { DAYS } from "../../../schema/times.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { isObject } from "../../lib/objects.ts";

/** What is wrong with the hours in a cell. */
export interface HoursFault {
  /** The path of the column in a row. */
  path: Path;
  /** Whether the name of the column is wrong, and not its cell. */
  isName: boolean;
  message: string;
  hint: string;
}

/** Reads a time or a date of a cell; undefined if it has no certain meaning. */
export interface HoursReader {
  time(text: string): string | undefined;
  date(text: string): string | undefined;
}

interface RowHours {
  fields: Record<string, unknown>;
  faults: HoursFault[];
}

/** The step of the column with the hours of single dates. */
const DATES = "dates";

/** The fields of a row whose hours are in columns for weekdays, as `openingHours.Monday`, and for dates. */
export function hoursOfRow(
  row: Readonly<Record<string, unknown>>,
  reader: HoursReader,
): RowHours | undefined {
  const { openingHours: columns, ...others } = row;
  if (!isObject(columns) || Array.isArray(columns)) return undefined;
  const faults: HoursFault[] = [];
  const entries = Object.entries(columns).flatMap(([name, value]): Entry[] => {
    const text = String(value);
    const path = ["openingHours", name];
    const found =
      name === DATES
        ? datesIn(text, reader)
        : DAYS.some((day) => day === name)
          ? timesIn(text, reader, { days: [name] })
          : { hint: `It takes ${DAYS.join(", ")} and ${DATES}.`, what: "no day" as const };
    if (Array.isArray(found)) return found;
    const message = found.what
      ? `"openingHours.${name}" is not a day of the week.`
      : `Hours cannot be read from "${text}".`;
    faults.push({ path, isName: found.what !== undefined, message, hint: found.hint });
    return [];
  });
  const isClosure = (entry: Entry) => entry.isClosed;
  const closures = entries.filter(isClosure).map(({ hours }) => hours);
  const openingHours = entries.filter((entry) => !isClosure(entry)).map(({ hours }) => hours);
  const fields = {
    ...others,
    ...(openingHours.length > 0 && { openingHours }),
    ...(closures.length > 0 && { closures }),
  };
  return { fields, faults };
}

interface Entry {
  hours: Record<string, unknown>;
  isClosed: boolean;
}

interface Unreadable {
  what?: "no day";
  hint: string;
}

const CLOSED =
  /^(x|[-–—]|closed|geschlossen|ruhetag|fermée?|cerrado|chiuso|zamknięte|nieczynne|fechado|gesloten|ar gau|مغلق)$/iu;
const ALL_DAY =
  /^((open )?24 ?(h|hours?|stunden|heures|horas|ore|godzin|uur)|24\/7|(0?0[:.]00|12(:00)? ?am) ?[-–—] ?(24[:.]00|0?0[:.]00|23[:.]59|12(:00)? ?am|11:59 ?pm))( uhr)?$/iu;

/** A list of times such as `09:00-12:00, 13:00-17:00`; a closed day has none. */
function timesIn(
  text: string,
  reader: HoursReader,
  when: Record<string, unknown>,
): Entry[] | Unreadable {
  const plain = text.normalize("NFKC").trim();
  if (CLOSED.test(plain)) return "from" in when ? [{ hours: when, isClosed: true }] : [];
  if (ALL_DAY.test(plain)) return [{ hours: { ...when, allDay: true }, isClosed: false }];
  const entries = plain.split(/\s*[,;&|\n]\s*|\s+(?:and|und|et|y|e|i|en)\s+/iu).flatMap((part) => {
    const [start, end, ...more] = part.split(
      /\s*[-–—−]\s*|\s+(?:to|till|until|bis|à|a|do|tot)\s+/iu,
    );
    const opens = reader.time(start ?? "");
    const closes = reader.time(end ?? "");
    if (opens === undefined || closes === undefined || more.length > 0) return undefined;
    return { hours: { ...when, opens, closes }, isClosed: false };
  });
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? known : { hint: HOW_TIMES };
}

const HOW_TIMES =
  "Write 09:00-17:00 or 9:00 AM-5:00 PM, with a comma between several, or x for a closed day.";

/** The hours of dates: `2026-12-24: 09:00-13:00, 2026-12-25: x`. */
function datesIn(text: string, reader: HoursReader): Entry[] | Unreadable {
  const [before = "", ...pieces] = text.split(DATE);
  const dates = pieces.filter((_, at) => at % 2 === 0);
  if (before.trim() !== "" || dates.length === 0) return { hint: HOW_DATES };
  const entries: Entry[] = [];
  for (const [at, written] of dates.entries()) {
    const from = reader.date(written);
    if (from === undefined) return { hint: whichMonth(written) };
    const times = (pieces[2 * at + 1] ?? "").trim().replace(/[,;]$/, "");
    const found = timesIn(times, reader, { from });
    if (!Array.isArray(found)) return { hint: HOW_DATES };
    addAll(entries, found);
  }
  return entries;
}

const DATE = /(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4})\s*:\s*/;

const HOW_DATES =
  "Write each date before its hours, with commas between: 2026-12-24: 09:00-13:00, 2026-12-25: x.";

const whichMonth = (date: string) =>
  `${date} can be two dates. Write "dates": "day first" or "dates": "month first" beside "table" in the config.`;

/** The path of an entry of hours as the column of the table that has it. */
export function hoursColumn(path: Path, value: unknown): Path {
  const [first, key, field, index] = path;
  if (first !== "locations" || (field !== "openingHours" && field !== "closures")) return path;
  const start = [first, key ?? "", "openingHours"];
  if (index === undefined) return field === "closures" ? [...start, DATES] : path;
  const entry = Object(Object(Object(Object(value).locations)[String(key)])[field])[index];
  const [day = DATES] = Object(entry).days ?? [];
  return [...start, Object(entry).from === undefined ? day : DATES];
}
