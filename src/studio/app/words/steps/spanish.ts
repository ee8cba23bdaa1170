import type { PlaceWords } from "../../../../model/place.ts";
import type { StepWords } from "../../../protocol/steps.ts";
import { plural } from "../grammar/spanish.ts";

export const SPANISH_PLACES: PlaceWords = {
  whole: "todo el archivo",
  page: (number) => `página ${number}`,
  section: (number) => `sección ${number}`,
  entry: (number) => `elemento ${number}`,
};

export const SPANISH_STEPS: StepWords = {
  named: (text) => text,
  changeField: (field, place) => `Cambiar ${field} de ${place}`,
  change: (place) => `Cambiar ${place}`,
  removeAt: (place) => `Quitar ${place}`,
  addTo: (place) => `Añadir a ${place}`,
  moveIn: (place) => `Mover en ${place}`,
  fix: (problem) => `Corregir: ${problem}`,
  accept: (rule) => `Está bien así: ${rule}`,
  discard: () => "Descartar todos los cambios",
  otherProgram: () => "Cambios de otro programa",
  fileVersion: () => "La versión del archivo",
  chooseFor: (field, value) => `${field}: ${value}`,
  choose: (value) => `Elegir ${value}`,
  add: (name) => `Añadir: ${name}`,
  addClosure: () => "Cerrar algunos días",
  addFiles: (names, others) =>
    others === 0 ? `Añadir ${names}` : `Añadir ${names} y ${others} más`,
  addSection: (type) => `Añadir ${type}`,
  moveUp: (type) => `Mover hacia arriba: ${type}`,
  moveDown: (type) => `Mover hacia abajo: ${type}`,
  duplicate: (type) => `Duplicar: ${type}`,
  remove: (type) => `Quitar: ${type}`,
  hide: (type) => `Ocultar ${type}`,
  unhide: (type) => `Mostrar ${type}`,
  copySection: (type, page) => `Copiar ${type} a ${page}`,
  addPage: (path) => `Añadir la página ${path}`,
  movePage: (path) => `Mover la página ${path}`,
  renamePage: (path) => `Cambiar la dirección ${path}`,
  deletePage: (path) => `Eliminar la página ${path}`,
  publishPage: (path) => `Mostrar ${path} a los visitantes`,
  showInMenu: (path) => `Mostrar ${path} en el menú`,
  removeFromMenu: (path) => `Quitar ${path} del menú`,
  changeCell: (column, row, table) => `Cambiar ${column} en la fila ${row}: ${table}`,
  addRow: (table) => `Añadir una fila: ${table}`,
  duplicateRow: (table) => `Duplicar una fila: ${table}`,
  moveRow: (table) => `Mover una fila: ${table}`,
  deleteRow: (table) => `Eliminar una fila: ${table}`,
  addColumn: (column, table) => `Añadir una columna ${column}: ${table}`,
  paste: (count, table) => `Pegar ${plural(count, "fila", "filas")}: ${table}`,
};
