import type { RowsWords } from "./english.ts";

export const ROWS: RowsWords = {
  title: "Tabela",
  open: "Wiersze jako tabela",
  rowsOf: (table) => `Wiersze: ${table}`,
  number: "Wiersz",
  row: (number) => `Wiersz ${number}`,
  newRow: "Nowy wiersz",
  more: (number) => `Więcej dla wiersza ${number}`,
  noName: "(bez nazwy)",
  unused: "Witryna nie używa tej kolumny.",
  pathHelp: "Adres strony tego wiersza. Enter zmienia go albo pokazuje stronę.",
  formHelp: "Enter otwiera formularz.",
  chooseCell: "Najpierw wybierz komórkę.",
  readAs: (typed, text) => `„${typed}” zapisano jako „${text}”.`,
  whichOne: "Co masz na myśli?",
  leaveHelp: "Escape, a potem Tab opuszcza tabelę.",
  search: "Szukaj w wierszach",
  add: "Dodaj wiersz",
  insertAbove: "Wstaw wiersz powyżej",
  insertBelow: "Wstaw wiersz poniżej",
  addColumn: "Dodaj kolumnę",
  emptied: (row) => `Wiersz ${row} nie ma już tekstu, więc zostaje usunięty.`,
  count: (shown, all) => (shown === all ? lines(all) : `${shown} z ${all}`),
  position: (table, row, column) => `${table}, wiersz ${row}, ${column}`,
  fillIn: (column) => `Wypełnij „${column}”.`,
  openPage: "Pokaż jego stronę",
  openForm: "Otwórz jego formularz",
  editFile: (file) => `Edytuj wpisy w ${file}`,
  publicNow: "Wiersze pliku nie mają szkiców: odwiedzający widzą stronę od razu po publikacji.",
  paste: "Wklej z arkusza",
  pasteTitle: (table) => `Wklej wiersze do: ${table}`,
  pasteHelp: "Skopiuj komórki w Excelu, LibreOffice lub Arkuszach Google i wklej je tutaj.",
  copied: "Skopiowane komórki",
  hasHeader: "Pierwszy wiersz zawiera nazwy kolumn",
  goesTo: (column) => `„${column}” trafia do`,
  nowhere: "Nigdzie",
  matchBy: "Rozpoznaj wiersze po",
  matchNone: "Niczym: wszystkie są nowe",
  statusOf: { new: "nowy", changed: "zmieniony", same: "bez zmian", refused: "pominięty" },
  pasteCount: (added, changed, same, refused) =>
    `nowe: ${added}, zmienione: ${changed}, bez zmian: ${same}, pominięte: ${refused}`,
  was: (text) => `przedtem: ${text || "–"}`,
  moreRows: (count) => `i jeszcze ${lines(count)}`,
  take: (count) => `Wklej ${lines(count)}`,
};

const FORMS = { one: "wiersz", few: "wiersze", many: "wierszy" };
const rules = new Intl.PluralRules("pl");

function lines(count: number): string {
  const rule = rules.select(count);
  return `${count} ${rule === "one" || rule === "few" ? FORMS[rule] : FORMS.many}`;
}
