import type { ReactElement } from "react";
import type { TableModel } from "../../model/values.ts";
import { InlineMarkdown } from "../ui/markdown.tsx";
import {
  MatrixTable,
  ScrollArea,
  StackedTable,
  TableContainer,
  WideTable,
} from "./table-styles.ts";

type TableProps = TableModel;

/**
 * A table. If it does not fit, it scrolls sideways, by touch or keyboard, with its first column fixed;
 * tables that read better as lists become lists. Its semantics for screen readers stay the same.
 */
export const DataTable = (props: TableProps) => (
  <TableContainer>
    {props.layout.form === "list" ? (
      <StackedTable data-columns={columnCountClass(props.heads.length)}>
        <Head {...props} />
        <Body {...props} Cell={ListedCell} />
      </StackedTable>
    ) : (
      <ScrollArea role="group" aria-label={props.label} tabIndex={0}>
        {props.layout.form === "matrix" ? (
          <MatrixTable data-form="matrix">
            <Head {...props} />
            <Body {...props} Cell={WideCell} />
          </MatrixTable>
        ) : (
          <WideTable>
            <Head {...props} />
            <Body {...props} Cell={WideCell} />
          </WideTable>
        )}
      </ScrollArea>
    )}
  </TableContainer>
);

const columnCountClass = (columns: number) =>
  columns > 4 ? "many" : columns > 2 ? "some" : undefined;

const Head = ({ heads, layout }: TableProps) => (
  <thead>
    <tr>
      {heads.map((head, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their order
        <th key={column} scope="col" {...columnAttributes(layout, column)}>
          {layout.form === "matrix" ? <span>{head}</span> : head}
        </th>
      ))}
    </tr>
  </thead>
);

interface CellProps {
  table: TableProps;
  row: number;
  column: number;
}

const Body = ({ Cell, ...table }: TableProps & { Cell: (props: CellProps) => ReactElement }) => (
  <tbody>
    {table.rows.map((cells, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their order
      <tr key={row}>
        {cells.map((first, column) =>
          column === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their order
            <th key={column} scope="row" {...columnAttributes(table.layout, 0)}>
              <InlineMarkdown nodes={first} />
            </th>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their order
            <Cell key={column} table={table} row={row} column={column} />
          ),
        )}
      </tr>
    ))}
  </tbody>
);

const WideCell = ({ table: { rows, layout }, row, column }: CellProps) => (
  <td {...columnAttributes(layout, column)}>
    <InlineMarkdown nodes={rows[row]?.[column] ?? []} />
  </td>
);

/** A cell with its column's heading, which precedes it in a list; lists leave empty cells out. */
const ListedCell = ({ table: { heads, rows, layout }, row, column }: CellProps) => (
  <td
    {...columnAttributes(layout, column)}
    data-label={heads[column]}
    data-empty={layout.empty[row]?.includes(column) || undefined}
  >
    <div>
      <InlineMarkdown nodes={rows[row]?.[column] ?? []} />
    </div>
  </td>
);

/** The attributes that a cell gets from its column. */
function columnAttributes({ columns }: TableProps["layout"], index: number) {
  const { align = "start", holds = "little" } = columns[index] ?? {};
  return {
    ...(align === "start" ? {} : { "data-align": align }),
    ...(holds === "little" ? {} : { "data-holds": holds }),
  };
}
