/** A cell of the grid: the position of its row in view, and of its column. Column 0 has the numbers of the rows. */
export interface GridCell {
  row: number;
  column: number;
}

/** What a key does in a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid/), as in spreadsheets. */
export type GridStep =
  | { type: "go"; to: GridCell }
  /** With a text, it replaces the cell's. */
  | { type: "edit"; text?: string }
  | { type: "clear" }
  | { type: "move"; by: 1 | -1 }
  | { type: "openMenu" };

interface GridSize {
  rows: number;
  columns: number;
  /** The rows of a screen. */
  page: number;
}

type KeyStroke = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

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
  const to = target(key, isFar, at, size, isRightToLeft);
  if (to) return { type: "go", to: within(to, size) };
  if (isFar) return undefined;
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

export const within = ({ row, column }: GridCell, { rows, columns }: Omit<GridSize, "page">) => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

/** The cell after another one, or the one before it, in reading order. */
export function nextCell({ row, column }: GridCell, by: 1 | -1, columns: number): GridCell {
  const next = column + by;
  if (next >= columns) return { row: row + 1, column: 1 };
  return next < 1 ? { row: row - 1, column: columns - 1 } : { row, column: next };
}
