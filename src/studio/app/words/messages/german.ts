import type { MessageWords } from "../../../protocol/messages.ts";

const KEPT_HERE = "Ihre Änderungen bleiben in diesem Browser erhalten.";

export const GERMAN_MESSAGES: MessageWords = {
  reported: (message) => message,
  changedElsewhere: () =>
    "Die Website wurde inzwischen in einem anderen Fenster geändert. Versuchen Sie es noch einmal.",
  valueChanged: (place, typed) =>
    `${place} wurde in einem anderen Fenster geändert.${typed && ` Sie haben getippt: ${typed}`}`,
  jsonChanged: (place) => `${place} wurde inzwischen geändert. Ihr Text bleibt im Editor erhalten.`,
  cellChanged: (typed) =>
    `Diese Zelle wurde in einem anderen Fenster geändert.${typed && ` Sie haben getippt: ${typed}`}`,
  listChanged: () => "Die Liste hat jetzt weniger Einträge.",
  syntaxError: () =>
    "Die Datei hat einen Syntaxfehler. Machen Sie die Änderung rückgängig, oder beheben Sie ihn zuerst in einem Editor.",
  siteHasErrors: () =>
    "Die Website hat Fehler, so dass Links übersehen werden könnten. Beheben Sie zuerst die Fehler in der Liste der Probleme und ändern Sie dann die Adresse.",
  pageHidden: (path) =>
    `Die Seite ${path} kann nicht gezeigt werden: Die Website hat Fehler. Sie stehen in der Liste der Probleme.`,
  gone: (place) => `${place} gibt es nicht mehr.`,
  rowGone: (typed) =>
    `Diese Zeile oder Spalte gibt es nicht mehr.${typed && ` Sie haben getippt: ${typed}`}`,
  otherStudio: (address) =>
    `Das Studio dieser Website ist schon unter ${address} geöffnet. Verwenden Sie jenes, oder beenden Sie es und laden Sie diese Seite neu.`,
  otherWindow: () =>
    "Das Studio dieser Website ist schon in einem anderen Fenster dieses Browsers geöffnet. Verwenden Sie jenes, oder schließen Sie es und laden Sie diese Seite neu.",
  notOpen: () => "Das Studio ist nicht geöffnet. Laden Sie diese Seite neu.",
  elsewhere: () =>
    "Das Studio funktioniert nur auf dem Computer, auf dem es läuft, unter http://localhost.",
  otherPage: () => "Nur die Seiten des Studios können die Website ändern.",
  noKey: () =>
    "Öffnen Sie das Studio mit der ganzen Adresse, die das Terminal zeigt: Sie endet mit einem Schlüssel.",
  codeError: () => "Der eigene Code der Website hat einen Fehler.",
  diskFull: () =>
    "Die Festplatte dieses Computers ist voll. Was Sie getippt haben, bleibt erhalten, solange dieses Fenster offen ist. Löschen Sie, was Sie nicht mehr brauchen, und versuchen Sie es noch einmal.",
  notSaved: (reason) =>
    `Die Website ist nicht gespeichert: ${reason} Ihre Änderungen bleiben hier erhalten.`,
  fileConflict: (file) =>
    `Die Website ist nicht gespeichert: Ein anderes Programm hat ${file} an Stellen geändert, die auch Sie geändert haben. Wählen Sie zuerst eine der beiden Versionen. Ihre Änderungen bleiben hier erhalten.`,
  notCommitted: (reason) =>
    `Die Datei ist gespeichert, aber Git hat sie nicht festgehalten: ${reason}`,
  savedHasErrors: (message) =>
    `Die gespeicherte Website hat Fehler und kann deshalb nicht verglichen werden: ${message}`,
  editedHasErrors: (message) =>
    `Die Website hat Fehler und kann deshalb nicht verglichen werden: ${message}`,
  tooLarge: (megabytes) => `Das ist zu groß für das Studio, das bis zu ${megabytes} MB annimmt.`,
  notAnAddress: (path, reason) => `${path} kann keine Adresse sein: ${reason}.`,
  addressTaken: (page, path) => `Die Seite „${page}“ hat schon die Adresse ${path}.`,
  homeStays: () =>
    "Die Startseite kann nicht gelöscht werden: Sie sieht, wer nur den Namen Ihrer Website eintippt.",
  copyTheRow: (path) =>
    `${path} ist eine Zeile einer Tabelle. Kopieren Sie die Zeile in der Tabelle.`,
  unreadable: (file) => `${file} kann nicht gelesen werden.`,
  pastedAgain: () => "Eine Zeile weiter oben ist dieselbe.",
  notANumber: (text) => `„${text}“ ist keine Zahl.`,
  fileTooLarge: (name, megabytes) =>
    `„${name}“ wurde nicht hinzugefügt: Die Datei ist größer als ${megabytes} MB, und das ist zu viel für eine Website. Verkleinern Sie sie zuerst; ein langes Video gehört auf YouTube oder Vimeo.`,
  fileEmpty: (name) => `„${name}“ wurde nicht hinzugefügt: Die Datei ist leer.`,
  filePrivate: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Die Datei sieht aus, als enthielte sie Passwörter oder Schlüssel. Diese dürfen nicht auf eine Website.`,
  photoFormat: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Browser zeigen dieses Format von Kameras nicht. Exportieren Sie das Bild als JPEG, oder schicken Sie es sich vom Smartphone, das es dabei umwandelt.`,
  filmFormat: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Browser spielen dieses Videoformat nicht ab. Exportieren Sie das Video als MP4.`,
  otherContent: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Die Datei ist beschädigt oder nicht das, was ihr Name sagt. Öffnen Sie sie in ihrem Programm und speichern Sie sie neu.`,
  unknownFormat: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Die Website kann diese Art von Datei nicht zeigen. Verwenden Sie Bilder (JPEG, PNG, WebP, AVIF, GIF, SVG), Videos (MP4, WebM) oder Dokumente wie PDF.`,
  fileDamaged: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Die Datei ist beschädigt. Kopieren Sie sie noch einmal von dort, wo sie herkommt.`,
  tooManyPixels: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Das Bild hat zu viele Pixel für eine Website. Verkleinern Sie es zuerst.`,
  drawingUnreadable: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Browser können diese Zeichnung nicht lesen. Exportieren Sie sie noch einmal als SVG.`,
  drawingHasProgram: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Diese Zeichnung enthält ein Programm, das Besuchern schaden könnte. Exportieren Sie sie noch einmal als einfaches SVG.`,
  noRoom: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Die Festplatte ist voll. Löschen Sie etwas und versuchen Sie es noch einmal.`,
  diskReadOnly: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Auf diese Festplatte kann nicht geschrieben werden.`,
  folderReadOnly: (name) =>
    `„${name}“ wurde nicht hinzugefügt: Der Ordner public/media darf nicht geändert werden. Geben Sie sich die Erlaubnis, in ihn zu schreiben.`,
  folderIsFile: (name) =>
    `„${name}“ wurde nicht hinzugefügt: public/media ist eine Datei, muss aber ein Ordner sein. Benennen Sie sie um.`,
  notAdded: (name, reason) => `„${name}“ wurde nicht hinzugefügt: ${reason}`,
  folderOutside: (folder) =>
    `Zu „public/media/${folder}“ können keine Dateien hinzugefügt werden: Das ist kein Ordner im Ordner public der Website.`,
  textsDamaged: (file) =>
    `Der Text ist nicht gespeichert: In ${file} ist ein Fehler. Beheben Sie ihn zuerst in einem Editor.`,
  noToken: () => "Geben Sie zuerst einen Zugriffsschlüssel ein.",
  offline: () =>
    `GitHub ist nicht erreichbar. ${KEPT_HERE} Versuchen Sie es noch einmal, wenn Sie online sind.`,
  wait: (time) =>
    `GitHub nimmt bis ${time} keine Anfragen mehr an. ${KEPT_HERE} Versuchen Sie es dann noch einmal.`,
  tokenRefused: () =>
    `GitHub nimmt den Zugriffsschlüssel nicht an: Er ist abgelaufen oder wurde gelöscht. Erstellen Sie einen neuen und geben Sie ihn ein. ${KEPT_HERE}`,
  needsPermission: (permission) =>
    `GitHub lehnt das ab: Dem Zugriffsschlüssel fehlt die Berechtigung „${permission}“. Ändern Sie den Schlüssel auf GitHub unter Settings, Developer settings. ${KEPT_HERE}`,
  refused: (reason) => `GitHub lehnt das ab: ${reason}. ${KEPT_HERE}`,
  notFound: () =>
    `GitHub findet das nicht. Vergleichen Sie die Namen des Inhabers, des Repositorys und des Branches, und ob der Zugriffsschlüssel für dieses Repository gilt. ${KEPT_HERE}`,
  notAccepted: (reason) => `GitHub hat das nicht angenommen: ${reason} ${KEPT_HERE}`,
  githubFailed: (reason) =>
    `GitHub hat ein Problem (${reason}). ${KEPT_HERE} Versuchen Sie es später noch einmal.`,
  noFolder: (folder) => `Der Branch hat keinen Ordner „${folder}“.`,
  tooManyFiles: () =>
    "Dieser Ordner hat zu viele Dateien für das Studio. Nennen Sie den Ordner der Website selbst.",
  noConfig: (file) =>
    `In diesem Ordner des Branches gibt es keine ${file}. Nennen Sie den Ordner der Website.`,
  branchMoves: () =>
    "Der Branch ändert sich ständig. Ihre Änderungen bleiben hier erhalten. Versuchen Sie es noch einmal.",
  branchConflict: (file) =>
    `${file} wurde im Repository an Stellen geändert, die auch Sie geändert haben. Wählen Sie zuerst eine der beiden Versionen.`,
  noDifference: (target) => `Es gibt keinen Unterschied zur Live-Website: ${target}`,
  firstTime: () => "Dort wird die Website anscheinend zum ersten Mal veröffentlicht.",
  noCopy: (what, time) =>
    `Dieser Computer hat keine Kopie der Live-Version (${what}, ${time}). Daher lassen sich nur die Dateien vergleichen.`,
  notWhole: (what, time) =>
    `Die letzte Version (${what}, ${time}) wurde nicht vollständig übertragen: Das wird jetzt nachgeholt.`,
  sends: (target, fresh, changed, gone) =>
    `Nach ${target}: ${fresh} neue, ${changed} geänderte und ${gone} entfernte Dateien`,
  missingThere: (count, files) =>
    `Fehlten auf dem Server und werden noch einmal übertragen (${count}): ${files}`,
  changedThere: (count, files) =>
    `Auf dem Server seit der Veröffentlichung geändert, werden noch einmal übertragen (${count}): ${files}`,
  othersThere: (count, files) =>
    `Nicht von Plumbline veröffentlicht und bleiben, wie sie sind (${count}): ${files}`,
  waits: (target) => `Eine andere Veröffentlichung läuft (${target}); diese wartet auf sie.`,
  published: (what) => `Veröffentlicht: ${what}`,
  needsReload: () =>
    "Header oder Weiterleitungen haben sich geändert. nginx und Caddy lesen sie nach: systemctl reload nginx",
  exampleUrl: (url) =>
    `${url} ist eine Beispieladresse. Die Live-Website wurde daher nicht geprüft.`,
  isLive: (url, files, of) =>
    `${url} zeigt die neue Version (verglichene Dateien: ${files} von ${of}).`,
  notYetLive: (url) => `${url} zeigt die neue Version noch nicht:`,
  hostsTakeTime: () =>
    "Manche Anbieter brauchen ein paar Minuten. Wenn sich nichts ändert, prüfen Sie, ob die Adresse der Website zu diesem Ziel gehört.",
  publishThis: () => "Das veröffentlichen?",
  goBack: () => "Zu dieser Version zurückkehren?",
  linesOnly: () => "Hier sehen Sie die Zeilen, die sich ändern: unter „In der Datei“.",
};
