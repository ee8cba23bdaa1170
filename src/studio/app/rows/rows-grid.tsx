import { Box } from "@mui/material";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { TableModel } from "../../protocol/rows.ts";
import { useWidth } from "../use-width.ts";
import { WORDS } from "../words/words.ts";
import { type After, CellEditor } from "./cell-editor.tsx";
import { problemInWords } from "./cell-position.tsx";
import { GridHeader, isTyped, nameOf } from "./grid-header.tsx";
import { type GridCell, gridStep, nextCell, within } from "./grid-keys.ts";
import { GridRow, NARROW, NUMBER_WIDTH, ROW_HEIGHT, STACKED_HEIGHT, widthOf } from "./grid-row.tsx";
import { useSuggestions } from "./suggestions.ts";
import type { Sorting } from "./view-rows.ts";

/** Rows that are rendered beyond the visible ones. */
const OVERSCAN = 6;
const HEADER_HEIGHT = 40;

interface RowsGridProps {
  model: TableModel;
  /** The indexes of the rows in view. */
  view: readonly number[];
  sorting: Sorting | undefined;
  cell: GridCell;
  /** Counts how often somebody was sent to the cell, from outside of the grid. */
  visits: number;
  canEdit: boolean;
  onCell(cell: GridCell): void;
  onSort(column: number): void;
  /** `row` is undefined for a new row. */
  onSet(row: number | undefined, column: number, text: string): void;
  onMove(row: number, by: 1 | -1): void;
  onMenu(row: number, anchor: Element): void;
  /** Opens the form, or the dialog, of a cell that is not a text. */
  onOpen(row: number, column: number): void;
  onPaste(text: string): void;
}

/** The rows as a grid for the keyboard, as in spreadsheets. Only the visible rows are rendered. */
export function RowsGrid({ model, view, sorting, cell, visits, canEdit, ...acts }: RowsGridProps) {
  const { columns, rows } = model;
  const box = useRef<HTMLDivElement>(null);
  // Who opens a table wants to work in it.
  const hasFocus = useRef(true);
  const lastVisit = useRef(visits);
  const [editing, setEditing] = useState<{ typed?: string }>();
  // The last row is the new one.
  const size = { rows: view.length + (canEdit ? 1 : 0), columns: columns.length + 1 };
  const active = within(cell, size);
  const column = columns[active.column - 1];
  const activeRow = view[active.row];
  const suggestions = useSuggestions(model, column, editing !== undefined);
  const problems = problemsByRow(model);
  const boxWidth = useWidth(box);
  const nameWidth = boxWidth > 0 && boxWidth < NARROW ? boxWidth - NUMBER_WIDTH : undefined;
  const rowHeight = nameWidth === undefined ? ROW_HEIGHT : STACKED_HEIGHT;
  const headerHeight = nameWidth === undefined ? HEADER_HEIGHT : STACKED_HEIGHT;
  const pinnedWidth = columns[0] ? widthOf(columns[0]) : 0;
  const virtual = useVirtualizer({
    count: size.rows,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollPaddingStart: headerHeight,
    paddingStart: 0,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])]
        .filter((at) => at < size.rows)
        .sort((one, other) => one - other),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured again
  useEffect(() => virtual.measure(), [rowHeight]);
  const cellElement = () =>
    box.current?.querySelector<HTMLElement>(`[data-cell="${active.row}/${active.column}"]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell moves the focus
  useEffect(() => {
    virtual.scrollToIndex(active.row);
    if (lastVisit.current !== visits) hasFocus.current = true;
    lastVisit.current = visits;
    const frame = requestAnimationFrame(() => {
      const element = cellElement();
      element?.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (hasFocus.current && editing === undefined) element?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [active.row, active.column, visits, editing === undefined]);

  const begin = (at: GridCell, typed?: string) => {
    const named = columns[at.column - 1];
    const row = view[at.row];
    if (!named) return;
    if (!isTyped(named)) {
      if (row !== undefined) acts.onOpen(row, at.column - 1);
    } else if (canEdit) setEditing(typed === undefined ? {} : { typed });
  };
  const done = (text: string | undefined, after: After) => {
    setEditing(undefined);
    const before = activeRow === undefined ? "" : (rows[activeRow]?.cells[active.column - 1] ?? "");
    if (text !== undefined && text.trim() !== before)
      acts.onSet(activeRow, active.column - 1, text.trim());
    // A new row is followed by the next one.
    const rowCount = size.rows + (activeRow === undefined && text?.trim() ? 1 : 0);
    if (after === "down")
      acts.onCell(within({ ...active, row: active.row + 1 }, { ...size, rows: rowCount }));
    else if (after !== "stay")
      acts.onCell(within(nextCell(active, after === "next" ? 1 : -1, size.columns), size));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2);
    const step = gridStep(event, active, { ...size, page }, isRightToLeft);
    if (!step) return;
    event.preventDefault();
    if (step.type === "go") acts.onCell(step.to);
    else if (step.type === "edit") begin(active, step.text);
    else if (activeRow === undefined) return;
    else if (step.type === "move") acts.onMove(activeRow, step.by);
    else if (step.type === "openMenu") acts.onMenu(activeRow, event.target);
    else if (canEdit && column && isTyped(column)) acts.onSet(activeRow, active.column - 1, "");
  };
  const all = NUMBER_WIDTH + columns.reduce((sum, each) => sum + widthOf(each), 0);
  const width = nameWidth === undefined ? all : all - NUMBER_WIDTH - pinnedWidth;
  return (
    <Box
      ref={box}
      role="grid"
      aria-label={WORDS.rows.rowsOf(model.name)}
      aria-rowcount={size.rows + 1}
      aria-colcount={size.columns}
      aria-readonly={!canEdit}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        if (editing) return;
        event.preventDefault();
        acts.onPaste(event.clipboardData.getData("text/plain"));
      }}
      onCopy={(event) => {
        if (editing || activeRow === undefined || !column) return;
        event.preventDefault();
        event.clipboardData.setData("text/plain", rows[activeRow]?.cells[active.column - 1] ?? "");
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
              editor={
                isActive && editing && column ? (
                  <CellEditor
                    column={column}
                    label={`${nameOf(column)}, ${WORDS.rows.row((row ?? rows.length) + 1)}`}
                    value={row === undefined ? "" : (rows[row]?.cells[active.column - 1] ?? "")}
                    typed={editing.typed}
                    suggestions={suggestions}
                    onDone={done}
                  />
                ) : undefined
              }
              problems={(row === undefined ? undefined : problems.get(row)) ?? NO_PROBLEMS}
              onFocus={(at) => acts.onCell({ row: index, column: at })}
              onEdit={(at) => begin({ row: index, column: at })}
              onMenu={(anchor) => row !== undefined && acts.onMenu(row, anchor)}
            />
          );
        })}
      </Box>
    </Box>
  );
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** The messages of problems by row and column. */
function problemsByRow({ problems, columns }: TableModel): Map<number, Map<string, string>> {
  const byRow = new Map<number, Map<string, string>>();
  for (const problem of problems) {
    const { row, column = "" } = problem;
    const named = columns.find(({ key }) => key === column);
    const message = named ? problemInWords(problem, named) : problem.message;
    const own = byRow.get(row) ?? new Map<string, string>();
    own.set(column, [own.get(column), message].filter(Boolean).join(" "));
    byRow.set(row, own);
  }
  return byRow;
}
