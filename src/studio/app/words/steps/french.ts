import type { PlaceWords } from "../../../../model/place.ts";
import type { StepWords } from "../../../protocol/steps.ts";
import { plural } from "../grammar/french.ts";

export const FRENCH_PLACES: PlaceWords = {
  whole: "tout le fichier",
  page: (number) => `page ${number}`,
  section: (number) => `section ${number}`,
  entry: (number) => `élément ${number}`,
};

export const FRENCH_STEPS: StepWords = {
  named: (text) => text,
  changeField: (field, place) => `Modifier ${field} : ${place}`,
  change: (place) => `Modifier : ${place}`,
  removeAt: (place) => `Retirer : ${place}`,
  addTo: (place) => `Ajouter : ${place}`,
  moveIn: (place) => `Déplacer : ${place}`,
  fix: (problem) => `Corriger : ${problem}`,
  accept: (rule) => `C’est voulu : ${rule}`,
  discard: () => "Abandonner toutes les modifications",
  otherProgram: () => "Modifications par un autre programme",
  fileVersion: () => "La version du fichier",
  chooseFor: (field, value) => `${field} : ${value}`,
  choose: (value) => `Choisir ${value}`,
  add: (name) => `Ajouter : ${name}`,
  addClosure: () => "Fermer certains jours",
  addFiles: (names, others) =>
    others === 0 ? `Ajouter ${names}` : `Ajouter ${names} et ${plural(others, "autre", "autres")}`,
  addSection: (type) => `Ajouter ${type}`,
  moveUp: (type) => `Monter : ${type}`,
  moveDown: (type) => `Descendre : ${type}`,
  duplicate: (type) => `Dupliquer : ${type}`,
  remove: (type) => `Retirer : ${type}`,
  hide: (type) => `Masquer ${type}`,
  unhide: (type) => `Montrer ${type}`,
  copySection: (type, page) => `Copier ${type} vers ${page}`,
  addPage: (path) => `Ajouter la page ${path}`,
  movePage: (path) => `Déplacer la page ${path}`,
  renamePage: (path) => `Modifier l’adresse ${path}`,
  deletePage: (path) => `Supprimer la page ${path}`,
  publishPage: (path) => `Montrer ${path} aux visiteurs`,
  showInMenu: (path) => `Ajouter ${path} au menu`,
  removeFromMenu: (path) => `Retirer ${path} du menu`,
  changeCell: (column, row, table) => `Modifier ${column} à la ligne ${row} : ${table}`,
  addRow: (table) => `Ajouter une ligne : ${table}`,
  duplicateRow: (table) => `Dupliquer une ligne : ${table}`,
  moveRow: (table) => `Déplacer une ligne : ${table}`,
  deleteRow: (table) => `Supprimer une ligne : ${table}`,
  addColumn: (column, table) => `Ajouter une colonne ${column} : ${table}`,
  paste: (count, table) => `Coller ${plural(count, "ligne", "lignes")} : ${table}`,
};
