import { pieces } from "./cell-values.ts";
import type { Column } from "./columns.ts";
import type { Cell } from "./csv.ts";

/** A number that means a thousand times as much in another country: `2.500`, `1,234`. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}([.,])\d{3}$/;

/** Whether a number is ambiguous in a table whose decimal separators are known, or not. */
export function isAmbiguousNumber(text: string, signs: ReadonlySet<string>): boolean {
  const [, sign] = AMBIGUOUS.exec(text) ?? [];
  return sign !== undefined && !signs.has(sign);
}

/** A number whose separator can only be a decimal separator. */
const DECIMAL = /^-?(?:(?:0|[1-9]\d*)([.,])(?:\d{1,2}|\d{4,})|(?:0|[1-9]\d{3,})([.,])\d{3})$/;

/** A cell with an ambiguous number, and unambiguous forms of both readings. */
export interface Ambiguous {
  cell: Cell;
  text: string;
  thousands: string;
  decimals: string;
}

/**
 * Finds cells with ambiguous numbers, unless the file's other numbers or the separator of its cells show
 * which reading is meant.
 */
export function ambiguousNumbers(
  rows: readonly Cell[][],
  columns: readonly Column[],
  separator: string,
): Ambiguous[] {
  const numbers = rows.flatMap((row) =>
    columns.flatMap(({ at, type }) => numbersIn(row[at], type)),
  );
  const signs = decimalSigns(
    numbers.map(({ text }) => text),
    separator,
  );
  return numbers.flatMap(({ cell, text }) => {
    const [, sign] = AMBIGUOUS.exec(text) ?? [];
    if (sign === undefined || !isAmbiguousNumber(text, signs)) return [];
    const own = separator === ";" ? "," : ".";
    // Three decimals would be ambiguous again.
    const isClear = separator !== "\t" && (separator === "," || signs.has(own));
    const decimals = text.replace(sign, own) + (isClear ? "" : "0");
    return { cell, text, thousands: text.replace(sign, ""), decimals };
  });
}

/** The decimal separators of a file, by its numbers and by the separator of its cells. */
export function decimalSigns(texts: readonly string[], separator: string): Set<string> {
  const signs = new Set(texts.flatMap((text) => decimalSign(text) ?? []));
  // In a file with commas between cells, a point is the decimal separator.
  if (separator === ",") signs.add(".").delete(",");
  return signs;
}

function numbersIn(cell: Cell | undefined, type: Column["type"]) {
  if (!cell || (type !== "number" && type !== "numbers")) return [];
  const texts = type === "number" ? [cell.value] : pieces(cell.value).map(({ value }) => value);
  return texts.map((text) => ({ cell, text }));
}

function decimalSign(text: string): string | undefined {
  const [, few, many] = DECIMAL.exec(text) ?? [];
  return few ?? many;
}
