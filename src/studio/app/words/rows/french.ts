import type { RowsWords } from "./english.ts";

export const ROWS: RowsWords = {
  title: "Tableau",
  open: "Lignes en tableau",
  rowsOf: (table) => `Lignes de ${table}`,
  number: "Ligne",
  row: (number) => `Ligne ${number}`,
  newRow: "Nouvelle ligne",
  more: (number) => `Plus pour la ligne ${number}`,
  noName: "(sans nom)",
  unused: "Le site n’utilise pas cette colonne.",
  pathHelp: "L’adresse de la page de cette ligne. Entrée la modifie, ou montre la page.",
  search: "Chercher dans les lignes",
  add: "Ajouter une ligne",
  addColumn: "Ajouter une colonne",
  emptied: (row) => `La ligne ${row} n’a plus de texte : elle est supprimée.`,
  count: (shown, all) => (shown === all ? lines(all) : `${shown} sur ${lines(all)}`),
  position: (table, row, column) => `${table}, ligne ${row}, ${column}`,
  fillIn: (column) => `Remplissez « ${column} ».`,
  openPage: "Montrer sa page",
  openForm: "Ouvrir son formulaire",
  editFile: (file) => `Modifier les entrées de ${file}`,
  publicNow:
    "Les lignes d’un fichier n’ont pas de brouillon : les visiteurs voient la page dès que vous publiez.",
  paste: "Coller depuis un tableur",
  pasteTitle: (table) => `Coller des lignes dans ${table}`,
  pasteHelp: "Copiez des cellules dans Excel, LibreOffice ou Google Sheets, et collez-les ici.",
  copied: "Cellules copiées",
  hasHeader: "La première ligne contient les noms des colonnes",
  goesTo: (column) => `« ${column} » va dans`,
  nowhere: "Nulle part",
  matchBy: "Reconnaître les lignes par",
  matchNone: "Rien : toutes sont nouvelles",
  statusOf: { new: "nouvelle", changed: "modifiée", same: "inchangée", refused: "non reprise" },
  pasteCount: (added, changed, same, refused) =>
    `nouvelles : ${added}, modifiées : ${changed}, inchangées : ${same}, non reprises : ${refused}`,
  was: (text) => `avant : ${text || "–"}`,
  moreRows: (count) => (count === 1 ? "et 1 autre ligne" : `et ${count} autres lignes`),
  take: (count) => `Reprendre ${lines(count)}`,
};

const lines = (count: number): string => (count < 2 ? `${count} ligne` : `${count} lignes`);
