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

/** The JSON value of a cell; a picture keeps what else is known of it. */
export const withValue = (value: unknown, kind: CellKind, before: unknown): unknown =>
  kind === "picture" && isObject(before) ? { ...before, file: value } : value;
