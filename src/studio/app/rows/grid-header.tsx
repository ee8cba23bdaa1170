import ArrowDown from "@mui/icons-material/ArrowDownward";
import ArrowUp from "@mui/icons-material/ArrowUpward";
import { Box, ButtonBase, Tooltip } from "@mui/material";
import type { TableColumn } from "../../protocol/rows.ts";
import { withoutMarks } from "../words/in-own-words.ts";
import { nameInWords } from "../words/names.ts";
import { WORDS } from "../words/words.ts";
import { ABOVE, BELOW, CELL, NUMBER_WIDTH, PINNED, stackedRow, widthOf } from "./grid-row.tsx";
import type { Sorting } from "./view-rows.ts";

interface GridHeaderProps {
  columns: readonly TableColumn[];
  nameWidth: number | undefined;
  sorting: Sorting | undefined;
  onSort(column: number): void;
}

/** The names of the columns; a click sorts the rows in view. */
export const GridHeader = ({ columns, nameWidth, sorting, onSort }: GridHeaderProps) => (
  <Box
    role="row"
    aria-rowindex={1}
    sx={nameWidth === undefined ? { display: "flex", height: 40 } : stackedRow(columns.length)}
  >
    <Box
      role="columnheader"
      aria-colindex={1}
      sx={{ ...HEAD, ...NUMBER, ...(nameWidth !== undefined && ABOVE) }}
    >
      {WORDS.rows.number}
    </Box>
    {columns.map((column, index) => (
      <Box
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns of one name
        key={index}
        role="columnheader"
        aria-colindex={index + 2}
        aria-sort={sortOf(sorting, index)}
        sx={{
          ...HEAD,
          p: 0,
          width: widthOf(column),
          // Within the row of names, no cell covers it: with another z-index, axe takes its button for covered.
          ...(nameWidth !== undefined && BELOW),
          // Above the others, which scroll below it.
          ...(index === 0
            ? { ...PINNED, zIndex: nameWidth === undefined ? 1 : "auto" }
            : { scrollSnapAlign: "start" }),
          ...(index === 0 && nameWidth !== undefined && { ...ABOVE, width: nameWidth }),
        }}
      >
        <Tooltip title={helpOf(column)} describeChild placement="top">
          <ButtonBase
            onClick={() => onSort(index)}
            sx={{
              width: "100%",
              height: "100%",
              px: 1,
              gap: 0.5,
              justifyContent: "flex-start",
              font: "inherit",
              fontStyle: column.isUsed ? "normal" : "italic",
              "&:focus-visible": { outline: "2px solid", outlineOffset: -2 },
            }}
          >
            <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
              {nameOf(column)}
            </Box>
            {sorting?.column === index && <Arrow isDescending={sorting.isDescending} />}
          </ButtonBase>
        </Tooltip>
      </Box>
    ))}
  </Box>
);

const HEAD = {
  ...CELL,
  fontWeight: 600,
  whiteSpace: "nowrap",
  bgcolor: "background.default",
} as const;

const NUMBER = { width: NUMBER_WIDTH, position: "sticky", insetInlineStart: 0, zIndex: 1 } as const;

const Arrow = ({ isDescending }: Pick<Sorting, "isDescending">) =>
  isDescending ? <ArrowDown fontSize="inherit" /> : <ArrowUp fontSize="inherit" />;

export const nameOf = ({ kind, label, key }: TableColumn): string =>
  nameInWords(label) || (kind === "path" ? WORDS.pageTree.path : key) || WORDS.rows.noName;

/** Whether its cells are texts. */
export const isTyped = ({ kind }: TableColumn): boolean => kind !== "path" && kind !== "form";

export function helpOf({ kind, description, isUsed }: TableColumn): string {
  if (kind === "path") return WORDS.rows.pathHelp;
  const help = withoutMarks(description);
  if (kind === "form") return [WORDS.rows.formHelp, help].filter(Boolean).join(" ");
  return isUsed ? help : WORDS.rows.unused;
}

function sortOf(sorting: Sorting | undefined, column: number) {
  if (sorting?.column !== column) return "none";
  return sorting.isDescending ? "descending" : "ascending";
}
