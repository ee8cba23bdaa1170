import type { CellType, Column } from "./columns.ts";
import type { Cell } from "./csv.ts";

/** The value of a row, from its cells and their columns. */
export function rowValue(
  row: readonly Cell[],
  columns: readonly Column[],
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  columns.forEach(({ at, steps, type }) => {
    const cell = row[at];
    if (cell && cell.value !== "" && steps[0] !== "")
      put(value, steps, cellValue(cell.value, type));
  });
  return value;
}

/** The value of a cell, by the type of its column. */
export function cellValue(text: string, type: CellType): unknown {
  if (type === "number") return numberIn(text);
  if (type === "flag") return YES.test(text) ? true : NO.test(text) ? false : text;
  if (type === "words") return text;
  const entries = pieces(text).map(({ value }) => value);
  return type === "numbers" ? entries.map(numberIn) : entries;
}

/** What spreadsheets write for true and false, and what people do. */
const YES = /^(true|wahr|vrai|verdadero|prawda|yes|ja|oui|sí|si|tak|ie|oes|نعم|x|1|✓)$/iu;
const NO = /^(false|falsch|faux|falso|fałsz|no|nein|non|nie|na|nac oes|لا|0|[-–])$/iu;

/** With a point or, as in many countries, a comma; anything else remains text. */
export const numberIn = (text: string): unknown =>
  /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;

/** The entries of a list in a cell, separated by `|` or, without one, by `;`. */
export function pieces(text: string): { value: string; start: number }[] {
  const sign = text.includes("|") ? "|" : ";";
  let end = 0;
  return text.split(sign).flatMap((part) => {
    const start = end + part.length - part.trimStart().length;
    end += part.length + 1;
    const value = part.trim();
    return value === "" ? [] : [{ value, start }];
  });
}

export function put(
  into: Record<string, unknown>,
  steps: readonly (string | number)[],
  value: unknown,
) {
  let at: Record<string | number, unknown> = into;
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (next === undefined) at[step] = value;
    else {
      const inner = Object.hasOwn(at, step) ? at[step] : typeof next === "number" ? [] : {};
      // If there are columns for a value and for one of its fields, the value takes precedence.
      at[step] = inner;
      at = Object(inner);
    }
  });
}
