import type { RowsWords } from "./english.ts";

export const ROWS: RowsWords = {
  title: "Tabla",
  open: "Filas como tabla",
  rowsOf: (table) => `Filas de ${table}`,
  number: "Fila",
  row: (number) => `Fila ${number}`,
  newRow: "Fila nueva",
  more: (number) => `Más para la fila ${number}`,
  noName: "(sin nombre)",
  unused: "El sitio no usa esta columna.",
  pathHelp: "La dirección de la página de esta fila. Intro la cambia, o muestra la página.",
  search: "Buscar en las filas",
  add: "Añadir una fila",
  addColumn: "Añadir una columna",
  emptied: (row) => `La fila ${row} ya no tiene texto, así que se elimina.`,
  count: (shown, all) => (shown === all ? lines(all) : `${shown} de ${lines(all)}`),
  position: (table, row, column) => `${table}, fila ${row}, ${column}`,
  fillIn: (column) => `Rellene «${column}».`,
  openPage: "Mostrar su página",
  openForm: "Abrir su formulario",
  editFile: (file) => `Editar las entradas de ${file}`,
  publicNow:
    "Las filas de un archivo no tienen borradores: los visitantes ven la página en cuanto publica.",
  paste: "Pegar desde una hoja de cálculo",
  pasteTitle: (table) => `Pegar filas en ${table}`,
  pasteHelp: "Copie celdas en Excel, LibreOffice u Hojas de cálculo de Google, y péguelas aquí.",
  copied: "Celdas copiadas",
  hasHeader: "La primera fila tiene los nombres de las columnas",
  goesTo: (column) => `«${column}» va a`,
  nowhere: "Ninguna parte",
  matchBy: "Reconocer las filas por",
  matchNone: "Nada: todas son nuevas",
  statusOf: { new: "nueva", changed: "cambiada", same: "igual", refused: "no incluida" },
  pasteCount: (added, changed, same, refused) =>
    `nuevas: ${added}, cambiadas: ${changed}, iguales: ${same}, no incluidas: ${refused}`,
  was: (text) => `antes: ${text || "–"}`,
  moreRows: (count) => (count === 1 ? "y 1 fila más" : `y ${count} filas más`),
  take: (count) => `Incluir ${lines(count)}`,
};

const lines = (count: number): string => (count === 1 ? "1 fila" : `${count} filas`);
