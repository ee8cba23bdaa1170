import type { MessageWords } from "./english.ts";

export const GERMAN_MESSAGES: MessageWords = {
  changedElsewhere: () =>
    "Die Website wurde inzwischen in einem anderen Fenster geändert. Versuchen Sie es noch einmal.",
  valueChanged: (place, more) =>
    `${place} wurde in einem anderen Fenster geändert. ${more && `Sie haben getippt: ${more}`}`,
  cellChanged: () =>
    "Diese Zelle wurde in einem anderen Fenster geändert. Sehen Sie sie sich noch einmal an.",
  syntaxError: () =>
    "Die Datei hat einen Syntaxfehler. Machen Sie die Änderung rückgängig, oder beheben Sie ihn zuerst in einem Editor.",
  siteHasErrors: () =>
    "Die Website hat Fehler, so dass Links übersehen werden könnten. Beheben Sie zuerst die Fehler in der Liste der Probleme und ändern Sie dann die Adresse.",
  pageHidden: (place) =>
    `Die Seite ${place} kann nicht gezeigt werden: Die Website hat Fehler. Sie stehen in der Liste der Probleme.`,
  gone: (place) => `${place} gibt es nicht mehr.`,
  rowGone: () => "Diese Zeile oder Spalte gibt es nicht mehr.",
  otherStudio: (place) =>
    `Das Studio dieser Website ist schon unter ${place} geöffnet. Verwenden Sie jenes, oder beenden Sie es und laden Sie diese Seite neu.`,
  diskFull: () =>
    "Die Festplatte dieses Computers ist voll. Was Sie getippt haben, bleibt erhalten, solange dieses Fenster offen ist. Löschen Sie, was Sie nicht mehr brauchen, und versuchen Sie es noch einmal.",
  steps: {
    discard: "Alle Änderungen verwerfen",
    otherProgram: "Änderungen durch ein anderes Programm",
    fileVersion: "Die Version der Datei",
  },
};
