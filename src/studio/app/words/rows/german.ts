import type { RowsWords } from "./english.ts";

export const ROWS: RowsWords = {
  title: "Tabelle",
  open: "Zeilen als Tabelle",
  rowsOf: (table) => `Zeilen von ${table}`,
  number: "Zeile",
  row: (number) => `Zeile ${number}`,
  newRow: "Neue Zeile",
  more: (number) => `Mehr zu Zeile ${number}`,
  noName: "(ohne Namen)",
  unused: "Die Website verwendet diese Spalte nicht.",
  pathHelp: "Die Adresse der Seite dieser Zeile. Die Eingabetaste ändert sie oder zeigt die Seite.",
  formHelp: "Die Eingabetaste öffnet ihr Formular.",
  chooseCell: "Wählen Sie dafür zuerst eine Zelle.",
  readAs: (typed, text) => `„${typed}“ wird als „${text}“ geschrieben.`,
  whichOne: "Was meinen Sie?",
  leaveHelp: "Escape und dann Tab verlässt die Tabelle.",
  search: "In den Zeilen suchen",
  add: "Zeile hinzufügen",
  addColumn: "Spalte hinzufügen",
  emptied: (row) => `Zeile ${row} hat keinen Text mehr und wird deshalb gelöscht.`,
  count: (shown, all) => (shown === all ? lines(all) : `${shown} von ${lines(all)}`),
  position: (table, row, column) => `${table}, Zeile ${row}, ${column}`,
  fillIn: (column) => `Füllen Sie „${column}“ aus.`,
  openPage: "Ihre Seite zeigen",
  openForm: "Ihr Formular öffnen",
  editFile: (file) => `Einträge in ${file} bearbeiten`,
  publicNow:
    "Zeilen einer Datei haben keine Entwürfe: Besucher sehen die Seite, sobald Sie veröffentlichen.",
  paste: "Aus einer Tabelle einfügen",
  pasteTitle: (table) => `Zeilen in ${table} einfügen`,
  pasteHelp:
    "Kopieren Sie Zellen in Excel, LibreOffice oder Google Tabellen, und fügen Sie sie hier ein.",
  copied: "Kopierte Zellen",
  hasHeader: "Die erste Zeile enthält die Namen der Spalten",
  goesTo: (column) => `„${column}“ kommt nach`,
  nowhere: "Nirgendwohin",
  matchBy: "Zeilen erkennen an",
  matchNone: "Nichts: alle sind neu",
  statusOf: { new: "neu", changed: "geändert", same: "gleich", refused: "nicht übernommen" },
  pasteCount: (added, changed, same, refused) =>
    `${added} neu, ${changed} geändert, ${same} gleich, ${refused} nicht übernommen`,
  was: (text) => `vorher: ${text || "–"}`,
  moreRows: (count) => `und ${count === 1 ? "1 weitere Zeile" : `${count} weitere Zeilen`}`,
  take: (count) => `${lines(count)} übernehmen`,
};

const lines = (count: number): string => (count === 1 ? "1 Zeile" : `${count} Zeilen`);
