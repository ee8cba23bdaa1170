import type { Path } from "../../diagnostics/diagnostic.ts";
import { listNames } from "../../diagnostics/list-names.ts";
import { didYouMean, nearestWord } from "../../diagnostics/suggest.ts";
import { isObject } from "../../lib/objects.ts";
import type { JsonSource } from "../read/json-source.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import { isTableName } from "./table-files.ts";

/** A table in the place of a list, and how its rows become entries. */
export interface TableReference {
  table: string;
  /** The columns by the fields that they are; without it, columns are named as their fields. */
  columns?: Record<string, string>;
  /** Fields that all entries have. */
  each?: Record<string, unknown>;
  /** The fields without which a row is left out. */
  onlyWith?: string[];
  /** The number of entries at most. */
  limit?: number;
  /** The order of dates such as 03/04/2026. */
  dates?: (typeof DATE_ORDERS)[number];
}

export const DATE_ORDERS = ["day first", "month first"] as const;

const isText = (value: unknown): value is string => typeof value === "string";
const isFilled = (value: unknown): value is string => isText(value) && value.trim() !== "";

/** Whether a value names the columns of fields. */
export const isColumns = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isFilled);

/** The keys besides `table`, each with the test of its value and what to write. */
const OPTIONS: Record<string, [accepts: (value: unknown) => boolean, expected: string]> = {
  columns: [
    isColumns,
    'an object of fields and names of columns, such as { "author": "Reviewer" }',
  ],
  each: [isObject, "an object with fields that all entries have"],
  onlyWith: [
    (value) => Array.isArray(value) && value.length > 0 && value.every(isFilled),
    'a list of fields, such as ["text"]',
  ],
  limit: [
    (value) => typeof value === "number" && Number.isInteger(value) && value > 0,
    "a whole number, such as 12",
  ],
  dates: [
    (value) => DATE_ORDERS.some((order) => order === value),
    DATE_ORDERS.map((order) => JSON.stringify(order)).join(" or "),
  ],
};

/** Whether a value is a table in the place of a list. */
export const isTableReference = (value: unknown): value is TableReference & object =>
  isObject(value) &&
  isText(value.table) &&
  (Object.keys(value).length === 1 ||
    (isTableName(value.table) &&
      Object.keys(value).every((key) => key !== "type" && key !== "path")));

const isObjectOrList = (value: unknown) => typeof value === "object" && value !== null;

const ONE_COLUMN =
  'A field takes one column. Add a column to the table with both texts, such as =A2&" "&B2 in a spreadsheet, and name that one.';

/** The keys of a reference that are unknown or have a wrong value. */
export function referenceProblems(
  reference: TableReference,
  at: Path,
  { locate }: JsonSource,
): SourceProblem[] {
  return Object.entries(reference).flatMap(([key, value]) => {
    if (key === "table") return [];
    const [accepts, expected = ""] = OPTIONS[key] ?? [];
    if (accepts?.(value)) return [];
    const known = listNames(["table", ...Object.keys(OPTIONS)], 9);
    const meant = nearestWord(key, Object.keys(OPTIONS));
    const path = [...at, key];
    const hasLists =
      key === "columns" && isObject(value) && Object.values(value).some(isObjectOrList);
    return {
      rule: "params-file" as const,
      offset: 0,
      length: 0,
      range: locate(path, accepts ? undefined : "key"),
      message: accepts
        ? `"${key}" has a wrong value.`
        : `A table in the place of a list has no field "${key}".`,
      hint: hasLists
        ? ONE_COLUMN
        : accepts
          ? `Write ${expected}.`
          : meant
            ? didYouMean(meant)
            : `It takes ${known}.`,
    };
  });
}

/** The names that a reference gives to columns which the file does not have. */
export function columnProblems(
  { columns = {}, table }: TableReference,
  headers: readonly string[],
  at: Path,
  { locate }: JsonSource,
): SourceProblem[] {
  return Object.entries(columns).flatMap(([field, name]) => {
    if (headers.includes(name.trim())) return [];
    const meant = nearestWord(name, headers);
    const within = headers.filter((header) => header !== "" && name.includes(header));
    return {
      rule: "params-file" as const,
      offset: 0,
      length: 0,
      range: locate([...at, "columns", field]),
      message: `"${table}" has no column "${name}".`,
      hint:
        within.length > 1
          ? ONE_COLUMN
          : meant
            ? didYouMean(meant)
            : `Its columns are ${listNames(headers, 20)}.`,
    };
  });
}
