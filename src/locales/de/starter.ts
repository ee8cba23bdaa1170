import type { StarterWords } from "../../model/starter-words.ts";
import { readme } from "./readme.ts";
import { names } from "./trades.ts";

/** German, with Sie. */
export const starter: StarterWords = {
  ...names,
  readme,
  spelling: { ä: "ae", ö: "oe", ü: "ue" },
  yourTrade: "[Ihre Leistung]",
  inTown: (trade, town) => `${trade} in ${town}`,
  summary: "[Ihr Angebot, und für wen es ist.]",
  snippet: "[Ihr Angebot in wenigen Worten.]",
  call: "Anrufen",
  write: "E-Mail schreiben",
  parts: {
    services: { path: "/leistungen", label: "Leistungen", heading: "Was wir anbieten" },
    prices: { path: "/preise", label: "Preise", heading: "Was es kostet" },
    about: { path: "/ueber-uns", label: "Über uns", heading: "Wer wir sind" },
    questions: { path: "/fragen", label: "Fragen", heading: "Was oft gefragt wird" },
    contact: { path: "/kontakt", label: "Kontakt", heading: "So erreichen Sie uns" },
  },
  services: {
    titles: ["[Erste Leistung]", "[Zweite Leistung]", "[Dritte Leistung]"],
    text: "[Ihr eigener Satz dazu.]",
  },
  offers: {
    shop: {
      path: "/sortiment",
      label: "Sortiment",
      heading: "Was es bei uns gibt",
      titles: ["[Ihr erstes Produkt]", "[Ihr zweites Produkt]", "[Ihr drittes Produkt]"],
    },
    table: {
      path: "/speisekarte",
      label: "Speisekarte",
      heading: "Was auf den Tisch kommt",
      titles: ["[Ihr erstes Gericht]", "[Ihr zweites Gericht]", "[Ihr drittes Gericht]"],
    },
    course: {
      path: "/kurse",
      label: "Kurse",
      heading: "Was Sie mitmachen können",
      titles: ["[Ihr erster Kurs]", "[Ihr zweiter Kurs]", "[Ihr dritter Kurs]"],
    },
  },
  how: {
    any: {
      heading: "So läuft es ab",
      points: [
        ["Sie melden sich", "Sagen Sie uns, was Sie sich wünschen."],
        ["Wir antworten", "[Bis wann Ihre Antwort kommt.]"],
        ["Wir fangen an", "[Ihre Arbeit, Schritt für Schritt.]"],
      ],
    },
    practice: {
      heading: "So läuft ein Termin ab",
      points: [
        ["Sie vereinbaren einen Termin", "[Ihre Wege zum Termin.]"],
        ["Sie kommen zu uns", "[Was man an dem Ort dabeihaben sollte.]"],
        ["Wir nehmen uns Zeit", "[Ihre Arbeit, Schritt für Schritt.]"],
      ],
    },
    course: {
      heading: "So fangen Sie an",
      points: [
        ["Kurs aussuchen", "[Ihre Kurse für den Anfang.]"],
        ["Ausprobieren", "[Ihr Angebot für das erste Mal.]"],
        ["Dabeibleiben", "[Ihre Karten, und der Preis dafür.]"],
      ],
    },
    visit: {
      heading: "Vor Ihrem Besuch",
      points: [
        ["So finden Sie uns", "[Der Weg zum Ort, mit Bus und Auto.]"],
        ["Gut zu wissen", "[Für welches Datum man reservieren muss.]"],
        ["Worauf wir stolz sind", "[Was es nur an diesem Ort gibt.]"],
      ],
    },
  },
  price: "[Preis]",
  about: "[Ihr Name, und seit wann es Sie gibt.]",
  questions: {
    reach: "Wie kann ich Sie erreichen?",
    byPhone:
      "Rufen Sie uns an unter [{business.phone}](phone:), oder schreiben Sie an [{business.email}](email:).",
    byEmail: "Per E-Mail: [{business.email}](email:).",
    others: [
      ["Was kostet es?", "[Ihr Preis, und was dazugehört.]"],
      ["Wo finde ich Sie?", "[Ihr Gebiet, oder Ihre Adresse.]"],
    ],
  },
  contact: "[Wann Sie E-Mail und Telefon beantworten.]",
  places: {
    heading: "In Ihrer Nähe",
    text: "[Was nur an diesem Ort gilt.]",
  },
  lost: {
    label: "Nicht gefunden",
    heading: "Unter dieser Adresse ist nichts",
    text: "Vielleicht ist die Seite umgezogen, oder es fehlt ein Buchstabe. Von der Startseite aus finden Sie alles.",
    home: "Zur Startseite",
  },
  privacy: {
    path: "/datenschutz",
    label: "Datenschutz",
    heading: "Was mit Ihren Daten geschieht",
    retention: "[Wie lange Sie eine E-Mail aufbewahren.]",
    hosting: "[Wer Ihre Website hostet; Dauer der Protokolle.]",
    law: "[Was das Gesetz von Ihrer Website verlangt.]",
  },
  imprint: {
    path: "/impressum",
    label: "Impressum",
    heading: "Wer hinter dieser Website steht",
    items: {
      who: "{business.name}, [Ihre Rechtsform]",
      address: "[Ihre Straße und Postleitzahl], {business.address}",
      person: "Vertreten durch: [Vorname und Nachname]",
      register: "Registereintrag: [Name und Ort des Registers, Nummer]",
      vat: "Umsatzsteuer-Identifikationsnummer: [Ihre Nummer]",
      authority: "Aufsichtsbehörde: [Name, falls zulassungspflichtig]",
      profession: "Berufsbezeichnung, Staat, Kammer und Berufsrecht: [Ihr Beruf]",
      purpose: "Unternehmensgegenstand: [Was Ihr Unternehmen macht]",
      publisher: "Verantwortlich für den Inhalt: [Vorname und Nachname]",
      host: "Hosting: [Name, Adresse und Telefon des Hosters]",
    },
  },
  hours: "[Ihre Zeiten?]",
};
