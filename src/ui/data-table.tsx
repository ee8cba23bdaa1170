import { styled } from "@mui/material/styles";
import type { TableModel } from "../model/values.ts";
import { attribute, type Opaque } from "../model/words.ts";
import { InlineMarkdown } from "./markdown.tsx";

/** Each row as a small list: its first cell as the heading, the others under each other with their column's. */
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
  "& > tbody > tr > [role]": { paddingInline: 0, textAlign: "start" },
  // Where words are so large that they would break, the cell stands under its label.
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
  },
} as const;

/** The table asks how wide it may be itself: it stands in columns of any width. */
const Room = styled("div")({ containerType: "inline-size", position: "relative" });

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: "0.75rem 1rem",
    borderBottom: "1px solid var(--line)",
    textAlign: "start",
    verticalAlign: "top",
    "&:first-of-type:not(td)": { paddingInlineStart: 0 },
    "&:last-of-type": { paddingInlineEnd: 0 },
  },
  "& > thead th": { borderBottom: theme.motif.edge, verticalAlign: "bottom" },
  "& [data-align=end]": { textAlign: "end" },
  "& [data-align=center]": { textAlign: "center" },
  "@container (max-width: 15rem)": STACKED,
  "@container (max-width: 32rem)": { '&[data-columns="some"], &[data-columns="many"]': STACKED },
  "@container (max-width: 52rem)": { '&[data-columns="many"]': STACKED },
}));

/** Browsers forget what the elements are once these are no longer laid out as a table. */
export const ROLES = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
};

const size = (columns: number) => (columns > 4 ? "many" : columns > 2 ? "some" : undefined);

/** A table that turns into lists where it has no room. */
export const DataTable = ({ columns, rows }: Opaque<TableModel>) => (
  <Room>
    <Table {...ROLES.table} data-columns={size(columns.length)}>
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row}>
          {columns.map(({ label, align }, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <th key={column} {...ROLES.columnheader} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {rows.map(([first = [], ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
          <tr key={row} {...ROLES.row}>
            <th {...ROLES.rowheader} scope="row">
              <InlineMarkdown nodes={first} />
            </th>
            {cells.map((cell, index) => {
              const { align, label } = columns[index + 1] ?? {};
              return (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  key={index}
                  {...ROLES.cell}
                  data-align={align}
                  data-label={attribute(label)}
                >
                  <div>
                    <InlineMarkdown nodes={cell} />
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  </Room>
);
