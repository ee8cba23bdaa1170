/** The words for tables and their rows. */
export const ROWS = {
  title: "Table",
  open: "Rows as a table",
  rowsOf: (table: string) => `Rows of ${table}`,
  number: "Row",
  row: (number: number) => `Row ${number}`,
  newRow: "New row",
  more: (number: number) => `More for row ${number}`,
  noName: "(no name)",
  unused: "The site does not use this column.",
  pathHelp: "The address of the row’s page. Enter changes it, or shows the page.",
  search: "Search in the rows",
  add: "Add a row",
  added: "Add a row",
  moved: "Move a row",
  addColumn: "Add a column",
  emptied: (row: number) => `Row ${row} has no words any more, so it is deleted.`,
  deleted: "Delete a row",
  changed: (column: string, row: number, table: string) =>
    `Change ${column} in row ${row}: ${table}`,
  count: (shown: number, all: number) =>
    shown === all ? (all === 1 ? "1 row" : `${all} rows`) : `${shown} of ${all} rows`,
  position: (table: string, row: number, column: string) => `${table}, row ${row}, ${column}`,
  openPage: "Show its page",
  openForm: "Open its form",
  editFile: (file: string) => `Edit ${file}`,
  publicNow: "The rows of a file have no drafts: visitors get the page as soon as you publish.",
  paste: "Paste from a spreadsheet",
  pasteTitle: (table: string) => `Paste rows into ${table}`,
  pasteHelp: "Copy cells in Excel, LibreOffice or Google Sheets, and paste them here.",
  copied: "Copied cells",
  hasHeader: "The first row has the names of the columns",
  goesTo: (column: string) => `“${column}” goes to`,
  nowhere: "Nowhere",
  matchBy: "Recognise rows by",
  matchNone: "Nothing: all of them are new",
  statusOf: { new: "new", changed: "changed", same: "unchanged", refused: "not taken" },
  pasteCount: (added: number, changed: number, same: number, refused: number) =>
    `${added} new, ${changed} changed, ${same} unchanged, ${refused} not taken`,
  was: (text: string) => `before: ${text || "–"}`,
  moreRows: (count: number) => (count === 1 ? "and 1 more row" : `and ${count} more rows`),
  take: (count: number) => (count === 1 ? "Take 1 row" : `Take ${count} rows`),
  pasted: (count: number, table: string) =>
    `Paste ${count === 1 ? "1 row" : `${count} rows`}: ${table}`,
};

export type RowsWords = typeof ROWS;
