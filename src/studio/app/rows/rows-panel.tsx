import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Search from "@mui/icons-material/Search";
import { Alert, Box, Button, InputAdornment, TextField, Typography } from "@mui/material";
import { useEffect, useMemo, useState } from "react";
import type { PageSummary } from "../../protocol/pages.ts";
import type { TableModel } from "../../protocol/rows.ts";
import { stepName } from "../../protocol/steps.ts";
import { AddMenu } from "../add-menu.tsx";
import { PageDialogs } from "../pages/page-dialogs.tsx";
import type { PageTask } from "../pages/page-task.ts";
import { useStore } from "../store.ts";
import { Act } from "../top-bar.tsx";
import { messageInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { CellPosition } from "./cell-position.tsx";
import { isTyped, nameOf } from "./grid-header.tsx";
import type { GridCell } from "./grid-keys.ts";
import { PasteDialog } from "./paste-dialog.tsx";
import { RowMenu } from "./row-menu.tsx";
import { RowsGrid } from "./rows-grid.tsx";
import { TableChoice } from "./table-choice.tsx";
import type { TableTarget } from "./table-target.ts";
import { useTable } from "./use-table.ts";
import { nextSorting, type Sorting, viewRows } from "./view-rows.ts";

/** The rows of a template or of a file as a table. */
export function RowsPanel({ target, onClose }: { target: TableTarget; onClose(): void }) {
  const { openTable } = useStore("openTable");
  const { model, error, editRows } = useTable(target.table);
  const [words, setWords] = useState("");
  const newRow = () => setWords("");
  return (
    <Box
      component="section"
      aria-label={WORDS.rows.rowsOf(target.table.name)}
      sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 1, p: 1 }}>
        <TableChoice table={target.table} onTable={(table) => openTable({ table })} />
        <TextField
          type="search"
          placeholder={WORDS.rows.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          sx={{ width: 240, flexGrow: { xs: 1, md: 0 } }}
          slotProps={{
            htmlInput: { "aria-label": WORDS.rows.search },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Box sx={{ flexGrow: 1 }} />
        <Act label={WORDS.close} onClick={onClose}>
          <Close />
        </Act>
      </Box>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      {model?.refusal !== undefined && (
        <Alert severity="warning">{messageInWords(model.refusal)}</Alert>
      )}
      {model && (
        <OpenTable
          key={JSON.stringify(target.table)}
          model={model}
          target={target}
          words={words}
          onNewRow={newRow}
          editRows={editRows}
        />
      )}
    </Box>
  );
}

interface OpenTableProps extends Pick<ReturnType<typeof useTable>, "editRows"> {
  model: TableModel;
  target: TableTarget;
  words: string;
  /** Shows all rows, so that the new one is among them. */
  onNewRow(): void;
}

function OpenTable({ model, target, words, onNewRow, editRows }: OpenTableProps) {
  const { openPage, pages, select } = useStore("openPage", "pages", "select");
  const [sorting, setSorting] = useState<Sorting>();
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 1 });
  const [menu, setMenu] = useState<{ row: number; anchor: Element }>();
  const [task, setTask] = useState<PageTask>();
  const [pasting, setPasting] = useState<string>();
  const view = useMemo(() => viewRows(model, words, sorting), [model, words, sorting]);
  const { columns, rows } = model;
  const canEdit = model.refusal === undefined;
  const isCsv = model.type === "file" && /\.csv$/i.test(model.name);
  const [note, setNote] = useState("");
  const [visits, setVisits] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target moves to its cell once
  useEffect(() => {
    if (target.row === undefined) return;
    const at = columns.findIndex(({ key }) => key === target.column);
    setCell({ row: Math.max(0, view.indexOf(target.row)), column: Math.max(at, 0) + 1 });
  }, [target]);

  const set = (row: number | undefined, at: number, value: string) => {
    setNote("");
    const column = columns[at];
    if (!column) return;
    if (row === undefined)
      return editRows(
        [{ type: "insert", row: rows.length, cells: { [column.key]: value } }],
        stepName("addRow", model.name),
      );
    const { cells = [] } = rows[row] ?? {};
    const hasOthers = cells.some(
      (each, other) => other !== at && each !== "" && columns[other]?.kind !== "path",
    );
    // A line of empty cells is no row, so that it would disappear.
    if (value === "" && !hasOthers && isCsv) return remove(row, WORDS.rows.emptied(row + 1));
    const before = cells[at] ?? "";
    return editRows(
      [{ type: "set", row, column: column.key, value, before }],
      stepName("changeCell", nameOf(column), row + 1, model.name),
    );
  };
  const move = async (row: number, by: 1 | -1) => {
    if (!canMove(row, by)) return;
    setCell((known) => ({ ...known, row: row + by }));
    await editRows([{ type: "move", row, to: row + by }], stepName("moveRow", model.name));
  };
  const isWhole = !sorting && view.length === rows.length;
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
  const openForm = (row: number) => {
    const { page, values } = rows[row] ?? {};
    if (page !== undefined) openPage(page);
    if (values) select({ path: values });
  };
  const onOpen = (row: number, at: number) => {
    const page = pageOf(row);
    if (columns[at]?.kind === "form") openForm(row);
    else if (page && page.row === undefined) setTask({ type: "rename", page });
    else if (page) openPage(page.path);
  };
  const actsOf = (row: number) => {
    const page = pageOf(row);
    return {
      ...(page && { onOpen: () => openPage(page.path) }),
      ...(rows[row]?.values && { onForm: () => openForm(row) }),
      ...(page && page.row === undefined && { onRename: () => setTask({ type: "rename", page }) }),
      ...(canEdit && {
        onDuplicate: () =>
          void editRows([{ type: "duplicate", row }], stepName("duplicateRow", model.name)),
        onDelete: () => void remove(row),
      }),
      ...(canMove(row, -1) && { onMoveUp: () => void move(row, -1) }),
      ...(canMove(row, 1) && { onMoveDown: () => void move(row, 1) }),
    };
  };
  return (
    <>
      <RowsGrid
        model={model}
        view={view}
        sorting={sorting}
        cell={cell}
        visits={visits}
        canEdit={canEdit}
        onCell={setCell}
        onSort={(column) => setSorting((known) => nextSorting(known, column))}
        onSet={(row, at, text) => void set(row, at, text)}
        onMove={(row, by) => void move(row, by)}
        onMenu={(row, anchor) => setMenu({ row, anchor })}
        onOpen={onOpen}
        onPaste={(text) => {
          if (canEdit && /[\t\n]/.test(text.trim())) return setPasting(text);
          const row = view[cell.row];
          if (canEdit) void set(row, cell.column - 1, text.trim());
        }}
      />
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 1,
          px: 1,
          whiteSpace: "nowrap",
        }}
      >
        {canEdit && (
          <Button
            startIcon={<Add />}
            onClick={() => {
              onNewRow();
              setCell({ row: rows.length, column: Math.max(0, columns.findIndex(isTyped)) + 1 });
              setVisits(visits + 1);
            }}
          >
            {WORDS.rows.add}
          </Button>
        )}
        {canEdit && <Button onClick={() => setPasting("")}>{WORDS.rows.paste}</Button>}
        {canEdit && (
          <AddMenu
            label={WORDS.rows.addColumn}
            items={model.others}
            onAdd={({ key }) =>
              void editRows(
                [{ type: "addColumn", column: key }],
                stepName("addColumn", key, model.name),
              )
            }
          />
        )}
        <Typography variant="caption" color="textSecondary" role="status" sx={{ p: 1 }}>
          {[WORDS.rows.count(view.length, rows.length), note].filter(Boolean).join(" – ")}
        </Typography>
        <CellPosition model={model} row={view[cell.row]} column={cell.column} />
      </Box>
      {menu && (
        <RowMenu
          anchor={menu.anchor}
          label={WORDS.rows.row(menu.row + 1)}
          {...actsOf(menu.row)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {pasting !== undefined && (
        <PasteDialog model={model} text={pasting} onClose={() => setPasting(undefined)} />
      )}
      {task && <PageDialogs task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}
