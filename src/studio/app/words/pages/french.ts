import { pages, plural } from "../grammar/french.ts";
import type { PagesWords } from "./english.ts";

export const FRENCH_PAGES: PagesWords = {
  count: (count: number) => pages(count),
  help: "Alt et les touches fléchées déplacent une page, Maj+F10 ouvre son menu.",
  template: (name: string) => `Modèle : ${name}`,
  from: (day: string) => `à partir du ${day}`,
  until: (day: string) => `jusqu’au ${day}`,
  more: (page: string) => `Plus d’options pour « ${page} »`,
  openIn: (page: string, language: string) => `${page} : ${language}`,
  copyTo: (page: string, language: string) => `Copier « ${page} » : ${language}`,
  addPage: "Ajouter une page",
  addBelow: "Ajouter une sous-page",
  addRow: (template: string) => `Ajouter une page du modèle « ${template} »`,
  copy: "Copier",
  rename: "Modifier l’adresse",
  delete: "Supprimer",
  title: "Titre",
  path: "Adresse",
  pathHelp:
    "La partie après le nom de votre site. Elle suit le titre jusqu’à ce que vous la modifiiez.",
  startFrom: "Partir de",
  empty: "Page vide",
  preset: (name: string) => `Page prédéfinie : ${name}`,
  copyOf: (page: string) => `Copie de « ${page} »`,
  rowOf: (template: string) => `Page du modèle « ${template} »`,
  parent: "Page parente",
  noParent: "Aucune page",
  draftHelp:
    "La page est un brouillon : les visiteurs la verront dès que vous choisirez de la leur montrer.",
  cancel: "Annuler",
  renameTitle: (page: string) => `Modifier l’adresse de « ${page} »`,
  newPath: "Nouvelle adresse",
  checking: "Recherche de ce qui dépend de la page…",
  renames: (links: number, redirects: number) =>
    `${plural(links, "lien sera mis", "liens seront mis")} à jour. ${
      redirects === 0
        ? "Personne ne connaît encore l’ancienne adresse : aucune redirection n’est nécessaire."
        : "Les visiteurs de l’ancienne adresse seront redirigés vers la nouvelle."
    }`,
  changesFiles: (names: string) =>
    `Ceci modifie aussi ${names} immédiatement, et « Annuler » ne rétablit pas l’état précédent.`,
  look: "Voir ce qui change",
  deleteTitle: (page: string) => `Supprimer « ${page} »`,
  deleteUnknown:
    "Le site contient des erreurs : impossible de savoir quels liens mènent à cette page. Ces liens deviendront des problèmes.",
  inMenus: (count: number) => plural(count, "lien dans un menu", "liens dans des menus"),
  linksFrom: (count: number) => `${plural(count, "lien", "liens")} :`,
  andMore: (count: number) => `et ${plural(count, "autre", "autres")}`,
  childrenOf: (paths: string) => `Sous-pages, qui sont conservées : ${paths}`,
  translationsOf: (paths: string) =>
    `La même page dans d’autres langues, qui est conservée : ${paths}`,
  nothingBreaks: "Aucun lien ne mène à cette page.",
  target: "Destination des liens et des visiteurs",
  targetHelp:
    "Sans page ou avec la page d’accueil, les menus perdent leurs liens vers elle. Sans page, les autres liens figurent dans la liste des problèmes.",
  ownValues: (count: number) =>
    `Ces valeurs ne concernent que cette page. Le modèle qui les entoure figure sur ${pages(count)}.`,
  templateForm: "Modifier le modèle",
  hide: "Masquer aux visiteurs",
  unhide: "Montrer aux visiteurs",
  stateOf: { draft: "masquée", from: "à venir", until: "passée" },
  copySection: "Copier vers une autre page",
  toPage: "Page",
  isDraft: "Cette page est un brouillon. Les visiteurs ne la voient pas.",
  isScheduled: (day: string) => `Les visiteurs verront cette page à partir du ${day}.`,
  isPast: (day: string) =>
    `Les visiteurs ont vu cette page jusqu’au ${day}. Elle n’est plus créée.`,
  isBuilding: "La page s’affiche ici dès qu’elle est créée et que le site est sans erreur.",
  isEarlier:
    "C’est la dernière version de la page sans erreur. Dans son état actuel, elle ne peut pas être affichée.",
  publish: "Montrer aux visiteurs",
  showInMenu: "Ajouter au menu",
  removeFromMenu: "Retirer du menu",
  inMenu: "dans le menu",
  namedLinks: (places: string) => `Un nouveau nom change aussi ces liens : ${places}`,
  lastInMenu: "Le menu a besoin d’au moins une entrée. Ajoutez d’abord une autre page.",
  fromOtherPage: (page) => `Ceci vient de la page ${page} et s’affiche aussi ici.`,
};
