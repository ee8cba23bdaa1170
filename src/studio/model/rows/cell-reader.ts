import { safeParse, type z } from "zod";
import { isCountry } from "../../../../schema/fields/country.ts";
import { explainIssues, readingContext } from "../../../config/parse/explain.ts";
import type { Issue } from "../../../config/parse/issue-messages.ts";
import { canonicalTag, countryCode } from "../../../config/parse/readings/codes.ts";
import { meanings } from "../../../config/parse/readings/meanings.ts";
import type { ReadingContext } from "../../../config/parse/readings/readings.ts";
import { bare, defOf } from "../../../config/parse/schema-at.ts";
import { cellType } from "../../../config/parse/section-fields.ts";
import { decimalSigns, isAmbiguousNumber } from "../../../config/tables/ambiguous-numbers.ts";
import { cellValue, pieces } from "../../../config/tables/cell-values.ts";
import { readCsv } from "../../../config/tables/csv.ts";
import type { TableColumn, TableName } from "../../protocol/rows.ts";
import { cellText } from "./cell-text.ts";
import { columnSchema } from "./file-columns.ts";
import { type SiteTables, tableFile, tableLanguage } from "./site-tables.ts";

/** How the text of a cell is read. */
export interface CellReading {
  /** The text that the cell gets. */
  text: string;
  /** Its value in JSON. */
  value: unknown;
  /** Why the text as it was typed is not accepted. */
  message?: string;
  /** The texts that may be meant with it. */
  readings: readonly string[];
}

export type CellReader = (text: string) => CellReading;

type Schema = z.core.$ZodType;
interface Place extends ReadingContext {
  /** The decimal separators of the table, if it shows them. */
  signs: ReadonlySet<string>;
}
type Column = Pick<TableColumn, "key" | "kind" | "options">;

/** The readers of the cells of a table, by the keys of its columns. */
export function cellReaders(
  tables: SiteTables,
  table: TableName,
  columns: readonly Column[],
): (key: string) => CellReader {
  const { country, ...found } = readingContext([], tables.config);
  const language = canonicalTag(String(tableLanguage(tables, table) ?? "")) ?? found.language;
  const code = isCountry(country) ? country : (countryCode(country) ?? "");
  const place = { ...found, language, country: code, signs: signsOf(tables, table) };
  const readers = new Map(
    columns.map((column) => [
      column.key,
      cellReader(columnSchema(tables, table, column.key), column, place),
    ]),
  );
  return (key) => readers.get(key) ?? asItIs;
}

/** The decimal separators that a file shows. */
function signsOf(tables: SiteTables, { type, name }: TableName): ReadonlySet<string> {
  const table = type === "file" ? tableFile(tables, name) : undefined;
  if (!table?.hasColumns) return new Set();
  const { rows, separator } = readCsv(table.text);
  const numbers = (rows[0] ?? []).flatMap(({ value: key }, at) => {
    const type = cellType(columnSchema(tables, { type: "file", name }, key));
    return type === "number" ? rows.slice(1).flatMap((row) => row[at]?.value ?? []) : [];
  });
  return decimalSigns(numbers, separator);
}

const asItIs: CellReader = (text) => ({ text, value: text, readings: [] });

/** Reads what people type in a column, in the language and the country of the site. */
function cellReader(schema: Schema | undefined, column: Column, place: Place): CellReader {
  if (!schema || column.kind === "path" || column.kind === "form") return asItIs;
  const type = cellType(schema);
  const known = new Map<string, CellReading>();
  const read: CellReader = (text) => {
    // A token has its value on the page.
    if (text === "" || text.includes("{")) return asItIs(text);
    const value = cellValue(text, type);
    if ((type === "number" || type === "numbers") && isAmbiguousNumber(text, place.signs))
      return ambiguous(text, place.language);
    const { error } = safeParse(schema, value, { reportInput: true });
    if (!error) return { text, value, readings: [] };
    const found = typed(schema, text, column, place);
    const texts = found.values.map((each) => cellText(each, column.kind));
    const [problem] = explainIssues(error.issues as Issue[], value, schema);
    const message = [problem?.message, texts.length === 0 && problem?.hint]
      .filter(Boolean)
      .join(" ");
    if (found.isSure)
      return { text: texts[0] ?? text, value: found.values[0], message, readings: texts };
    const near = problem?.suggestion;
    const readings = texts.length === 0 && typeof near === "string" ? [near] : texts;
    return { text, value: text, message, readings };
  };
  return (text) => {
    const reading = known.get(text) ?? read(text);
    known.set(text, reading);
    return reading;
  };
}

/** What is meant with a text: a choice by its label, a value in another notation, or a list of them. */
function typed(schema: Schema, text: string, { options }: Column, place: ReadingContext) {
  const takes = (value: unknown) => safeParse(schema, value).success;
  const whole = meaning(schema, text, options, place);
  if (whole.values.length > 0 && whole.values.every(takes)) return whole;
  const { element } = defOf(bare(schema));
  if (!element) return { values: [], isSure: false };
  const entries = pieces(text).map(({ value }) =>
    safeParse(element, value).success
      ? { values: [value], isSure: true }
      : meaning(element, value, options, place),
  );
  const list = entries.map(({ values }) => values[0]);
  return takes(list)
    ? { values: [list], isSure: entries.every(({ isSure }) => isSure) }
    : { values: [], isSure: false };
}

function meaning(
  schema: Schema,
  text: string,
  options: TableColumn["options"],
  place: ReadingContext,
) {
  const plain = text.trim().toLowerCase();
  const named = options.find(({ label, value }) =>
    [label, String(value)].some((each) => each.toLowerCase() === plain),
  );
  return named ? { values: [named.value], isSure: true } : meanings(schema, text, place);
}

/** A number that means a thousand times as much in another country: both, that of the language first. */
function ambiguous(text: string, language: string): CellReading {
  const [thousands, decimals] = [text.replace(/[.,]/, ""), String(Number(text.replace(",", ".")))];
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  const readings = text.includes(sign) ? [decimals, thousands] : [thousands, decimals];
  const message = `"${text}" is a different number in other countries.`;
  return { text, value: text, message, readings };
}
