import { basename } from "node:path";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../lib/objects.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import type { Table } from "./rows.ts";
import type { CellTypes } from "./source-file.ts";
import type { TableReference } from "./table-reference.ts";

export interface Exported {
  rows: Record<string, unknown>[];
  problems: SourceProblem[];
}

export interface Place {
  table: Table;
  section: unknown;
  /** The path of an entry in the section. */
  entry: Path;
  config: unknown;
  /** The names of the entries, if they have some. */
  keys?: readonly (string | undefined)[];
}

/** The path of an entry, from its row. */
const entryAt = ({ entry, keys }: Place, row: number): Path =>
  keys ? [...entry.slice(0, -1), keys[row] ?? ""] : entry;

/**
 * The rows of a table whose columns the config names: an export of another service, which its owner does not
 * edit. Texts are plain text. Values in other notations are read if they have one meaning.
 */
export function exportedRows(
  rows: readonly Record<string, unknown>[],
  reference: TableReference,
  place: Place,
  fields: CellTypes,
): Exported {
  const problems: SourceProblem[] = [];
  const order = reference.dates ?? orderIn(rows, place, fields);
  const read = (value: unknown, path: Path, row: number): unknown => {
    if (Array.isArray(value)) return value.map((each, at) => read(each, [...path, at], row));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, read(inner, [...path, key], row)]),
      );
    if (typeof value !== "string") return value;
    const at = [...entryAt(place, row), ...path];
    const text = plainText(value);
    const kind = fields.fieldAt(place.section, at)?.textKind;
    if (kind === "markdown") return escapedMarkdown(text);
    if (kind !== undefined) return text.replaceAll("{", "\\{");
    const date = inOrder(text, order);
    const found = fields.readAt(place.section, at, date, place.config);
    if (found?.isSure) return found.value;
    if (found && SLASHES.test(text)) problems.push(unclear(text, [row, ...path], place.table));
    return date;
  };
  return {
    rows: rows.map((row, index) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, read(value, [key], index)]),
      ),
    ),
    problems: problems.slice(0, 1),
  };
}

/** A date such as 03/04/2026, perhaps with a time after it. */
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=\D|$)/;

const LAST_MONTH = 12;

/** The order of the dates of a table, if one of them can only be in one order. */
function orderIn(
  rows: readonly Record<string, unknown>[],
  { section, entry }: Place,
  fields: CellTypes,
): TableReference["dates"] {
  return dateOrder(
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([key, value]) => {
        const isText = fields.fieldAt(section, [...entry, key])?.textKind !== undefined;
        return isText || typeof value !== "string" ? [] : value;
      }),
    ),
  );
}

/** The order of dates with slashes, if one of them can only be in one order. */
export function dateOrder(texts: readonly string[]): TableReference["dates"] {
  const dates = texts.flatMap((text) => {
    const found = SLASHES.exec(text);
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const hasDayFirst = dates.some(([first]) => first > LAST_MONTH);
  const hasMonthFirst = dates.some(([, second]) => second > LAST_MONTH);
  if (hasDayFirst === hasMonthFirst) return undefined;
  return hasDayFirst ? "day first" : "month first";
}

export const inOrder = (text: string, order: TableReference["dates"]): string =>
  order === undefined
    ? text
    : text.replace(SLASHES, order === "day first" ? "$1.$2.$3" : "$2.$1.$3");

const unclear = (text: string, path: Path, { file, locate }: Table): SourceProblem => ({
  rule: "params-file",
  file,
  path,
  offset: 0,
  length: 0,
  range: locate(path),
  message: `"${text}" can be two dates, and no date in this column shows which number is the month.`,
  hint: `Write "dates": "day first" or "dates": "month first" beside "table": "${basename(file)}".`,
});

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

/** The text of a cell with HTML: entities as characters, breaks as lines. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/?p(\s[^>]*)?>/gi, "\n\n")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
      if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
      return ENTITIES[String(name).toLowerCase()] ?? whole;
    })
    .trim();

/** Text whose characters have no meaning in Markdown; a line break is a new paragraph. */
const escapedMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#~|{&]/g, "\\$&")
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, "$1\\$2")
    .replace(/^(\s*)([-+=])/gm, "$1\\$2")
    .replace(/\s*\n\s*/g, "\n\n");
