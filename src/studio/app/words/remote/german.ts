import type { RemoteWords } from "./english.ts";

export const GERMAN_REMOTE: RemoteWords = {
  title: "Eine Website auf GitHub ändern",
  intro:
    "Das Studio läuft in diesem Browser. Es liest und ändert ein einziges Repository über die API von GitHub und sendet sonst nichts.",
  owner: "Besitzer",
  repo: "Repository",
  branch: "Branch",
  branchHelp: "Leer für den üblichen",
  folder: "Ordner der Website",
  folderHelp: "Leer für das Repository selbst",
  token: "Zugangsschlüssel",
  tokenHelp:
    "Ein „fine-grained personal access token“ nur für dieses Repository, mit der Berechtigung „Contents: Read and write“, für Vorschläge auch „Pull requests: Read and write“. Er bleibt in diesem Browser, bis Sie ihn entfernen. Wer diesen Browser benutzt, kann ihn benutzen.",
  makeToken: "Schlüssel auf GitHub erstellen",
  hasToken: "Dieser Browser hat einen Zugangsschlüssel.",
  removeToken: "Schlüssel entfernen",
  open: "Öffnen",
  opening: "Die Website wird geladen …",
  unsaved: "Noch nicht gespeichert",
  otherSite: "Andere Website, oder Schlüssel entfernen",
  propose: "Als Pull-Request, damit zuerst jemand darauf schaut",
  proposed: "Der Pull-Request ist offen:",
  proposedAgain: "Die Änderungen sind im offenen Pull-Request:",
  addsTo: (url: string) =>
    `Der Commit kommt zu diesem Pull-Request hinzu, wenn er noch offen ist: ${url}`,
  published: (branch: string) =>
    `Der Commit geht auf „${branch}“. Hat das Repository einen Workflow, der die Website veröffentlicht, startet er von selbst.`,
  limits: (names: string) =>
    `Diese Website hat eigenen Code (${names}), der hier nicht läuft: Seiten damit werden nicht gezeigt, und die Prüfung kann Probleme melden, die keine sind.`,
  notChecked:
    "Hier nicht geprüft: beschädigte Bilder, Buchstaben der Schriften und frühere Adressen der Website.",
};
