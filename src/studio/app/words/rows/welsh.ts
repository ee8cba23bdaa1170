import type { RowsWords } from "./english.ts";

export const ROWS: RowsWords = {
  title: "Tabl",
  open: "Rhesi fel tabl",
  rowsOf: (table) => `Rhesi ${table}`,
  number: "Rhes",
  row: (number) => `Rhes ${number}`,
  newRow: "Rhes newydd",
  more: (number) => `Mwy ar gyfer rhes ${number}`,
  noName: "(dim enw)",
  unused: "Nid yw’r wefan yn defnyddio’r golofn hon.",
  pathHelp: "Cyfeiriad tudalen y rhes. Mae Enter yn ei newid, neu’n dangos y dudalen.",
  search: "Chwilio yn y rhesi",
  add: "Ychwanegu rhes",
  addColumn: "Ychwanegu colofn",
  emptied: (row) => `Nid oes geiriau yn rhes ${row} mwyach, felly caiff ei dileu.`,
  count: (shown, all) => (shown === all ? lines(all) : `${shown} o ${all}`),
  position: (table, row, column) => `${table}, rhes ${row}, ${column}`,
  fillIn: (column) => `Llenwch “${column}”.`,
  openPage: "Dangos ei thudalen",
  openForm: "Agor ei ffurflen",
  editFile: (file) => `Golygu’r cofnodion yn ${file}`,
  publicNow:
    "Nid oes drafftiau gan resi ffeil: mae ymwelwyr yn gweld y dudalen cyn gynted ag y byddwch yn cyhoeddi.",
  paste: "Gludo o daenlen",
  pasteTitle: (table) => `Gludo rhesi i ${table}`,
  pasteHelp: "Copïwch gelloedd yn Excel, LibreOffice neu Google Sheets, a’u gludo yma.",
  copied: "Celloedd a gopïwyd",
  hasHeader: "Mae enwau’r colofnau yn y rhes gyntaf",
  goesTo: (column) => `Mae “${column}” yn mynd i`,
  nowhere: "Unman",
  matchBy: "Adnabod rhesi yn ôl",
  matchNone: "Dim byd: mae pob un yn newydd",
  statusOf: { new: "newydd", changed: "wedi newid", same: "heb newid", refused: "heb ei chymryd" },
  pasteCount: (added, changed, same, refused) =>
    `newydd: ${added}, wedi newid: ${changed}, heb newid: ${same}, heb eu cymryd: ${refused}`,
  was: (text) => `cynt: ${text || "–"}`,
  moreRows: (count) => `a ${count} arall`,
  take: (count) => `Cymryd ${lines(count)}`,
};

const lines = (count: number): string => `${count} rhes`;
