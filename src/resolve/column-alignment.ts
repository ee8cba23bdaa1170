import type { MarkdownNode } from "../model/values.ts";
import { plainText } from "./uses.ts";

type Alignment = "start" | "center" | "end";

/** A number with what stands around it: `£45`, `2.5 kW`, `07:00–13:00`; a dash where there is none. */
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*(\p{L}{1,3}[²³]?)?\.?$/u;
const NOTHING = /^[\s–—-]*$/;

/** Columns of numbers end under each other, so that they can be compared; words begin so. */
export function columnAlignment(rows: readonly MarkdownNode[][][], column: number): Alignment {
  const cells = rows.map((row) => plainText(row[column] ?? []).trim());
  const told = cells.filter((cell) => !NOTHING.test(cell));
  const isNumeric = column > 0 && told.length > 0 && told.every((cell) => NUMBER.test(cell));
  return isNumeric ? "end" : "start";
}
