import { useMemo } from "react";
import type { TableColumn, TableModel } from "../../protocol/rows.ts";
import { useMedia } from "../fields/media/media-list.ts";

/** With more different values, a column has texts of its own. */
const MAX_VALUES = 40;

/** What a cell may have: its choices, the pictures of the site, or what the other rows have in this column. */
export function useSuggestions(
  model: TableModel,
  column: TableColumn | undefined,
  isOpen: boolean,
) {
  const { files } = useMedia();
  return useMemo(() => {
    if (!isOpen || !column) return [];
    if (column.kind === "picture")
      return files.filter(({ kind }) => kind === "image").map(({ name }) => name);
    if (column.options.length > 0) return column.options.map(({ value }) => String(value));
    if (column.kind !== "text") return [];
    const at = model.columns.indexOf(column);
    const values = model.rows.flatMap(({ cells }) => cells[at] || []);
    const different = new Set(values);
    const isShared = different.size <= MAX_VALUES && different.size * 2 <= values.length;
    return isShared ? [...different].sort() : [];
  }, [model, column, isOpen, files]);
}
