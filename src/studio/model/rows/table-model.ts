import { basename } from "node:path";
import { dateIn, zoneOf } from "../../../business/hours/time-zone.ts";
import { hiddenOn } from "../../../config/expand/visible-days.ts";
import { readCsv } from "../../../config/tables/csv.ts";
import { valueInRow } from "../../../config/tables/row-path.ts";
import type { Table } from "../../../config/tables/rows.ts";
import { type Message, message } from "../../protocol/messages.ts";
import type { TableColumn, TableModel, TableName, TableRow } from "../../protocol/rows.ts";
import { cellText } from "./cell-text.ts";
import { columnLabel, PATH_COLUMN, parameterColumns } from "./columns.ts";
import { fileColumns, otherColumns } from "./file-columns.ts";
import {
  pageRows,
  type SiteTables,
  summaryOf,
  tableFile,
  templateOf,
  valuesPath,
} from "./site-tables.ts";

type Content = Pick<TableModel, "columns" | "others" | "rows" | "refusal">;

/** A table with all its rows; undefined if it is no longer there. */
export function tableModel(
  tables: SiteTables,
  name: TableName,
): Omit<TableModel, "version" | "problems"> | undefined {
  const content = name.type === "template" ? ofTemplate(tables, name.name) : ofFile(tables, name);
  return content && { ...summaryOf(tables, name, content.rows.length), ...content };
}

/** The pages of a template, a row for each. */
function ofTemplate(tables: SiteTables, template: string): Content | undefined {
  if (!Object.hasOwn(Object(tables.config.templates), template)) return undefined;
  const columns = [PATH_COLUMN, ...parameterColumns(templateOf(tables, template).params)];
  const today = dateIn(zoneOf(tables.config.business));
  const rows = pageRows(tables, template).map((row): TableRow => {
    const { entry } = row;
    const page = String(entry.path);
    const { key } = hiddenOn(today, entry) ?? {};
    const cells = columns.map((column) =>
      column === PATH_COLUMN ? page : cellText(parameterOf(entry, column), column.kind),
    );
    const state = key === "date" ? "from" : key;
    return { cells, page, values: valuesPath(row), ...(state && { state }) };
  });
  return { columns, others: [], rows };
}

const parameterOf = ({ params }: Record<string, unknown>, { key }: TableColumn) =>
  valueInRow(Object(params), key);

/** The rows of a file. */
function ofFile(tables: SiteTables, { name }: TableName): Content | undefined {
  const table = tableFile(tables, name);
  if (!table) return undefined;
  const { columns, cells } = table.hasColumns ? ofCsv(tables, table) : ofJson(tables, table);
  const paths = tables.source.pageTables.find((each) => each.table.file === table.file)?.paths;
  const withPath = paths ? [PAGE_COLUMN, ...columns] : columns;
  const rows = cells.map((row, index): TableRow => {
    const page = paths?.get(index);
    return { cells: paths ? [page ?? "", ...row] : row, ...(page !== undefined && { page }) };
  });
  const refusal = refusalOf(table);
  const others = table.hasColumns ? otherColumns(tables, name, columns) : [];
  return { columns: withPath, others, rows, ...(refusal !== undefined && { refusal }) };
}

/** The address of a page is made from other columns; one of them may be called an address, too. */
const PAGE_COLUMN: TableColumn = { ...PATH_COLUMN, label: columnLabel("page") };

/** Why a file is not edited: its characters or the limits of its cells are not certain. */
function refusalOf({ problems, hasColumns, text }: Table): Message | undefined {
  const [unclosed] = hasColumns ? readCsv(text).problems : problems;
  const found = problems.find(({ rule }) => rule === "encoding") ?? unclosed;
  return found && message("reported", [found.message, found.hint].filter(Boolean).join(" "));
}

/** The cells of a file as they are written. */
function ofCsv(tables: SiteTables, { file, text }: Table) {
  const [heads = [], ...lines] = readCsv(text).rows;
  const columns = fileColumns(
    tables,
    basename(file),
    heads.map(({ value }) => value),
  );
  return { columns, cells: lines.map((row) => columns.map((_, at) => row[at]?.value ?? "")) };
}

/** The values of a list of objects in JSON. */
function ofJson(tables: SiteTables, { file, rows }: Table) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = fileColumns(tables, basename(file), headers);
  const cells = rows.map((row) => columns.map(({ key, kind }) => cellText(row[key], kind)));
  return { columns, cells };
}
