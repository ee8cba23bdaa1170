import { useCallback, useEffect, useState } from "react";
import type { RowEdit, TableModel, TableName } from "../../protocol/rows.ts";
import type { StepName } from "../../protocol/steps.ts";
import { call } from "../api.ts";
import { useStore, useStudioState } from "../store.ts";

/** A table with its rows, which follows each change of the site. What somebody types shows at once. */
export function useTable(name: TableName) {
  const { run } = useStore("run");
  const [loaded, setLoaded] = useState<{ model?: TableModel; error?: string }>({});
  const key = JSON.stringify(name);
  const newest = useStudioState(({ version, builds }) => `${version} ${builds}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with each edit and each build
  useEffect(() => {
    let isCurrent = true;
    call<TableModel>("table", { table: JSON.parse(key) }).then(
      (model) => isCurrent && setLoaded({ model: withNamesFirst(model) }),
      (error) => isCurrent && setLoaded({ error: String(error?.message ?? error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, newest]);
  const model = isSameTable(loaded.model, name) ? loaded.model : undefined;

  const editRows = useCallback(
    async (edits: readonly RowEdit[], label: StepName) => {
      setLoaded(({ model: known, ...rest }) => ({
        ...rest,
        ...(known && { model: withSet(known, edits) }),
      }));
      await run("editRows", { table: JSON.parse(key), edits, label });
    },
    [run, key],
  );
  return { model, error: loaded.error, editRows };
}

/** The table with the column that names its rows first: it stays in view, and would cover those before it. */
function withNamesFirst(model: TableModel): TableModel {
  const at = nameColumn(model);
  const sorted = <T>(list: readonly T[]): T[] => [
    ...list.slice(at, at + 1),
    ...list.filter((_, index) => index !== at),
  ];
  return {
    ...model,
    columns: sorted(model.columns),
    rows: model.rows.map((row) => ({ ...row, cells: sorted(row.cells) })),
  };
}

export const isSameTable = (one: TableName | undefined, other: TableName): boolean =>
  one?.type === other.type && one.name === other.name;

/** The table with the new texts of cells. */
function withSet(model: TableModel, edits: readonly RowEdit[]): TableModel {
  const rows = [...model.rows];
  for (const edit of edits) {
    const row = edit.type === "set" ? rows[edit.row] : undefined;
    if (edit.type !== "set" || !row) continue;
    const at = model.columns.findIndex(({ key }) => key === edit.column);
    rows[edit.row] = { ...row, cells: row.cells.with(at, edit.value) };
  }
  return { ...model, rows };
}

/** The index of the column that names the rows: the address, or the first text that mostly differs from row to row. */
function nameColumn({ columns, rows }: Pick<TableModel, "columns" | "rows">): number {
  const isName = (at: number) => {
    const kind = columns[at]?.kind;
    if (kind !== "text") return kind === "path";
    const texts = rows.flatMap(({ cells }) => cells[at] || []);
    return new Set(texts).size * 2 > texts.length;
  };
  return Math.max(0, [...columns.keys()].findIndex(isName));
}
