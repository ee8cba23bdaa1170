import { isOfInputMethod } from "../../model/input-method.ts";
/** A cell of the grid: the position of its row in view, and of its column. Column 0 has the numbers of the rows. */
export interface GridCell {
  row: number;
  column: number;
}

/**
 * What a key does in a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid/), as in spreadsheets.
 *
 * Tab goes from text to text, since people type a row that way, and leaves the grid at its ends. With many rows the end is
 * far, so Escape lets the next Tab leave from any cell, and the grid's description says so (WCAG 2.1.2).
 */
export type GridStep =
  | { type: "go"; to: GridCell }
  | { type: "leave" }
  /** With a text, it replaces the cell's. */
  | { type: "edit"; text?: string }
  | { type: "clear" }
  | { type: "move"; by: 1 | -1 }
  | { type: "openMenu" };

interface GridSize {
  rows: number;
  columns: number;
  /** The columns whose cells are texts, in order; Tab goes through these. */
  texts: readonly number[];
  /** The rows of a screen. */
  page: number;
}

type KeyStroke = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "keyCode"
>;

const COMPOSING: ReadonlySet<string> = new Set(["Dead", "Process", "Unidentified"]);

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What a key does on a cell that is not edited; undefined if it is not a key of grids. */
export function gridStep(
  stroke: KeyStroke,
  at: GridCell,
  size: GridSize,
  isRightToLeft: boolean,
): GridStep | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = stroke;
  const move = altKey ? MOVES[key] : undefined;
  if (move !== undefined) return { type: "move", by: move };
  if (altKey) return undefined;
  if (key === "ContextMenu" || (key === "F10" && shiftKey)) return { type: "openMenu" };
  const isFar = ctrlKey || metaKey;
  if (key === "Tab") {
    const next = isFar ? undefined : nextCell(at, shiftKey ? -1 : 1, size);
    return next && { type: "go", to: next };
  }
  if (key === "Escape") return { type: "leave" };
  const to = target(key, isFar, at, size, isRightToLeft);
  if (to) return { type: "go", to: within(to, size) };
  if (isFar) return undefined;
  // A dead key, or one of an input method: the text comes later, and only to a field.
  if (COMPOSING.has(key) || isOfInputMethod(stroke)) return { type: "edit", text: "" };
  if (key === "Enter" || key === "F2") return { type: "edit" };
  if (key === "Delete" || key === "Backspace") return { type: "clear" };
  // One letter, also one of two code units.
  return [...key].length === 1 && key !== " " ? { type: "edit", text: key } : undefined;
}

function target(
  key: string,
  isFar: boolean,
  { row, column }: GridCell,
  { rows, columns, page }: GridSize,
  isRightToLeft: boolean,
): GridCell | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const across = (by: number): GridCell => ({
    row,
    column: isFar ? (by > 0 ? columns - 1 : 0) : column + by,
  });
  switch (key) {
    case "ArrowRight":
      return across(forward);
    case "ArrowLeft":
      return across(-forward);
    case "ArrowDown":
      return { row: isFar ? rows - 1 : row + 1, column };
    case "ArrowUp":
      return { row: isFar ? 0 : row - 1, column };
    case "Home":
      return { row: isFar ? 0 : row, column: 0 };
    case "End":
      return { row: isFar ? rows - 1 : row, column: columns - 1 };
    case "PageDown":
      return { row: row + page, column };
    case "PageUp":
      return { row: row - page, column };
    default:
      return undefined;
  }
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

export const within = (
  { row, column }: GridCell,
  { rows, columns }: Pick<GridSize, "rows" | "columns">,
) => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

/** The text after a cell, or the one before it, in reading order; undefined beyond the ends. */
export function nextCell(
  { row, column }: GridCell,
  by: 1 | -1,
  { rows, texts }: Pick<GridSize, "rows" | "texts">,
): GridCell | undefined {
  const isAfter = by > 0;
  const here = isAfter
    ? texts.find((each) => each > column)
    : texts.findLast((each) => each < column);
  if (here !== undefined) return { row, column: here };
  const first = isAfter ? texts[0] : texts.at(-1);
  const isThere = row + by >= 0 && row + by < rows;
  return first !== undefined && isThere ? { row: row + by, column: first } : undefined;
}
