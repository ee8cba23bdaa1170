import type { PlaceWords } from "../../../../model/place.ts";
import type { StepWords } from "../../../protocol/steps.ts";

export const WELSH_PLACES: PlaceWords = {
  whole: "y ffeil gyfan",
  page: (number) => `tudalen ${number}`,
  section: (number) => `adran ${number}`,
  entry: (number) => `cofnod ${number}`,
};

export const WELSH_STEPS: StepWords = {
  named: (text) => text,
  changeField: (field, place) => `Newid ${field}: ${place}`,
  change: (place) => `Newid: ${place}`,
  removeAt: (place) => `Tynnu: ${place}`,
  addTo: (place) => `Ychwanegu: ${place}`,
  moveIn: (place) => `Symud: ${place}`,
  fix: (problem) => `Trwsio: ${problem}`,
  accept: (rule) => `Mae hyn yn iawn: ${rule}`,
  discard: () => "Hepgor pob newid",
  otherProgram: () => "Newidiadau gan raglen arall",
  fileVersion: () => "Fersiwn y ffeil",
  choose: (value) => `Dewis ${value}`,
  add: (name) => `Ychwanegu: ${name}`,
  addFiles: (names, others) =>
    others === 0 ? `Ychwanegu ${names}` : `Ychwanegu ${names} a ${others} arall`,
  addSection: (type) => `Ychwanegu ${type}`,
  moveUp: (type) => `Symud i fyny: ${type}`,
  moveDown: (type) => `Symud i lawr: ${type}`,
  duplicate: (type) => `Dyblygu: ${type}`,
  remove: (type) => `Tynnu: ${type}`,
  hide: (type) => `Cuddio ${type}`,
  unhide: (type) => `Dangos ${type}`,
  copySection: (type, page) => `Copïo ${type} i’r dudalen ${page}`,
  addPage: (path) => `Ychwanegu’r dudalen ${path}`,
  movePage: (path) => `Symud y dudalen ${path}`,
  renamePage: (path) => `Newid y cyfeiriad ${path}`,
  deletePage: (path) => `Dileu’r dudalen ${path}`,
  publishPage: (path) => `Dangos ${path} i ymwelwyr`,
  showInMenu: (path) => `Dangos ${path} yn y ddewislen`,
  removeFromMenu: (path) => `Tynnu ${path} o’r ddewislen`,
  changeCell: (column, row, table) => `Newid ${column} yn rhes ${row}: ${table}`,
  addRow: (table) => `Ychwanegu rhes: ${table}`,
  duplicateRow: (table) => `Dyblygu rhes: ${table}`,
  moveRow: (table) => `Symud rhes: ${table}`,
  deleteRow: (table) => `Dileu rhes: ${table}`,
  addColumn: (column, table) => `Ychwanegu colofn ${column}: ${table}`,
  paste: (count, table) => `Gludo ${count} rhes: ${table}`,
};
