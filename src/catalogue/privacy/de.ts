import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in German, with Sie. */
export const privacy: Texts["privacy"] = {
  responsible: "Wer verantwortlich ist",
  business: "{business}.",
  person: "Ansprechperson ist {name}: {contact}.",
  questions: "Bei Fragen: {contact}.",
  controller:
    "Das Gesetz nennt uns den Verantwortlichen, weil wir entscheiden, was mit Ihren Daten geschieht.",
  we: "„Wir“ steht auf dieser Seite für diesen Betrieb.",
  formHeading: "Wenn Sie das Kontaktformular absenden",
  form: "Wir erhalten, was Sie dort eintragen ({fields}). Ihr Browser sendet es an {host}, einen Dienst, der es an uns weiterleitet und dabei Ihre IP-Adresse sieht.",
  formCaptcha:
    "Er zeigt vielleicht zuerst eine eigene Seite, um sicherzugehen, dass Sie ein Mensch sind.",
  formUse: "Wir verwenden es, um Ihnen zu antworten und zu tun, worum Sie uns bitten.",
  signupHeading: "Wenn Sie sich anmelden",
  signup:
    "Ihre E-Mail-Adresse und, falls Sie ihn angeben, Ihr Name gehen an {host}. Dieser Dienst führt die Liste und verschickt, wofür Sie sich angemeldet haben.",
  signupLeave:
    "Um sich abzumelden, verwenden Sie den Link in einer der E-Mails oder fragen Sie uns: {contact}.",
  signupCounter:
    "Jedes Mal, wenn das Formular erscheint, ruft Ihr Browser {host} auf; dort wird es gezählt.",
  signupScript: "Seiten mit dem Formular laden ein Skript von {host}.",
  directHeading: "Wenn Sie uns direkt erreichen",
  direct:
    "Wir sehen, was Sie uns mitteilen, und die Kontaktdaten, mit denen es kommt, und verwenden beides, um Ihr Anliegen zu bearbeiten. Es wird nichts gesendet, bevor Sie auf einen der Links dafür drücken.",
  directWhatsapp:
    "WhatsApp gehört zu Meta; eine Nachricht dort geht also auch durch die Hände von Meta. Wenn Sie das nicht möchten, wählen Sie einen anderen Weg zu uns.",
  readingHeading: "Wenn Sie nur lesen",
  logs: "Das Unternehmen, bei dem diese Website liegt, muss Ihre IP-Adresse sehen, um Ihnen eine Seite zu senden, und hält sie in der Regel eine Zeit lang fest, zusammen mit der Uhrzeit, der Seite und der Art Ihres Browsers, um die Website zu betreiben und Angriffe abzuwehren.",
  ownFiles:
    "Schriften, Bilder und dergleichen kommen von dieser Website selbst; kein anderes Unternehmen erfährt dadurch von Ihrem Besuch.",
  fonts:
    "Die Schriften kommen von {host}; dort ist auf jeder Seite Ihre IP-Adresse zu sehen. Bilder und dergleichen kommen von dieser Website selbst.",
  mapHeading: "Wenn Sie die Karte ansehen",
  mapClick:
    "Was Sie zuerst sehen, ist eine Zeichnung. Erst wenn Sie darauf drücken, kommt die Karte von {host}; dort ist dann Ihre IP-Adresse zu sehen, und es können eigene Cookies gesetzt werden.",
  mapVisible:
    "Sobald die Karte ins Bild kommt, wird sie von {host} geladen; dort ist dann Ihre IP-Adresse zu sehen, und es können eigene Cookies gesetzt werden.",
  searchHeading: "Wenn Sie diese Website durchsuchen",
  search:
    "Die Suche läuft in Ihrem Browser; keine Suchmaschine wird gefragt. Ihre Wörter stehen in der Adresse der Seite, bleiben also im Verlauf Ihres Browsers und können im Protokoll unseres Hosters erscheinen.",
  storageHeading: "Was in Ihrem Browser bleibt",
  noCookies: "Wir setzen keine Cookies und verwenden keine Analyse.",
  onlyCounter:
    "Wir setzen keine Cookies. Gezählt wird nur das Anmeldeformular, und zwar von {host}.",
  kept: "Folgendes wird allein in Ihrem Tab aufbewahrt, bis Sie ihn schließen; wir sehen es nie:",
  keptDraft:
    "was Sie in ein Formular eingegeben haben, bis es gesendet ist, damit bei einer unterbrochenen Verbindung nichts verloren geht",
  keptScroll:
    "wie weit Sie auf jeder Seite waren, festgehalten beim Verlassen, damit „Zurück“ Sie an dieselbe Stelle bringt",
  others: "Was diese tun, sobald sie geladen sind, liegt bei ihnen: {hosts}.",
  gdpr: "DSGVO",
  ukGdpr: "UK-DSGVO",
  fadp: "DSG",
  groundsHeading: "Warum wir das dürfen",
  grounds: "Unsere Rechtsgrundlagen nach Artikel 6 Absatz 1 {law}:",
  groundContract:
    "bearbeiten, worum Sie bitten: auf Ihre Anfrage, als Teil eines Vertrags oder vor einem Vertrag (b)",
  groundConsent:
    "senden, wofür Sie sich angemeldet haben: Ihre Einwilligung, die Sie jederzeit widerrufen können (a)",
  groundDuty:
    "Rechnungen und andere Unterlagen aufbewahren, die das Gesetz verlangt: eine rechtliche Verpflichtung (c)",
  groundInterest:
    "eine Website, die läuft und vor Angriffen sicher ist: unser berechtigtes Interesse daran (f)",
  voluntary:
    "Sie müssen uns nichts angeben. Ohne einen Weg, Sie zu erreichen, können wir nicht antworten.",
  recipientsHeading: "Wer Ihre Daten noch sieht",
  recipientHost: "das Unternehmen, bei dem diese Website liegt",
  recipientForm: "{host}, der Dienst, der das Kontaktformular weiterleitet",
  recipientSignup: "{host}, der Dienst, der die Anmeldeliste führt",
  recipientEmail: "die Unternehmen, die unsere E-Mails befördern",
  recipientPhone: "die Unternehmen, die unsere Anrufe vermitteln",
  recipientWhatsapp: "WhatsApp, wenn Sie es benutzen",
  abroadLaw:
    "Manche davon bewahren Daten vielleicht in anderen Ländern auf. Das Gesetz erlaubt das nur, wo sie dort ebenso gut geschützt sind; fragen Sie uns, und wir sagen Ihnen, wie.",
  abroad:
    "Manche davon bewahren Daten vielleicht in anderen Ländern auf; fragen Sie uns, und wir sagen Ihnen, wo.",
  retentionHeading: "Wie lange wir sie aufbewahren",
  retentionSignup: "Auf der Anmeldeliste stehen Sie, bis Sie sich abmelden.",
  rightsHeading: "Was Sie verlangen können",
  rightCopy:
    "eine Kopie dessen, was wir über Sie haben, auch als Datei, die Sie anderswohin mitnehmen können",
  rightCorrect: "dass wir berichtigen, was falsch ist oder fehlt",
  rightDelete: "dass wir löschen, oder etwas zwar behalten, aber nicht verwenden",
  rightObject:
    "dass wir Ihre Daten nicht mehr verwenden, soweit wir uns auf eigene Interessen stützen",
  rightWithdraw:
    "ein Ende dessen, worin Sie einmal eingewilligt haben; was vorher geschah, bleibt rechtmäßig",
  rightsAsk: "Wo Sie fragen: {contact}.",
  answerMonth: "Es kostet nichts, und Sie haben innerhalb eines Monats eine Antwort.",
  answer30Days: "Es kostet nichts, und Sie haben innerhalb von 30 Tagen eine Antwort.",
  rightsOffer:
    "Fragen Sie uns, was wir über Sie haben, oder bitten Sie uns, es zu berichtigen oder zu löschen: {contact}.",
  complaintsHeading: "Wenn Sie nicht zufrieden sind",
  complaintUk:
    "Sie haben das Recht, sich bei uns darüber zu beschweren, wie wir mit Ihren Daten umgehen (Data (Use and Access) Act 2025), auf jedem Weg. Wir bestätigen innerhalb von 30 Tagen, dass wir Ihre Beschwerde haben, gehen ihr ohne Verzögerung nach und sagen Ihnen, was daraus geworden ist.",
  complaint:
    "Wenn Sie etwas daran beunruhigt, sagen Sie es zuerst uns; das meiste lässt sich mit einer Nachricht klären. Sie brauchen nicht auf uns zu warten: An die Aufsichtsbehörde können Sie sich jederzeit wenden.",
  complaintUs:
    "Wenn Sie etwas daran beunruhigt, sagen Sie es uns; das meiste lässt sich mit einer Nachricht klären: {contact}.",
  authority: "Für uns zuständige Aufsichtsbehörde: {authority} ({website}).",
  lawHeading: "Was das Gesetz sagt",
  updated: "Zuletzt durchgesehen: {date}",
};
