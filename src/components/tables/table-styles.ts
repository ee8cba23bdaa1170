import { RTL } from "../../looks/theme/css.ts";
import { styled } from "../../looks/theme/styled.tsx";

/**
 * Each row as a list: the first cell is its heading, the others have their column's heading as label.
 */
const STACKED = {
  "&, & > tbody, & > tbody > tr, & > tbody > tr > *": { display: "block" },
  "& > thead": {
    display: "block",
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
  "& > tbody > tr + tr": { marginTop: "1.5rem" },
  "& > tbody > tr > [scope], & > tbody > tr > td": { paddingInline: 0, textAlign: "start" },
  // With large text, the cell wraps below its label.
  "& > tbody > tr > td": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "1rem",
    "&::before": {
      content: "attr(data-label)",
      flex: "2 1 6rem",
      minWidth: 0,
      color: "var(--muted)",
    },
    "& > div": { flex: "3 1 9rem", minWidth: 0 },
    "&[data-empty]": { display: "none" },
  },
} as const;

/** A container, since tables are in columns of any width. */
export const TableContainer = styled("div")({
  containerType: "inline-size",
  position: "relative",
  isolation: "isolate",
  "--ground": "var(--paper)",
  '[data-ground="card"] &': { "--ground": "var(--card)" },
});

/**
 * A line at the edge where the table is cut off; the table's own end scrolls over it and covers it.
 */
const cutEdge = (side: "left" | "right") =>
  ["var(--ground) 2px, transparent 0) local", "var(--muted) 1px, transparent 0)"]
    .map((line) => `linear-gradient(to ${side === "left" ? "right" : "left"}, ${line}`)
    .join(", ");

/** The maximum width of the fixed first column. */
const FIRST_COLUMN_WIDTH = "min(40cqi, 16rem)";

/** Scrolls a table that does not fit; the fixed first column does not cover the focused element. */
export const ScrollArea = styled("div")({
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollPaddingInlineStart: FIRST_COLUMN_WIDTH,
  background: cutEdge("right"),
  [`${RTL} &`]: { background: cutEdge("left") },
  "@media print": { overflow: "visible" },
});

/** Fixed, unless the text is so large that there would be no space beside it. */
const FIRST_COLUMN = {
  maxWidth: FIRST_COLUMN_WIDTH,
  paddingInlineStart: 0,
  background: "var(--ground)",
  borderInlineEnd: "1px solid var(--line)",
  "@container (min-width: 15rem)": { position: "sticky", insetInlineStart: 0, zIndex: 1 },
  "&[data-holds]": { minWidth: `min(9rem, ${FIRST_COLUMN_WIDTH})` },
} as const;

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  // Collapsed borders would scroll away from the fixed column.
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "var(--digits)",
  "& th, & td": {
    padding: "0.75rem 1rem",
    borderBottom: "1px solid var(--line)",
    textAlign: "start",
    verticalAlign: "top",
    "&:last-child": { paddingInlineEnd: 0 },
  },
  "& > thead th": { borderBottom: theme.look.edge, verticalAlign: "bottom" },
  "& > thead > tr > :first-of-type, & > tbody > tr > th": { paddingInlineStart: 0 },
  "& [data-align=end]": { textAlign: "end" },
  "& [data-align=center]": { textAlign: "center" },
}));

/** Rows become lists where columns would be too narrow. */
export const StackedTable = styled(Table)({
  // Keeps two columns close enough to read across.
  "&:not([data-columns])": { maxWidth: "46rem" },
  // Other columns are as wide as their longest word.
  "& [data-holds]": { minWidth: "min(6.5rem, 28cqi)", overflowWrap: "anywhere" },
  "@container (max-width: 15rem)": STACKED,
  "@container (max-width: 32rem)": { '&[data-columns="some"], &[data-columns="many"]': STACKED },
  "@container (max-width: 52rem)": { '&[data-columns="many"]': STACKED },
});

/** Columns are as wide as their text; short texts stay on one line. */
export const WideTable = styled(Table)({
  "& th, & td": {
    paddingInline: "min(1rem, 2.5cqi)",
    "&:last-child": { paddingInlineEnd: "0.25rem" },
  },
  "& td, & [scope=row]": { whiteSpace: "nowrap" },
  "& [data-holds]": { minWidth: "8rem", whiteSpace: "normal" },
  "& [data-holds=sentences]": { minWidth: "14rem" },
  "& > thead > tr > :first-of-type, & > tbody > tr > th": FIRST_COLUMN,
});

/** A table of short signs under rotated headings. */
export const MatrixTable = styled(WideTable)({
  // Overrides the minimum widths of columns.
  "&& th + th, && td": { minWidth: 0, paddingInline: "0.25rem", textAlign: "center" },
  "& th + th > span": {
    display: "inline-block",
    writingMode: "vertical-rl",
    maxInlineSize: "12rem",
    lineHeight: 1.3,
    textAlign: "start",
    transform: "rotate(180deg)",
    [`${RTL} &`]: { transform: "none" },
  },
});
