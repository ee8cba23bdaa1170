import { Box } from "@mui/material";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PageSummary } from "../../protocol/pages.ts";
import type { TableColumn, TableModel } from "../../protocol/rows.ts";
import { stepName } from "../../protocol/steps.ts";
import { useDates } from "../fields/dates/use-dates.ts";
import { PageDialogs } from "../pages/page-dialogs.tsx";
import type { PageTask } from "../pages/page-task.ts";
import { useStore } from "../store/store.ts";
import type { TableTarget } from "../store/table-target.ts";
import { messageInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { CellProblem, problemsOf, readingsOf } from "./cell-problem.tsx";
import { helpOf, isTyped } from "./grid-header.tsx";
import type { GridCell } from "./grid-keys.ts";
import { newIndex, useNewRow } from "./new-row.ts";
import { PasteDialog } from "./paste-dialog.tsx";
import { RowMenu } from "./row-menu.tsx";
import { RowsGrid } from "./rows-grid.tsx";
import { TableBar } from "./table-bar.tsx";
import type { useTable } from "./use-table.ts";
import { type NewRow, nextSorting, type Sorting, useView } from "./view-rows.ts";

interface OpenTableProps extends Pick<ReturnType<typeof useTable>, "editRows" | "read"> {
  model: TableModel;
  target: TableTarget;
  words: string;
  /** Shows all rows, so that the new one is among them. */
  onNewRow(): void;
}

/** The rows of a table, with what can be done with them. */
export function OpenTable({ model, target, words, onNewRow, editRows, read }: OpenTableProps) {
  const { openPage, pages, openForm } = useStore("openPage", "pages", "openForm");
  const [sorting, setSorting] = useState<Sorting>();
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 1 });
  const [menu, setMenu] = useState<{ row: number; anchor: Element }>();
  const [task, setTask] = useState<PageTask>();
  const [pasting, setPasting] = useState<string>();
  const { columns, rows } = model;
  const { place, openNewRow } = useNewRow(rows);
  const view = useView(model, words, sorting, place);
  const dates = useDates();
  const canEdit = model.refusal === undefined;
  const isCsv = model.type === "file" && /\.csv$/i.test(model.name);
  const [editing, setEditing] = useState<{ typed?: string }>();
  /** The cell that somebody has changed last. */
  const [last, setLast] = useState<{ row: number; column: number }>();
  const box = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState("");
  const [visits, setVisits] = useState(0);

  const goTo = useEffectEvent(({ row, column }: TableTarget) => {
    if (row === undefined) return;
    const at = columns.findIndex(({ key }) => key === column);
    setCell({ row: Math.max(0, view.indexOf(row)), column: Math.max(at, 0) + 1 });
  });
  useEffect(() => goTo(target), [target]);

  const set = (row: number | undefined, at: number, value: string) => {
    setNote("");
    const column = columns[at];
    if (!column) return;
    const between = cell.row < view.length ? place : undefined;
    const to = row ?? (between ? newIndex(between) : rows.length);
    setLast({ row: to, column: at });
    if (row === undefined) {
      if (between) openNewRow(undefined);
      return editRows(
        [{ type: "insert", row: to, cells: { [column.key]: value } }],
        stepName("addRow", model.name),
      );
    }
    const { cells = [] } = rows[row] ?? {};
    const hasOthers = cells.some(
      (each, other) => other !== at && each !== "" && columns[other]?.kind !== "path",
    );
    // A line of empty cells is no row, so that it would disappear.
    if (value === "" && !hasOthers && isCsv) return remove(row, WORDS.rows.emptied(row + 1));
    const before = cells[at] ?? "";
    return editRows(
      [{ type: "set", row, column: column.key, value, before }],
      stepName("changeCell", column.label || column.key, row + 1, model.name),
    );
  };
  const move = async (row: number, by: 1 | -1) => {
    if (!canMove(row, by)) return;
    setCell((known) => ({ ...known, row: row + by }));
    await editRows([{ type: "move", row, to: row + by }], stepName("moveRow", model.name));
  };
  /** Moves the keyboard to the table, after a dialog whose button is gone. */
  const visit = () => setVisits((count) => count + 1);
  const onNoText = (column: TableColumn | undefined) => {
    if (model.refusal) setNote(messageInWords(model.refusal));
    else if (column) setNote(helpOf(column));
    else setNote(WORDS.rows.chooseCell);
  };
  const shown = view.filter((row) => row !== undefined);
  const isWhole = !sorting && shown.length === rows.length;
  const canMove = (row: number, by: number) =>
    canEdit && isWhole && row + by >= 0 && row + by < rows.length;
  const pageOf = (row: number): PageSummary | undefined =>
    pages.find(({ path }) => path === rows[row]?.page);
  /** Deletes a row, or asks first if it is a page. */
  const remove = async (row: number, reason = "") => {
    const page = pageOf(row);
    if (page) return setTask({ type: "delete", page });
    await editRows([{ type: "remove", row }], stepName("deleteRow", model.name));
    setNote(reason);
  };
  /** Goes to the first text of a row that becomes one when somebody types in it. */
  const goToNew = (row: number) => {
    setCell({ row, column: Math.max(0, columns.findIndex(isTyped)) + 1 });
    visit();
  };
  const insert = (at: NewRow) => {
    openNewRow(at);
    goToNew(shown.indexOf(at.beside) + Number(at.isAfter));
  };
  const openFormOf = (row: number) => {
    const { page, values } = rows[row] ?? {};
    if (page !== undefined) openPage(page);
    if (values) openForm({ path: values });
  };
  const onOpen = (row: number, at: number) => {
    const page = pageOf(row);
    if (columns[at]?.kind === "form") openFormOf(row);
    else if (page && page.row === undefined) setTask({ type: "rename", page });
    else if (page) openPage(page.path);
  };
  const actsOf = (row: number) => {
    const page = pageOf(row);
    return {
      readings: readingsOf(model, row, dates).map(({ words, column, text }) => ({
        words,
        onTake: () => void set(row, column, text),
      })),
      ...(page && { onOpen: () => openPage(page.path) }),
      ...(rows[row]?.values && { onForm: () => openFormOf(row) }),
      ...(page && page.row === undefined && { onRename: () => setTask({ type: "rename", page }) }),
      ...(canEdit && {
        onInsertAbove: () => insert({ beside: row, isAfter: false }),
        onInsertBelow: () => insert({ beside: row, isAfter: true }),
        onDuplicate: () =>
          void editRows([{ type: "duplicate", row }], stepName("duplicateRow", model.name)),
        onDelete: () => void remove(row),
      }),
      ...(canMove(row, -1) && { onMoveUp: () => void move(row, -1) }),
      ...(canMove(row, 1) && { onMoveDown: () => void move(row, 1) }),
    };
  };
  const active = { row: view[cell.row] ?? -1, column: cell.column - 1 };
  const hasProblem = (at: typeof active) => problemsOf(model, at.row, at.column).length > 0;
  const faulty = editing ? undefined : [active, last].find((at) => at && hasProblem(at));
  const cellElement = ({ row, column }: typeof active) =>
    box.current?.querySelector<HTMLElement>(`[data-cell="${view.indexOf(row)}/${column + 1}"]`);
  return (
    <>
      <Box ref={box} sx={{ display: "contents" }}>
        <RowsGrid
          model={model}
          view={view}
          sorting={sorting}
          cell={cell}
          visits={visits}
          canEdit={canEdit}
          editing={editing}
          setEditing={setEditing}
          onCell={setCell}
          onSort={(column) => setSorting((known) => nextSorting(known, column))}
          onSet={(row, at, text) => void set(row, at, text)}
          onMove={(row, by) => void move(row, by)}
          onNoRow={() => {
            openNewRow(undefined);
            setCell({ ...cell, row: shown.indexOf(place?.beside ?? 0) });
            visit();
          }}
          onMenu={(row, anchor) => setMenu({ row, anchor })}
          onOpen={onOpen}
          onPaste={(text) => {
            const column = columns[cell.column - 1];
            if (canEdit && /[\t\n]/.test(text.trim())) setPasting(text);
            else if (!canEdit || !column || !isTyped(column)) onNoText(column);
            else void set(view[cell.row], cell.column - 1, text.trim());
          }}
          onNoText={onNoText}
        />
      </Box>
      {faulty && (
        <CellProblem
          model={model}
          {...faulty}
          anchor={cellElement(faulty) ?? null}
          onTake={(text) => {
            void set(faulty.row, faulty.column, text);
            visit();
          }}
        />
      )}
      <TableBar
        model={model}
        shown={shown.length}
        note={note || read}
        row={view[cell.row]}
        column={cell.column}
        onAdd={() => {
          onNewRow();
          goToNew(rows.length + Number(place !== undefined));
        }}
        onPaste={() => setPasting("")}
        onAddColumn={({ key }) =>
          void editRows(
            [{ type: "addColumn", column: key }],
            stepName("addColumn", key, model.name),
          )
        }
      />
      {menu && (
        <RowMenu
          anchor={menu.anchor}
          label={WORDS.rows.row(menu.row + 1)}
          {...actsOf(menu.row)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {pasting !== undefined && (
        <PasteDialog
          model={model}
          text={pasting}
          onClose={() => {
            setPasting(undefined);
            visit();
          }}
        />
      )}
      {task && (
        <PageDialogs
          task={task}
          onClose={() => {
            setTask(undefined);
            visit();
          }}
        />
      )}
    </>
  );
}
