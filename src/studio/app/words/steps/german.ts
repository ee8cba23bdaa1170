import type { PlaceWords } from "../../../../model/place.ts";
import type { StepWords } from "../../../protocol/steps.ts";

export const GERMAN_PLACES: PlaceWords = {
  whole: "die ganze Datei",
  page: (number) => `Seite ${number}`,
  section: (number) => `Abschnitt ${number}`,
  entry: (number) => `Eintrag ${number}`,
};

export const GERMAN_STEPS: StepWords = {
  named: (text) => text,
  changeField: (field, place) => `${field} ändern: ${place}`,
  change: (place) => `Ändern: ${place}`,
  removeAt: (place) => `Entfernen: ${place}`,
  addTo: (place) => `Hinzufügen: ${place}`,
  moveIn: (place) => `Verschieben: ${place}`,
  fix: (problem) => `Beheben: ${problem}`,
  accept: (rule) => `Das ist in Ordnung: ${rule}`,
  discard: () => "Alle Änderungen verwerfen",
  otherProgram: () => "Änderungen durch ein anderes Programm",
  fileVersion: () => "Die Version der Datei",
  choose: (value) => `${value} auswählen`,
  add: (name) => `Hinzufügen: ${name}`,
  addFiles: (names, others) =>
    others === 0 ? `${names} hinzufügen` : `${names} und ${others} weitere hinzufügen`,
  addSection: (type) => `${type} hinzufügen`,
  moveUp: (type) => `Nach oben: ${type}`,
  moveDown: (type) => `Nach unten: ${type}`,
  duplicate: (type) => `Duplizieren: ${type}`,
  remove: (type) => `Entfernen: ${type}`,
  hide: (type) => `${type} ausblenden`,
  unhide: (type) => `${type} einblenden`,
  copySection: (type, page) => `${type} auf ${page} kopieren`,
  addPage: (path) => `Seite ${path} hinzufügen`,
  movePage: (path) => `Seite ${path} verschieben`,
  renamePage: (path) => `Adresse ${path} ändern`,
  deletePage: (path) => `Seite ${path} löschen`,
  publishPage: (path) => `${path} für Besucher einblenden`,
  showInMenu: (path) => `${path} ins Menü aufnehmen`,
  removeFromMenu: (path) => `${path} aus dem Menü entfernen`,
  changeCell: (column, row, table) => `${column} in Zeile ${row} ändern: ${table}`,
  addRow: (table) => `Zeile hinzufügen: ${table}`,
  duplicateRow: (table) => `Zeile duplizieren: ${table}`,
  moveRow: (table) => `Zeile verschieben: ${table}`,
  deleteRow: (table) => `Zeile löschen: ${table}`,
  addColumn: (column, table) => `Spalte ${column} hinzufügen: ${table}`,
  paste: (count, table) => `${count === 1 ? "1 Zeile" : `${count} Zeilen`} einfügen: ${table}`,
};
