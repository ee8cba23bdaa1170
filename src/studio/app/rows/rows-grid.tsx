import { Box } from "@mui/material";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import type { TableColumn, TableModel } from "../../protocol/rows.ts";
import { useOnChange } from "../controls/use-on-change.ts";
import { WORDS } from "../words/words.ts";
import { type After, CellEditor } from "./cell-editor.tsx";
import { problemsByRow } from "./cell-position.tsx";
import { GridHeader, isTyped, nameOf } from "./grid-header.tsx";
import { type GridCell, gridStep, nextCell, within } from "./grid-keys.ts";
import { GridRow, NUMBER_WIDTH } from "./grid-row.tsx";
import { useSuggestions } from "./suggestions.ts";
import { useGridSize } from "./use-grid-size.ts";
import { useTextOfCells } from "./use-text-of-cells.ts";
import type { Sorting } from "./view-rows.ts";

interface RowsGridProps {
  model: TableModel;
  /** The indexes of the rows in view; undefined where a new one can be typed. */
  view: readonly (number | undefined)[];
  sorting: Sorting | undefined;
  cell: GridCell;
  /** Counts how often somebody was sent to the cell, from outside of the grid. */
  visits: number;
  canEdit: boolean;
  /** Whether the cell is edited, perhaps with what somebody has typed already. */
  editing: { typed?: string } | undefined;
  setEditing(editing: { typed?: string } | undefined): void;
  onCell(cell: GridCell): void;
  onSort(column: number): void;
  /** `row` is undefined for a new row. */
  onSet(row: number | undefined, column: number, text: string): void;
  onMove(row: number, by: 1 | -1): void;
  /** Closes the place for a new row between others. */
  onNoRow(): void;
  onMenu(row: number, anchor: Element): void;
  /** Opens the form, or the dialog, of a cell that is not a text. */
  onOpen(row: number, column: number): void;
  onPaste(text: string): void;
  /** Somebody types where no text can be: without words about it, keys would disappear. */
  onNoText(column: TableColumn | undefined): void;
}

/** The rows as a grid for the keyboard, as in spreadsheets. Only the visible rows are rendered. */
export function RowsGrid(props: RowsGridProps) {
  const { model, view, sorting, cell, visits, canEdit, editing, setEditing, ...acts } = props;
  const { columns, rows } = model;
  const box = useRef<HTMLDivElement>(null);
  // Who opens a table wants to work in it.
  const hasFocus = useRef(true);
  const lastVisit = useRef(visits);
  // After Escape, Tab leaves the grid.
  const isLeaving = useRef(false);
  const helpId = useId();
  // The last row is the new one.
  const size = {
    rows: view.length + (canEdit ? 1 : 0),
    columns: columns.length + 1,
    texts: columns.flatMap((each, at) => (isTyped(each) ? at + 1 : [])),
  };
  const active = within(cell, size);
  const column = columns[active.column - 1];
  const activeRow = view[active.row];
  const textNow = rows[activeRow ?? -1]?.cells[active.column - 1] ?? "";
  const isEditing = editing !== undefined;
  const suggestions = useSuggestions(model, column, isEditing);
  const problems = problemsByRow(model);
  const { virtual, nameWidth, rowHeight, headerHeight, width, pinnedWidth } = useGridSize(
    box,
    columns,
    size.rows,
    active.row,
  );
  const cellElement = ({ row, column }: GridCell) =>
    box.current?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`);

  const toCell = useEffectEvent((at: GridCell, visits: number, isEditing: boolean) => {
    virtual.scrollToIndex(at.row);
    if (lastVisit.current !== visits) hasFocus.current = true;
    lastVisit.current = visits;
    // At once: the next key may come before the next frame.
    if (hasFocus.current && !isEditing) cellElement(at)?.focus({ preventScroll: true });
    const show = () => cellElement(at)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  });
  const { row, column: at } = active;
  useEffect(() => toCell({ row, column: at }, visits, isEditing), [row, at, visits, isEditing]);
  /** A row that disappears takes the focus with it. */
  const takeFocus = () => {
    const isNowhere = document.activeElement === document.body;
    if (isNowhere && hasFocus.current && !isEditing) cellElement(active)?.focus();
  };
  useOnChange(model, takeFocus);
  useOnChange(view, takeFocus);

  /** A new page may get its address before its other values. */
  const takesText = (column: TableColumn, row: number | undefined) =>
    canEdit &&
    (isTyped(column) || (column.kind === "path" && row === undefined && model.type === "template"));
  const begin = (at: GridCell, typed?: string) => {
    // What somebody types on the number of a row is its first text.
    const column =
      at.column === 0 && typed !== undefined ? columns.findIndex(isTyped) + 1 : at.column;
    const named = columns[column - 1];
    const row = view[at.row];
    if (!named) return;
    if (takesText(named, row)) {
      if (column !== at.column) acts.onCell({ ...at, column });
      setEditing(typed === undefined ? {} : { typed });
    } else if (typed === undefined && row !== undefined) {
      if (!isTyped(named)) acts.onOpen(row, column - 1);
    } else acts.onNoText(named);
  };
  useTextOfCells(box, acts.onPaste, (text) => flushSync(() => begin(active, text)));
  /** The size of the grid once a text is taken: after the new row at the end comes another one. */
  const sizeWith = (text = "") => ({
    ...size,
    rows: size.rows + (active.row === view.length && text.trim() !== "" ? 1 : 0),
  });
  const done = (text: string | undefined, after: After) => {
    setEditing(undefined);
    if (text !== undefined && text.trim() !== textNow)
      acts.onSet(activeRow, active.column - 1, text.trim());
    const to =
      after === "down"
        ? within({ ...active, row: active.row + 1 }, sizeWith(text))
        : after !== "stay" && nextCell(active, after === "next" ? 1 : -1, sizeWith(text));
    if (to) acts.onCell(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2);
    const step = gridStep(event.nativeEvent, active, { ...size, page }, isRightToLeft);
    const wasLeaving = isLeaving.current;
    if (event.key !== "Shift") isLeaving.current = step?.type === "leave";
    if (!step || (event.key === "Tab" && wasLeaving)) return;
    const isBetween = activeRow === undefined && active.row < view.length;
    if (isBetween && (step.type === "leave" || step.type === "clear")) acts.onNoRow();
    if (step.type === "leave") {
      // In a dialog, the next Escape closes it.
      if (!wasLeaving) event.stopPropagation();
      return;
    }
    // What an input method begins ends in the field.
    if (step.type !== "edit" || step.text !== "") event.preventDefault();
    if (step.type === "go") acts.onCell(step.to);
    else if (step.type === "edit") flushSync(() => begin(active, step.text));
    else if (activeRow === undefined) return;
    else if (step.type === "move") acts.onMove(activeRow, step.by);
    else if (step.type === "openMenu") acts.onMenu(activeRow, event.target);
    else if (canEdit && column && isTyped(column)) acts.onSet(activeRow, active.column - 1, "");
  };
  return (
    <Box
      ref={box}
      role="grid"
      aria-label={WORDS.rows.rowsOf(model.name)}
      aria-rowcount={size.rows + 1}
      aria-colcount={size.columns}
      aria-readonly={!canEdit}
      aria-describedby={helpId}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        if (editing) return;
        event.preventDefault();
        acts.onPaste(event.clipboardData.getData("text/plain"));
      }}
      onCopy={(event) => {
        if (editing || activeRow === undefined || !column) return;
        event.preventDefault();
        event.clipboardData.setData("text/plain", textNow);
      }}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A field that disappears leaves the focus nowhere.
        hasFocus.current = relatedTarget === null || currentTarget.contains(relatedTarget);
      }}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: "auto",
        position: "relative",
        bgcolor: "background.paper",
        scrollPaddingBlockStart: headerHeight,
        // No column is cut by the ones that stay in view.
        scrollSnapType: "x proximity",
        scrollPaddingInlineStart: nameWidth === undefined ? `${NUMBER_WIDTH + pinnedWidth}px` : 0,
      }}
    >
      <Box component="span" id={helpId} hidden>
        {WORDS.rows.leaveHelp}
      </Box>
      <Box
        role="rowgroup"
        sx={{ position: "sticky", top: 0, zIndex: 4, width: "max-content", minWidth: "100%" }}
      >
        <GridHeader
          columns={columns}
          nameWidth={nameWidth}
          sorting={sorting}
          onSort={acts.onSort}
        />
      </Box>
      <Box
        role="rowgroup"
        sx={{ position: "relative", height: virtual.getTotalSize(), minWidth: width }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = view[index];
          const isActive = index === active.row;
          return (
            <GridRow
              key={index}
              columns={columns}
              nameWidth={nameWidth}
              row={row === undefined ? undefined : rows[row]}
              number={(row ?? rows.length) + 1}
              at={index}
              top={start}
              activeColumn={isActive ? active.column : undefined}
              isEditable={column !== undefined && takesText(column, row)}
              editor={
                isActive && editing && column ? (
                  <CellEditor
                    column={column}
                    label={`${nameOf(column)}, ${WORDS.rows.row((row ?? rows.length) + 1)}`}
                    value={textNow}
                    typed={editing.typed}
                    suggestions={suggestions}
                    hasNext={(by, text) => nextCell(active, by, sizeWith(text)) !== undefined}
                    onDone={done}
                  />
                ) : undefined
              }
              problems={problems.get(row ?? -1)}
              onFocus={(at) => acts.onCell({ row: index, column: at })}
              onEdit={(at) => begin({ row: index, column: at })}
              onNoRow={index < view.length ? acts.onNoRow : undefined}
              onMenu={(anchor) => row !== undefined && acts.onMenu(row, anchor)}
            />
          );
        })}
      </Box>
    </Box>
  );
}
