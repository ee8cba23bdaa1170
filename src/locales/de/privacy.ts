import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in German, in the terms of the DSGVO. */
export const privacy: Texts["privacy"] = {
  responsible: "Wer verantwortlich ist",
  business: "{business}.",
  person: "Ansprechperson ist {name}: {contact}.",
  questions: "Bei Fragen: {contact}.",
  controller:
    "Das Gesetz nennt uns den „Verantwortlichen“, weil wir entscheiden, was mit Ihren Daten geschieht.",
  we: "Mit „wir“ ist auf dieser Seite dieses Unternehmen gemeint.",
  formHeading: "Wenn Sie das Kontaktformular absenden",
  quoted: "„{label}“",
  form: "Wir erhalten, was Sie dort eintragen ({fields}). Ihr Browser sendet es an {host}, einen Dienst, der es an uns weiterleitet und dabei Ihre IP-Adresse sieht.",
  formCaptcha:
    "Davor zeigt der Dienst unter Umständen eine eigene Seite, um sicherzugehen, dass Sie ein Mensch sind.",
  formUse: "Wir verwenden Ihre Angaben, um Ihnen zu antworten und zu tun, worum Sie uns bitten.",
  signupHeading: "Wenn Sie sich anmelden",
  signup:
    "Ihre E-Mail-Adresse und, falls Sie ihn angeben, Ihr Name gehen an {host}. Dieser Dienst führt die Liste und versendet, wofür Sie sich angemeldet haben.",
  signupLeave:
    "Um sich abzumelden, nutzen Sie den Link in einer der E-Mails oder wenden Sie sich an uns: {contact}.",
  signupCounter:
    "Jedes Mal, wenn das Formular angezeigt wird, ruft Ihr Browser {host} auf; dort wird der Aufruf gezählt.",
  signupScript: "Seiten mit dem Formular laden ein Skript von {host}.",
  directHeading: "Wenn Sie uns direkt kontaktieren",
  direct:
    "Wir sehen, was Sie uns mitteilen, und die Kontaktdaten, die dabei übermittelt werden, und verwenden beides, um Ihr Anliegen zu bearbeiten. Nichts wird gesendet, bevor Sie auf einen der Links dafür drücken.",
  directWhatsapp:
    "WhatsApp gehört zu Meta; eine Nachricht dort läuft also auch über Meta. Wenn Sie das nicht möchten, wählen Sie einen anderen Weg, uns zu erreichen.",
  readingHeading: "Wenn Sie nur lesen",
  logs: "Das Unternehmen, bei dem diese Website liegt, muss Ihre IP-Adresse sehen, um Ihnen eine Seite zu senden. In der Regel speichert es sie eine Zeit lang zusammen mit der Uhrzeit, der Seite und der Art Ihres Browsers, um die Website in Betrieb zu halten und Angriffe abzuwehren.",
  ownFiles:
    "Schriften, Bilder und dergleichen kommen von dieser Website selbst; kein anderes Unternehmen erfährt dadurch von Ihrem Besuch.",
  ownFilesOnly: "Schriften, Bilder und dergleichen kommen von dieser Website selbst.",
  fonts:
    "Die Schriften kommen von {host}; dort wird auf jeder Seite Ihre IP-Adresse sichtbar. Bilder und dergleichen kommen von dieser Website selbst.",
  mapHeading: "Wenn Sie die Karte ansehen",
  mapClick:
    "Zunächst sehen Sie nur eine Zeichnung. Erst wenn Sie darauf drücken, kommt die Karte von {host}; dort wird dann Ihre IP-Adresse sichtbar, und es können eigene Cookies gesetzt werden.",
  mapVisible:
    "Sobald die Karte ins Bild kommt, wird sie von {host} geladen; dort wird dann Ihre IP-Adresse sichtbar, und es können eigene Cookies gesetzt werden.",
  filmHeading: "Wenn Sie einen Film abspielen",
  filmClick:
    "Manche Filme kommen von {hosts}. Erst wenn Sie auf einen drücken, wird sein Player von dort geladen; dem Unternehmen wird dann Ihre IP-Adresse sichtbar, und es kann eigene Cookies setzen.",
  contentHeading: "Wenn Sie sich Inhalte anderer Unternehmen anzeigen lassen",
  contentClick:
    "Manche Inhalte kommen von {hosts}. Erst wenn Sie auf die Schaltfläche dafür drücken, werden sie von dort geladen; dem Unternehmen wird dann Ihre IP-Adresse sichtbar, und es kann eigene Cookies setzen.",
  servicesHeading: "Wenn eine Seite einen Dienst eines anderen Unternehmens verwendet",
  service: "Manche Seiten verwenden {host}. Zweck: {purpose}.",
  serviceCalled:
    "Ihr Browser ruft dann {host} auf; dort wird Ihre IP-Adresse sichtbar, und es können eigene Cookies gesetzt werden.",
  serviceLearns: "Außerdem erfährt {host}: {learns}.",
  searchHeading: "Wenn Sie diese Website durchsuchen",
  search:
    "Die Suche läuft in Ihrem Browser; kein Suchdienst wird gefragt. Ihre Suchwörter stehen in der Adresse der Seite. Sie bleiben deshalb im Verlauf Ihres Browsers und können im Protokoll unseres Hosting-Anbieters stehen.",
  storageHeading: "Was in Ihrem Browser bleibt",
  noCookies: "Wir setzen keine Cookies und verwenden keine Analysedienste.",
  onlyCounter:
    "Wir setzen keine Cookies. Gezählt wird nur, wie oft das Anmeldeformular angezeigt wird, und zwar von {host}.",
  kept: "Folgendes wird gespeichert, nur in Ihrem Tab und nur, bis Sie ihn schließen; wir sehen es nie:",
  keptDraft:
    "was Sie in ein Formular eingegeben haben, bis es gesendet ist, damit bei einer unterbrochenen Verbindung nichts verloren geht",
  keptNotice:
    "dass Sie einen Hinweis geschlossen haben, damit er auf der nächsten Seite nicht wiederkommt",
  keptScroll:
    "wie weit Sie auf jeder Seite gescrollt hatten, als Sie sie verließen, damit „Zurück“ Sie an dieselbe Stelle bringt",
  others: "Was diese Dienste tun, sobald sie geladen sind, liegt bei ihnen: {hosts}.",
  gdpr: "DSGVO",
  ukGdpr: "UK-DSGVO",
  fadp: "DSG",
  groundsHeading: "Warum wir das dürfen",
  grounds: "Unsere Rechtsgrundlagen ({law}, Artikel 6 Absatz 1):",
  groundContract:
    "Bearbeitung Ihres Anliegens: Sie haben uns darum gebeten, zur Erfüllung eines Vertrags oder vor einem Vertrag (Buchstabe b)",
  groundConsent:
    "Versand dessen, wofür Sie sich angemeldet haben: Ihre Einwilligung, die Sie jederzeit widerrufen können (Buchstabe a)",
  groundDuty:
    "Aufbewahrung von Rechnungen und anderen gesetzlich vorgeschriebenen Unterlagen: eine rechtliche Verpflichtung (Buchstabe c)",
  groundInterest:
    "eine Website, die funktioniert und vor Angriffen geschützt ist: unser berechtigtes Interesse daran (Buchstabe f)",
  voluntary:
    "Sie müssen uns keine Daten geben. Wenn wir Sie nicht erreichen können, können wir Ihnen aber nicht antworten.",
  recipientsHeading: "Wer Ihre Daten sonst noch sieht",
  recipientHost: "das Unternehmen, bei dem diese Website liegt",
  recipientForm: "{host}, der Dienst, der das Kontaktformular weiterleitet",
  recipientSignup: "{host}, der Dienst, der die Anmeldeliste führt",
  recipientService: "{host}, Zweck: {purpose}",
  recipientShown: "{hosts}, wo diese Website etwas zeigt, das von dort kommt: Ihre IP-Adresse",
  recipientEmail: "die Unternehmen, die unsere E-Mails übermitteln",
  recipientPhone: "die Unternehmen, die unsere Anrufe vermitteln",
  recipientWhatsapp: "WhatsApp, falls Sie es nutzen",
  abroadLaw:
    "Einige von ihnen speichern Daten möglicherweise in anderen Ländern. Das Gesetz erlaubt das nur, wenn die Daten dort ebenso gut geschützt sind; auf Anfrage sagen wir Ihnen, wie.",
  abroad:
    "Einige von ihnen speichern Daten möglicherweise in anderen Ländern; auf Anfrage sagen wir Ihnen, wo.",
  retentionHeading: "Wie lange wir Ihre Daten speichern",
  retentionSignup: "Auf der Anmeldeliste stehen Sie, bis Sie sich abmelden.",
  rightsHeading: "Was Sie verlangen können",
  rightCopy:
    "Auskunft und eine Kopie der Daten, die wir über Sie haben, auch als Datei, die Sie anderswohin mitnehmen können",
  rightCorrect: "Berichtigung oder Vervollständigung, wenn etwas falsch ist oder fehlt",
  rightDelete:
    "Löschung, oder dass wir etwas zwar aufbewahren, aber nicht verwenden (Einschränkung der Verarbeitung)",
  rightObject:
    "dass wir Ihre Daten nicht mehr verwenden, soweit wir uns auf eigene Interessen stützen (Widerspruch)",
  rightWithdraw: "den Widerruf einer Einwilligung; was davor geschehen ist, bleibt rechtmäßig",
  rightsAsk: "Wenden Sie sich dafür an: {contact}.",
  answerMonth: "Das kostet nichts, und Sie erhalten innerhalb eines Monats eine Antwort.",
  answer30Days: "Das kostet nichts, und Sie erhalten innerhalb von 30 Tagen eine Antwort.",
  rightsOffer:
    "Fragen Sie uns, was wir über Sie gespeichert haben, oder bitten Sie uns, es zu berichtigen oder zu löschen: {contact}.",
  complaintsHeading: "Wenn Sie nicht zufrieden sind",
  complaintUk:
    "Sie haben das Recht, sich bei uns über den Umgang mit Ihren Daten zu beschweren (Data (Use and Access) Act 2025), auf jedem Weg, der Ihnen recht ist. Wir bestätigen innerhalb von 30 Tagen, dass Ihre Beschwerde eingegangen ist, gehen ihr unverzüglich nach und teilen Ihnen das Ergebnis mit.",
  complaint:
    "Wenn Ihnen etwas daran Sorgen macht, sagen Sie es zuerst uns; das meiste lässt sich mit einer Nachricht klären. Sie müssen nicht auf uns warten: Sie können sich jederzeit an die Aufsichtsbehörde wenden.",
  complaintUs:
    "Wenn Ihnen etwas daran Sorgen macht, sagen Sie es uns; das meiste lässt sich mit einer Nachricht klären: {contact}.",
  authority: "Für uns zuständige Aufsichtsbehörde: {authority}, {website}.",
  lawHeading: "Was das Gesetz sagt",
  updated: "Zuletzt durchgesehen: {date}",
};
