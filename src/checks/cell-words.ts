import type { Table } from "../config/tables/rows.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { isObject } from "../lib/objects.ts";

type Cells = NonNullable<Table["cells"]>;

/** A problem of a CSV file: its words name columns and what to write into a cell, and not JSON. */
export function inCellWords<T extends Pick<Diagnostic, "rule" | "message" | "hint">>(
  { message, hint, ...rest }: T,
  [, ...steps]: Path,
  cells: Cells,
): Omit<T, "message" | "hint"> & Pick<Diagnostic, "message" | "hint"> {
  const isMissing = rest.rule === "missing-key" || rest.rule === "missing-parameter";
  const missing = isMissing ? missingValue(steps, cells) : undefined;
  const inCell = hint === undefined ? [] : inCells(hint, steps, cells);
  const isUnnamed = missing !== undefined && cells.isNamed && cells.columnAt(steps) === undefined;
  const hints = [inCell, isUnnamed ? NAME_IT : []].flat();
  return {
    ...rest,
    message: missing ?? inCells(message, steps, cells),
    ...(hints.length > 0 && { hint: hints.join(" ") }),
  };
}

/** The place of a cell, such as `row 4, column "price"`, after the words for its list or page. */
export const cellInWords = (list: string, [row = 0, ...steps]: Path, cells: Cells): string =>
  [
    `${list} › row ${typeof row === "number" ? cells.rowNumber(row) : 1}`,
    ...(steps.length > 0 ? [`column ${JSON.stringify(columnName(steps, cells))}`] : []),
  ].join(", ");

const columnName = (steps: Path, cells: Cells): string =>
  (steps.length > 0 && cells.columnAt(steps)) || fieldName(steps);

/** `services.1.title`, as a column without a name in the config is called. */
const fieldName = (steps: Path): string =>
  steps.map((step) => (typeof step === "number" ? step + 1 : step)).join(".");

const NAME_IT = 'Name its column in "columns", beside "table" in the config.';

function missingValue(steps: Path, cells: Cells): string | undefined {
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  if (typeof last === "number")
    return `The columns "${fieldName(steps)}.…" are empty in this row, and those of a later entry are not.`;
  const column = cells.columnAt(steps);
  return column === undefined
    ? `There is no column ${cells.isNamed ? "for the field " : ""}"${fieldName(steps)}".`
    : `The cell of the column "${column}" is empty in this row.`;
}

/** What a sentence says of another place than the table. */
const ELSEWHERE =
  /\bunder [a-z]|\b(in the config|of business|in this section|a section|a page|there|beside "table")\b|\.json\b/i;

/** A text whose JSON is what to write into cells, except in sentences about another place. */
function inCells(text: string, steps: Path, cells: Cells): string {
  const values = jsonIn(text);
  const marked = values.reduceRight(
    (rest, { start, end }, index) => `${rest.slice(0, start)}\0${index}\0${rest.slice(end)}`,
    text,
  );
  return marked
    .split(/(?<=[.;?]) |(?<=, or )(?=here,)/)
    .map((part) => {
      const isElsewhere = ELSEWHERE.test(part);
      return (isElsewhere ? part : plainWords(part, steps, cells)).replace(
        /\0(\d+)\0/g,
        (_, index) => {
          const found = values[Number(index)];
          if (!found) return "";
          return isElsewhere ? text.slice(found.start, found.end) : columnsOf(found, steps, cells);
        },
      );
    })
    .join(" ")
    .replace(/ For example: $/, "");
}

const plainWords = (text: string, steps: Path, cells: Cells): string =>
  (isHours(steps) ? hoursWords(text, cells) : text)
    .replace(/\b(Add|Remove|[Uu]se|in|instead of) "([a-z][A-Za-z]*)"(?!\w)/g, '$1 the column "$2"')
    .replace(/(For example: )"([^"]*)"$/, "$1$2")
    .replaceAll("\\\\", "\\")
    .replaceAll(" in double quotes", "")
    .replaceAll(" without quotes", "")
    .replaceAll("true or false", "yes or no")
    .replaceAll("a list in square brackets", "a list with ; between its entries")
    .replaceAll("an object in braces", "in a column for each of its parts");

/** A value of JSON in a text, perhaps with its key: `"price": 45`. */
interface JsonValue {
  start: number;
  end: number;
  key?: string | undefined;
  value: unknown;
}

const VALUE = /(?:"([\w.]+)": ?)?([[{]|"(?:[^"\\]|\\.)*"|-?\d[\d.]*|true\b|false\b)/g;

function jsonIn(text: string): JsonValue[] {
  const found: JsonValue[] = [];
  for (const { 0: whole, 1: key, 2: first = "", index: start } of text.matchAll(VALUE)) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const from = start + whole.length - first.length;
    const end = endOfValue(text, from, first);
    const value = parsed(text.slice(from, end));
    const isWord = key === undefined && (typeof value !== "object" || value === null);
    if (value !== undefined && !isWord) found.push({ start, end, key, value });
  }
  return found;
}

/** The offset after a value that begins with a bracket or is a whole word. */
function endOfValue(text: string, from: number, start: string): number {
  if (start !== "[" && start !== "{") return from + start.length;
  let depth = 0;
  for (const { 0: sign, index } of text.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    depth += /^[[{]/.test(sign) ? 1 : /^[\]}]/.test(sign) ? -1 : 0;
    if (depth === 0) return from + index + 1;
  }
  return text.length;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A value as cells. The columns of other fields are those beside the cell. */
function columnsOf({ value, key }: Omit<JsonValue, "start" | "end">, steps: Path, cells: Cells) {
  if (isHours(steps) && (isObject(value) || key === "allDay")) return hoursCell(Object(value));
  const own = key === undefined || key === steps.at(-1) ? steps : [...besides(steps), key];
  const within = cellsIn(value, own);
  return within.length === 1 && own === steps && within[0]?.steps === own
    ? asCell(value)
    : within.map((each) => inColumn(each.value, each.steps, cells)).join(", ");
}

/** The cells of a value; a list of plain values is one cell. */
function cellsIn(value: unknown, steps: Path): { value: unknown; steps: Path }[] {
  if (!isObject(value) || (Array.isArray(value) && !value.some(isObject)))
    return [{ value, steps }];
  return Object.entries(value).flatMap(([name, inner]) =>
    cellsIn(inner, [...steps, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The hours of a location have a column for each weekday and one for dates (src/config/tables/hours-cells.ts). */
const isHours = ([first]: Path) => first === "openingHours";

const besides = (steps: Path): Path => (isHours(steps) ? [] : steps.slice(0, -1));

const hoursWords = (text: string, cells: Cells): string =>
  text
    .replace(/ of entry \d+/, "")
    .replace(
      /"(closures|openingHours)"/g,
      `the column "${columnName(["openingHours", "dates"], cells)}"`,
    );

/** Hours as in a cell: `24h`, or closed on dates. */
const hoursCell = ({ from, until = from }: { from?: unknown; until?: unknown }): string =>
  from === undefined ? "24h" : [...new Set([from, until])].map((day) => `${day}: x`).join(", ");

const inColumn = (value: unknown, steps: Path, cells: Cells): string =>
  `${asCell(value)} in the column "${columnName(steps, cells)}"`;

const asCell = (value: unknown): string =>
  Array.isArray(value) ? value.map(asCell).join("; ") : (FLAGS.get(value) ?? String(value));

const FLAGS = new Map<unknown, string>([
  [true, "yes"],
  [false, "no"],
]);
