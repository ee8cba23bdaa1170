import type { ReadmeWords } from "../../model/readme-words.ts";

export const readme: ReadmeWords = {
  intro:
    "In diesem Ordner liegt die Website von {name}. Plumbline macht sie aus einer einzigen Datei, `site.config.json`.",
  see: [
    "Die Website ansehen",
    "Den ersten Befehl brauchen Sie auf jedem Computer nur einmal; [Node.js](https://nodejs.org) muss dort installiert sein. Nach dem zweiten öffnen Sie http://localhost:4173 im Browser: Die Seite folgt jedem Speichern. Strg+C beendet den Befehl.",
  ],
  write: [
    "Schreiben",
    "Alle Texte der Website stehen in `site.config.json`. Ein Editor wie VS Code erklärt und ergänzt jedes Feld und unterstreicht Fehler. Bilder kommen in den Ordner `public/media/`, andere Dateien in `public/`.",
  ],
  places:
    "`places.csv` hat eine Zeile für jeden Ort, und jede Zeile ist eine Seite. Schreiben Sie dort, was nur für diesen Ort gilt.",
  brackets: [
    "Eckige Klammern",
    "Was in eckigen Klammern steht, etwa `{example}`, wartet auf Ihre eigenen Worte: Ersetzen Sie es samt den Klammern. Adressen, die auf `.example` enden, sind noch nicht Ihre; tragen Sie Ihre eigenen ein.",
  ],
  check: [
    "Prüfen",
    "Dieser Befehl sagt, was falsch ist oder noch fehlt, wo, und was zu tun ist. `npm test` baut die Website außerdem und prüft, wie groß ihre Seiten sind.",
  ],
  publish: [
    "Veröffentlichen",
    "Dieser Befehl legt die fertige Website in den Ordner `dist`. Laden Sie dessen Inhalt auf Ihren Webspace. Tragen Sie vorher die Adresse Ihrer Website unter `business` bei `url` ein.",
  ],
  more: [
    "Mehr dazu",
    "[Die Anleitung]({guide}) erklärt alles Schritt für Schritt, und [das Nachschlagewerk]({reference}) zeigt jeden Abschnitt und jedes Feld mit Bildern. Beide sind auf Englisch.",
  ],
};
