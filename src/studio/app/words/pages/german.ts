import { pages } from "../grammar/german.ts";
import type { PagesWords } from "./english.ts";

export const GERMAN_PAGES: PagesWords = {
  count: (count: number) => pages(count),
  help: "Alt und die Pfeiltasten verschieben eine Seite, Umschalt+F10 öffnet ihr Menü.",
  template: (name: string) => `Vorlage: ${name}`,
  from: (day: string) => `ab ${day}`,
  until: (day: string) => `bis ${day}`,
  more: (page: string) => `Mehr für „${page}“`,
  openIn: (page: string, language: string) => `${page}: ${language}`,
  copyTo: (page: string, language: string) => `„${page}“ kopieren: ${language}`,
  addPage: "Seite hinzufügen",
  addBelow: "Unterseite hinzufügen",
  addRow: (template: string) => `Seite mit der Vorlage „${template}“ hinzufügen`,
  copy: "Kopieren",
  rename: "Adresse ändern",
  delete: "Löschen",
  title: "Titel",
  path: "Adresse",
  pathHelp: "Der Teil nach dem Namen Ihrer Website. Er folgt dem Titel, bis Sie ihn ändern.",
  startFrom: "Beginnen mit",
  empty: "Leere Seite",
  preset: (name: string) => `Musterseite: ${name}`,
  copyOf: (page: string) => `Kopie von „${page}“`,
  rowOf: (template: string) => `Seite mit der Vorlage „${template}“`,
  parent: "Übergeordnete Seite",
  noParent: "Keine Seite",
  draftHelp:
    "Die Seite ist ein Entwurf: Besucher sehen sie erst, wenn Sie sie für Besucher einblenden.",
  cancel: "Abbrechen",
  renameTitle: (page: string) => `Adresse von „${page}“ ändern`,
  newPath: "Neue Adresse",
  checking: "Es wird geprüft, was von der Seite abhängt …",
  renames: (links: number, redirects: number) =>
    `${links === 1 ? "1 Link wird" : `${links} Links werden`} angepasst. ${
      redirects === 0
        ? "Die alte Adresse kennt noch niemand, sie braucht daher keine Weiterleitung."
        : "Besucher der alten Adresse werden zur neuen weitergeleitet."
    }`,
  changesFiles: (names: string) =>
    `Das ändert auch sofort ${names}. „Rückgängig“ stellt dies nicht wieder her.`,
  look: "Auswirkungen ansehen",
  deleteTitle: (page: string) => `„${page}“ löschen`,
  deleteUnknown:
    "Die Website hat Fehler, daher ist nicht bekannt, was auf diese Seite verlinkt. Links auf sie werden zu Problemen.",
  inMenus: (count: number) => (count === 1 ? "1 Link in einem Menü" : `${count} Links in Menüs`),
  linksFrom: (count: number) => (count === 1 ? "1 Link:" : `${count} Links:`),
  andMore: (count: number) => `und ${count} weitere`,
  childrenOf: (paths: string) => `Unterseiten, die erhalten bleiben: ${paths}`,
  translationsOf: (paths: string) =>
    `Dieselbe Seite in anderen Sprachen, die erhalten bleibt: ${paths}`,
  nothingBreaks: "Nichts verlinkt auf diese Seite.",
  target: "Ziel für Links und Besucher",
  targetHelp:
    "Ohne Seite oder mit der Startseite verlieren Menüs ihre Links auf sie. Ohne Seite erscheinen andere Links in der Liste der Probleme.",
  ownValues: (count: number) =>
    `Diese Werte gelten nur für diese Seite. Die Vorlage dafür wird auf ${pages(count)} verwendet.`,
  templateForm: "Vorlage bearbeiten",
  hide: "Für Besucher ausblenden",
  unhide: "Für Besucher einblenden",
  stateOf: { draft: "ausgeblendet", from: "später", until: "vorbei" },
  copySection: "Auf eine andere Seite kopieren",
  toPage: "Seite",
  isDraft: "Diese Seite ist ein Entwurf. Besucher sehen sie nicht.",
  isScheduled: (day: string) => `Besucher sehen diese Seite ab ${day}.`,
  isPast: (day: string) =>
    `Besucher haben diese Seite bis ${day} gesehen. Sie wird nicht mehr erstellt.`,
  isBuilding: "Die Seite erscheint hier, sobald sie erstellt ist und die Website fehlerfrei ist.",
  isEarlier:
    "Das ist die letzte Version der Seite ohne Fehler. So, wie die Website jetzt ist, kann sie nicht angezeigt werden.",
  publish: "Für Besucher einblenden",
  showInMenu: "Ins Menü aufnehmen",
  removeFromMenu: "Aus dem Menü entfernen",
  inMenu: "im Menü",
  namedLinks: (places: string) => `Ein neuer Name ändert auch diese Links: ${places}`,
  lastInMenu:
    "Das Menü braucht mindestens einen Eintrag. Fügen Sie zuerst eine andere Seite hinzu.",
  fromOtherPage: (page) => `Das kommt von der Seite ${page} und ist auch hier zu sehen.`,
};
