import { numberIn, pieces } from "../../../config/tables/cell-values.ts";
import { isObject } from "../../../lib/objects.ts";
import type { CellKind } from "../../protocol/rows.ts";

/** A JSON value as the text of a cell. */
export function cellText(value: unknown, kind: CellKind): string {
  if (value === undefined || value === null) return "";
  if (kind === "picture" && isObject(value)) return String(value.file ?? "");
  if (Array.isArray(value)) return kind === "list" ? listText(value) : `(${value.length})`;
  return isObject(value) ? "…" : String(value);
}

/** The entries of a list, as cells of CSV files have them. */
function listText(entries: readonly unknown[]): string {
  const texts = entries.map(String);
  return texts.join(texts.some((text) => /[;|]/.test(text)) ? " | " : "; ");
}

/** The JSON value that somebody means with the text of a cell. */
export function cellValue(text: string, kind: CellKind, before: unknown): unknown {
  if (kind === "number") return numberIn(text);
  if (kind === "list") {
    const entries = pieces(text).map(({ value }) => value);
    const isNumbers = Array.isArray(before) && before.every((each) => typeof each === "number");
    return isNumbers && before.length > 0 ? entries.map(numberIn) : entries;
  }
  return kind === "picture" && isObject(before) ? { ...before, file: text } : text;
}
