import type { PlaceWords } from "../../../../model/place.ts";
import type { StepWords } from "../../../protocol/steps.ts";
import { plural } from "../grammar/polish.ts";

const ROWS = { one: "wiersz", few: "wiersze", many: "wierszy" };

export const POLISH_PLACES: PlaceWords = {
  whole: "cały plik",
  page: (number) => `strona ${number}`,
  section: (number) => `sekcja ${number}`,
  entry: (number) => `pozycja ${number}`,
};

export const POLISH_STEPS: StepWords = {
  named: (text) => text,
  changeField: (field, place) => `Zmiana ${field}: ${place}`,
  change: (place) => `Zmiana: ${place}`,
  removeAt: (place) => `Usunięcie: ${place}`,
  addTo: (place) => `Dodanie: ${place}`,
  moveIn: (place) => `Przeniesienie: ${place}`,
  fix: (problem) => `Naprawa: ${problem}`,
  accept: (rule) => `Tak jest dobrze: ${rule}`,
  discard: () => "Odrzucenie wszystkich zmian",
  otherProgram: () => "Zmiany w innym programie",
  fileVersion: () => "Wersja z pliku",
  chooseFor: (field, value) => `${field}: ${value}`,
  choose: (value) => `Wybór: ${value}`,
  add: (name) => `Dodanie: ${name}`,
  addClosure: () => "Zamknięcie w wybrane dni",
  addFiles: (names, others) =>
    others === 0 ? `Dodanie: ${names}` : `Dodanie: ${names} i jeszcze ${others}`,
  addSection: (type) => `Dodanie sekcji ${type}`,
  moveUp: (type) => `Przeniesienie w górę: ${type}`,
  moveDown: (type) => `Przeniesienie w dół: ${type}`,
  duplicate: (type) => `Powielenie: ${type}`,
  remove: (type) => `Usunięcie: ${type}`,
  hide: (type) => `Ukrycie sekcji ${type}`,
  unhide: (type) => `Pokazanie sekcji ${type}`,
  copySection: (type, page) => `Kopiowanie sekcji ${type} na stronę ${page}`,
  addPage: (path) => `Dodanie strony ${path}`,
  movePage: (path) => `Przeniesienie strony ${path}`,
  renamePage: (path) => `Zmiana adresu ${path}`,
  deletePage: (path) => `Usunięcie strony ${path}`,
  publishPage: (path) => `Pokazanie strony ${path} odwiedzającym`,
  showInMenu: (path) => `Dodaj ${path} do menu`,
  removeFromMenu: (path) => `Usuń ${path} z menu`,
  changeCell: (column, row, table) => `Zmiana ${column} w wierszu ${row}: ${table}`,
  addRow: (table) => `Dodanie wiersza: ${table}`,
  duplicateRow: (table) => `Powielenie wiersza: ${table}`,
  moveRow: (table) => `Przeniesienie wiersza: ${table}`,
  deleteRow: (table) => `Usunięcie wiersza: ${table}`,
  addColumn: (column, table) => `Dodanie kolumny ${column}: ${table}`,
  paste: (count, table) => `Wklejenie: ${plural(count, ROWS)}, ${table}`,
};
