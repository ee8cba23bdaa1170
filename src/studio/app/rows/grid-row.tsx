import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import MoreVert from "@mui/icons-material/MoreVert";
import { Box, Chip } from "@mui/material";
import { type ReactNode, useRef } from "react";
import type { RowProblem, TableColumn, TableRow } from "../../protocol/rows.ts";
import { pageInWords } from "../words/in-own-words.ts";
import { WORDS } from "../words/words.ts";
import { RowButton } from "./row-button.tsx";

/** In pixels; also large enough for a finger. */
export const ROW_HEIGHT = 44;
export const NUMBER_WIDTH = 84;

const WIDTHS: Readonly<Record<TableColumn["kind"], number>> = {
  path: 220,
  text: 180,
  long: 300,
  number: 96,
  date: 150,
  moment: 190,
  time: 110,
  picture: 180,
  list: 220,
  form: 120,
};

export const widthOf = ({ kind }: TableColumn): number => WIDTHS[kind];

/** The column that names a row stays in view beside its number. */
export const PINNED = { position: "sticky", insetInlineStart: NUMBER_WIDTH, zIndex: 1 } as const;

/** On narrow screens, a row has its number and its name above its other cells. */
export const NARROW = 600;
const NAME_HEIGHT = 36;
export const STACKED_HEIGHT = NAME_HEIGHT + ROW_HEIGHT;

/** The rows of a grid for a row of `count` columns, and the cells in each. */
export const stackedRow = (count: number) =>
  ({
    display: "grid",
    gridTemplateRows: `${NAME_HEIGHT}px ${ROW_HEIGHT}px`,
    gridTemplateColumns: `repeat(${Math.max(1, count - 1)}, max-content)`,
    height: STACKED_HEIGHT,
    minWidth: "100%",
  }) as const;

/** A cell that stays in view while those below it scroll: it may move in the whole row. */
export const ABOVE = { gridRow: 1, gridColumn: "1 / -1", justifySelf: "start" } as const;
export const BELOW = { gridRow: 2 } as const;

/** For screen readers alone. */
const HIDDEN = { position: "absolute", width: "1px", height: "1px", overflow: "hidden" } as const;

/** What a cell says of its problems, and the worst of them. */
export interface CellProblems {
  words: string;
  severity: RowProblem["severity"];
}

interface GridRowProps {
  columns: readonly TableColumn[];
  /** The width of the name if it is above the other cells. */
  nameWidth: number | undefined;
  /** Undefined for the row that is added when somebody types in it. */
  row: TableRow | undefined;
  /** Its number in the table, from 1. */
  number: number;
  /** Its position in view. */
  at: number;
  top: number;
  /** The column that the keyboard is on, if it is on this row. */
  activeColumn: number | undefined;
  /** Whether the cell that the keyboard is on takes texts. */
  isEditable: boolean;
  editor: ReactNode | undefined;
  problems: ReadonlyMap<string, CellProblems> | undefined;
  onFocus(column: number): void;
  onEdit(column: number): void;
  onMenu(anchor: Element): void;
  /** Closes a row that nobody has typed in; undefined if it stays. */
  onNoRow: (() => void) | undefined;
}

/** A row of the grid. */
export function GridRow({
  columns,
  nameWidth,
  row,
  number,
  at,
  top,
  activeColumn,
  isEditable,
  editor,
  problems,
  onFocus,
  onEdit,
  onMenu,
  onNoRow,
}: GridRowProps) {
  const words = WORDS.rows;
  // A click on another cell goes there; one on the cell where the keyboard is edits it.
  const wasActive = useRef(false);
  const tab = (column: number) => (activeColumn === column ? 0 : -1);
  return (
    <Box
      role="row"
      aria-rowindex={at + 2}
      sx={{
        position: "absolute",
        top,
        insetInlineStart: 0,
        ...(nameWidth === undefined
          ? { display: "flex", height: ROW_HEIGHT }
          : stackedRow(columns.length)),
        zIndex: editor ? 2 : "auto",
        bgcolor: activeColumn === undefined ? "background.paper" : "action.selected",
      }}
    >
      <Box
        role="rowheader"
        aria-colindex={1}
        data-cell={`${at}/0`}
        tabIndex={tab(0)}
        onFocus={() => onFocus(0)}
        onContextMenu={(event) => {
          event.preventDefault();
          if (row) onMenu(event.currentTarget);
        }}
        sx={{
          ...CELL,
          ...(nameWidth !== undefined && ABOVE),
          width: NUMBER_WIDTH,
          position: "sticky",
          insetInlineStart: 0,
          zIndex: 1,
          justifyContent: "space-between",
          bgcolor: "background.paper",
          color: "text.secondary",
        }}
      >
        {row ? (
          number
        ) : (
          <>
            <Add fontSize="small" />
            <Box component="span" sx={HIDDEN}>
              {words.newRow}
            </Box>
          </>
        )}
        {row && (
          <RowButton label={words.more(number)} onPress={onMenu} aria-haspopup="menu">
            <MoreVert fontSize="small" />
          </RowButton>
        )}
        {!row && onNoRow && (
          <RowButton label={WORDS.pageTree.cancel} onPress={onNoRow}>
            <Close fontSize="small" />
          </RowButton>
        )}
      </Box>
      {columns.map((column, index) => {
        const text = row?.cells[index] ?? "";
        const problem = problems?.get(column.key);
        const isActive = activeColumn === index + 1;
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns of one name
            key={index}
            role="gridcell"
            aria-colindex={index + 2}
            data-cell={`${at}/${index + 1}`}
            tabIndex={isActive && editor ? -1 : tab(index + 1)}
            {...(isActive && isEditable && !editor && EDITABLE)}
            {...(problem && { "aria-invalid": problem.severity === "error", title: problem.words })}
            onFocus={(event) => event.target === event.currentTarget && onFocus(index + 1)}
            onPointerDown={() => {
              wasActive.current = isActive;
            }}
            onClick={() => wasActive.current && !editor && onEdit(index + 1)}
            onDoubleClick={() => !editor && onEdit(index + 1)}
            sx={{
              ...CELL,
              ...(!editor && { caretColor: "transparent" }),
              width: widthOf(column),
              position: "relative",
              ...(nameWidth !== undefined && BELOW),
              ...(index === 0 && { ...PINNED, bgcolor: "background.paper" }),
              ...(index === 0 &&
                nameWidth !== undefined && { ...ABOVE, width: nameWidth, fontWeight: 600 }),
              color: row && column.isUsed ? "text.primary" : "text.secondary",
              ...(column.kind === "number" && { justifyContent: "flex-end" }),
              ...(problem && {
                boxShadow: `inset 0 -2px 0 var(--mui-palette-${problem.severity}-main)`,
              }),
            }}
          >
            <Box
              component="span"
              dir="auto"
              sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
            >
              {(column.kind === "path" ? pageInWords(text) : text).replace(/\s*\n\s*/g, " ¶ ")}
            </Box>
            {column.kind === "path" && row?.state && (
              <Chip size="small" variant="outlined" label={WORDS.pageTree.stateOf[row.state]} />
            )}
            {isActive && editor}
          </Box>
        );
      })}
    </Box>
  );
}

/** Texts can come without a key, which browsers give to something editable. On a screen, the keyboard comes with the field. */
const EDITABLE = {
  contentEditable: "plaintext-only",
  suppressContentEditableWarning: true,
  inputMode: "none",
  spellCheck: false,
} as const;

export const CELL = {
  boxSizing: "border-box",
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  px: 1,
  height: "100%",
  borderBottom: 1,
  borderInlineEnd: 1,
  borderColor: "divider",
  cursor: "default",
  fontSize: 13,
  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
  "&:focus": { outline: "2px solid", outlineOffset: -2 },
} as const;
