import type { CheckWords } from "../../model/check-words.ts";

export const checks: CheckWords = {
  vagueLinks: [
    "bitte? klicken|klick|klicke|tippen|drücken sie? bitte? hier|da|darauf|hierauf?",
    "hier|dort bitte? klicken|klick|tippen|lang|entlang|weiter|weiterlesen|mehr|mehr_erfahren?",
    "auf? diesen|den link klicken?",
    "hier mehr|weitere infos|informationen|details|erfahren|lesen",
    "mehr|mehr_dazu|mehr_infos|mehr_informationen|mehr_details|mehr_lesen|mehr_anzeigen",
    "hier? mehr|weiteres erfahren|lesen|sehen|ansehen|anzeigen|entdecken",
    "weiter|weiterlesen|weiter_lesen|fortfahren|los|los_geht's|details|info|infos|informationen|ansehen|anzeigen|lesen|besuchen|zur_seite|zum_link",
    "weitere infos|informationen|details",
    "diese|die|dieser|der? seite|webseite|website|internetseite|homepage|link",
  ],
  placeholders: [
    "hier … einfügen",
    "hier|bitte_hier ihren|deinen|den|einen|ihre|deine|die|eine? text|titel|untertitel|überschrift|absatz|inhalt eintragen|eingeben|ergänzen",
    "ihr|dein|unser text hier?",
    "blindtext|mustertext|platzhaltertext|beispieltext|platzhalter",
    "text folgt|fehlt|kommt_noch",
  ],
  nothing: ["nichts"],
  subjects:
    "adresse anschrift betrieb bezirk bundesland datum dein e-mail einfügen firma firmenname gebiet gemeinde ihr ihre jahr leistung nachname name nummer ort plz postleitzahl preis region stadt stadtteil straße telefon telefonnummer text unternehmen vorname webseite website",
  inFacts: [
    "ihr|dein name|ort",
    "ihre|deine straße|stadt|adresse|region|firma",
    "musterstraße|musterweg|musterstadt|musterhausen|musterort|musterfirma|mustermann|musterfrau|beispielstraße|beispielstadt|beispielort",
  ],
  wholeFacts: [
    "beispiel",
    "ihr|dein unternehmen|betrieb",
    "firmenname",
    "name der|ihrer firma",
    "name des|ihres unternehmens|betriebs",
  ],
  pictures: [
    "alternativtext|alternativer_text|alt_text|bildbeschreibung|beschreibung|bildtext",
    "unbenannt|ohne_titel|ohne_namen|platzhalter|vorschaubild|titelbild|titelfoto|kopfbild|hintergrundbild|beispielbild|symbolbild|profilbild",
    "ein|das|mein|unser? bild|bilder|foto|fotos|fotografie|grafik|abbildung|video",
  ],
  pictureOf: ["ein|eine|das|die? bild|foto|fotografie|grafik|abbildung|video von|vom|eines|einer"],
  noServices: [
    "unsere|unser|meine|mein|alle|die|das? leistungen|leistung|leistungsspektrum|angebot|angebote|behandlungen|kurse|produkte|arbeiten und? preise|tarife?",
    "unsere|meine|die? preise|preisliste|tarife",
    "was wir|ich tun|machen|anbieten|bieten",
    "start|startseite|über_uns|kontakt",
  ],
  beforeAmounts: [
    "etwa|ungefähr|zirka|rund|circa|cirka|nur|jetzt|je|à",
    "ab|bis|von|zwischen|unter|über|maximal|max|mindestens|mind|höchstens|bis_zu",
  ],
  betweenAmounts: ["oder|bis|und"],
  afterAmounts: [
    "pro|je|die|der|das|den|jede|jeder|jedes|zzgl|zuzüglich|inkl|inklusive|exkl|netto|brutto|pauschal|insgesamt|plus|und_mehr|oder_mehr",
  ],
  limits: [
    "geschlossen",
    "außer",
    "nach|mit telefonischer|vorheriger? anmeldung|voranmeldung|termin|terminvereinbarung|vereinbarung|absprache",
    "termin|anmeldung|voranmeldung|terminvereinbarung erforderlich|nötig|notwendig",
    "nur am|an|für|im|jeden|während|wenn",
    "jeden|jede|jedes? ersten|erster|zweiten|zweiter|dritten|dritter|vierten|vierter|letzten|letzter|erste|zweite|dritte|letzte|geraden|ungeraden|gerade|ungerade montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|wochen|kalenderwoche",
    "vierzehntägig|14-tägig|zweiwöchentlich|monatlich",
    "alle zwei|drei|vier|2|3|4 wochen",
    "in|während? der|den? schulzeit|ferien|saison|notfälle",
  ],
};
