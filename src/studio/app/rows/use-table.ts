import { useCallback, useMemo, useRef, useState } from "react";
import type { RowEdit, TableModel, TableName } from "../../protocol/rows.ts";
import type { StepName } from "../../protocol/steps.ts";
import { askForCells } from "../fields/media/old-text.tsx";
import { useStore, useStudioState } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { WORDS } from "../words/words.ts";
import { withEdits } from "./edited-rows.ts";

/** Edits on their way. `version` is that of the site with them, once it is known. */
interface Pending {
  edits: readonly RowEdit[];
  version?: number | undefined;
}

/** A table with its rows, which follows each change of the site. What somebody types shows at once. */
export function useTable({ type, name }: TableName) {
  const { run } = useStore("run");
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const newest = useStudioState(({ version, builds }) => `${version} ${builds}`);
  const { value: loaded, error } = useResponse<TableModel>(
    "table",
    { table: { type, name } },
    newest,
  );
  // It stays the same one while somebody types.
  const [names, setNames] = useState<string>();
  const isNamed = loaded?.columns.some((column) => column.key === names);
  if (loaded && !isNamed && nameColumn(loaded) !== names) setNames(nameColumn(loaded));
  const own = useMemo(() => loaded && withNamesFirst(loaded, names), [loaded, names]);
  const open = pending.filter((each) => isOpen(each, own));
  const typed = JSON.stringify(open.map(({ edits }) => edits));
  const model = useMemo(
    () => own && withEdits(own, (JSON.parse(typed) as RowEdit[][]).flat()),
    [own, typed],
  );

  const latest = useRef({ open, own });
  latest.current = { open, own };
  const editRows = useCallback(
    async (edits: readonly RowEdit[], label: StepName) => {
      const entry: Pending = { edits };
      const { open, own } = latest.current;
      setPending((all) => [...all.filter((each) => isOpen(each, own)), entry]);
      if (type === "file") askForCells(name, edits);
      const sent = edits.map((edit) => withoutGuess(edit, open));
      const onDone = (version: number) =>
        setPending((all) => all.map((each) => (each === entry ? { edits, version } : each)));
      await run("editRows", { table: { type, name }, edits: sent, label }, onDone);
    },
    [run, type, name],
  );
  const last = pending.at(-1);
  const read = own && last && !isOpen(last, own) ? readAs(last.edits, own) : undefined;
  return { model, error, editRows, read };
}

const isOpen = ({ version }: Pending, known: TableModel | undefined) =>
  version === undefined || version > (known?.version ?? 0);

/** An edit of a cell that is on its way, or of a row that may be new, has no text before it that the server knows, too. */
function withoutGuess(edit: RowEdit, open: readonly Pending[]): RowEdit {
  if (edit.type !== "set") return edit;
  const { before: _, ...rest } = edit;
  const isOther = (other: RowEdit) =>
    other.type === "set" && (other.row !== edit.row || other.column !== edit.column);
  return open.every(({ edits }) => edits.every(isOther)) ? edit : rest;
}

/** Says how the last text was read, if its cell has it in another notation. */
function readAs(edits: readonly RowEdit[], { rows, columns }: TableModel): string | undefined {
  const [edit, ...others] = edits;
  if (edit?.type !== "set" || others.length > 0) return undefined;
  const at = columns.findIndex(({ key }) => key === edit.column);
  const text = rows[edit.row]?.cells[at];
  // One that was not taken is as before.
  const isOther = text !== undefined && text !== "" && ![edit.value, edit.before].includes(text);
  return isOther ? WORDS.rows.readAs(edit.value, text) : undefined;
}

/** The table with the column that names its rows first: it stays in view, and would cover those before it. */
function withNamesFirst(model: TableModel, name: string | undefined): TableModel {
  const at = model.columns.findIndex(({ key }) => key === name);
  if (at < 0) return model;
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

/**
 * The key of the column that names the rows: the first text that mostly differs from row to row, or else the address, which
 * is made from it.
 */
function nameColumn({ columns, rows }: Pick<TableModel, "columns" | "rows">): string | undefined {
  const named = columns.find(({ kind, isFormat }, at) => {
    if (kind !== "text" || isFormat) return false;
    const texts = rows.flatMap(({ cells }) => cells[at] || []);
    return texts.length * 2 > rows.length && new Set(texts).size * 2 > texts.length;
  });
  return (named ?? columns.find(({ kind }) => kind === "path") ?? columns[0])?.key;
}
