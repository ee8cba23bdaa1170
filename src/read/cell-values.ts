import type { CellType, Column } from "./columns.ts";
import type { Cell } from "./csv.ts";

/** What the cells of a row mean, by their columns. */
export function rowValue(
  row: readonly Cell[],
  columns: readonly Column[],
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  columns.forEach(({ steps, type }, index) => {
    const cell = row[index];
    if (cell && cell.value !== "" && steps[0] !== "")
      put(value, steps, cellValue(cell.value, type));
  });
  return value;
}

function cellValue(text: string, type: CellType): unknown {
  if (type === "number") return numberIn(text);
  if (type === "words") return text;
  const entries = pieces(text).map(({ value }) => value);
  return type === "numbers" ? entries.map(numberIn) : entries;
}

/** With a point or, as in many countries, a comma; what is no number stays the text that it is. */
const numberIn = (text: string): unknown =>
  /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;

/** The entries of a list in a cell, parted by `|` or, where there is none, by `;`. */
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

function put(into: Record<string, unknown>, steps: readonly (string | number)[], value: unknown) {
  let at: Record<string | number, unknown> = into;
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (next === undefined) at[step] = value;
    else {
      const inner = Object.hasOwn(at, step) ? at[step] : typeof next === "number" ? [] : {};
      // A column for a whole and one for a part of it: the whole counts.
      at[step] = inner;
      at = Object(inner);
    }
  });
}
