import type { Texts } from "../../../schema/fields/texts.ts";
import { privacy } from "./privacy.ts";

/** German, with Sie. */
export const texts: Texts = {
  common: {
    newTab: "(öffnet sich in einem neuen Tab)",
    trail: "Navigationspfad",
    languages: "Sprache",
  },
  failure: {
    heading: "Unerwarteter Fehler",
    text: "Diese Seite konnte nicht angezeigt werden. Oft hilft es, sie neu zu laden; der Rest der Website funktioniert.",
    reload: "Neu laden",
    home: "Zur Startseite",
  },
  layout: {
    skip: "Zum Inhalt springen",
    navigation: "Hauptmenü",
    menu: "Menü",
    quickActions: "Direkt Kontakt aufnehmen",
    contactHeading: "Kontakt",
    hoursHeading: "Öffnungszeiten",
    locationsHeading: "Unsere Standorte",
    colon: ":",
  },
  facts: {
    phone: "Telefon",
    email: "E-Mail",
    whatsapp: "WhatsApp",
    address: "Adresse",
    hours: "Öffnungszeiten",
  },
  hours: {
    line: "{days} {hours}",
    days: "{from} bis {to}",
    fromTo: "{from} bis {to} Uhr",
    closed: "geschlossen",
    allDay: "rund um die Uhr geöffnet",
    byAppointment: "nach Vereinbarung",
    timesByAppointment: "{times} nach Vereinbarung",
    noted: "{hours} ({note})",
    dated: "{dates}: {hours}",
    open: "Jetzt geöffnet",
    openUntil: "Jetzt geöffnet · bis {time} Uhr",
    closedNow: "Geschlossen",
    opensAt: "Geschlossen · öffnet um {time} Uhr",
    opensOn: "Geschlossen · öffnet am {day} um {time} Uhr",
    arranged: "Nach Vereinbarung",
    otherwise: "An anderen Tagen",
    onPhone: "Am Telefon: {hours}",
    dayAndNight: "rund um die Uhr",
    notOnPhone: "nicht erreichbar",
    phoneNow: "Jetzt telefonisch erreichbar",
    phoneOpensAt: "Jetzt telefonisch erreichbar · öffnet um {time} Uhr",
    phoneOpensOn: "Jetzt telefonisch erreichbar · öffnet am {day} um {time} Uhr",
    phoneAt: "Telefonisch erreichbar ab {time} Uhr",
    phoneOn: "Telefonisch erreichbar ab {day}, {time} Uhr",
  },
  form: {
    name: "Name",
    namePlaceholder: "Ihr vollständiger Name",
    email: "E-Mail",
    emailPlaceholder: "name@example.com",
    phone: "Telefon",
    phonePlaceholder: "Ihre Telefonnummer",
    message: "Nachricht",
    messagePlaceholder: "Worum geht es?",
    optional: "(freiwillig)",
    choose: "Bitte wählen",
    button: "Nachricht senden",
    privacy: "Bevor Sie senden: Hier steht, {link}.",
    privacyLink: "was mit Ihren Angaben geschieht",
  },
  signup: {
    name: "Ihr Name",
    email: "Ihre E-Mail-Adresse",
    button: "Anmelden",
    sending: "Wird gesendet",
    thanks: "Vielen Dank",
    failed:
      "Das hat nicht geklappt: Der Anmeldedienst war nicht erreichbar. Was Sie geschrieben haben, steht noch hier. Versuchen Sie es noch einmal oder fragen Sie direkt danach:",
  },
  cards: { more: "Mehr", about: "über {title}" },
  banner: {
    label: "Hinweis",
    close: "Hinweis schließen",
    from: "Ab {date}",
    until: "Bis {date}",
  },
  locations: {
    directions: "Route planen",
    map: "Karte: {name}",
  },
  prices: { from: "ab {price}" },
  testimonials: { stars: "{stars} von {most} Sternen" },
  news: {
    updated: "Aktualisiert am {date}",
  },
  map: {
    show: "Karte anzeigen",
  },
  video: {
    play: "Film abspielen",
    pause: "Film anhalten",
  },
  player: {
    source:
      "Der Film kommt von {host}; dort erfährt man erst von Ihrem Besuch, wenn Sie ihn abspielen.",
    show: "Inhalt von {host} zeigen",
    content:
      "Dieser Inhalt kommt von {host}; dort erfährt man erst von Ihrem Besuch, wenn Sie ihn anzeigen.",
  },
  gallery: {
    before: "Vorher",
    after: "Nachher",
    position: "Bild {index} von {count}",
    previous: "Vorheriges Bild",
    next: "Nächstes Bild",
    close: "Schließen",
  },
  search: {
    label: "Wonach suchen Sie?",
    button: "Suchen",
    suggestionsHeading: "Oder gehen Sie direkt zu einer dieser Seiten",
    searching: "Suche läuft",
    foundOne: "{count} Seite gefunden",
    found: "{count} Seiten gefunden",
    more: "Mehr Seiten zeigen",
    nothing:
      "Nichts gefunden für „{query}“. Versuchen Sie es mit einem kürzeren oder einfacheren Wort oder folgen Sie einem der Links.",
    failed:
      "Die Suche konnte nicht geladen werden; vielleicht ist die Verbindung unterbrochen. Versuchen Sie es noch einmal oder folgen Sie einem der Links.",
    retry: "Noch einmal versuchen",
    noScript:
      "Die Suche braucht JavaScript, das in diesem Browser nicht läuft. Die Links auf dieser Seite funktionieren auch ohne.",
    common:
      "aber alle als am an auch auf aus bei bis das dass dem den der des die durch ein eine einem einen einer es für haben hat ich ihnen ihr ihre ihrem ihren ihrer im in ist kann können mit nach nicht noch nur oder sich sie sind über um und uns unsere unser vom von vor was wenn werden wie wir wird zu zum zur",
  },
  privacy,
  siteData: {
    services: "Leistungen",
    address: "Adresse",
    hours: "Öffnungszeiten",
    areaServed: "Einzugsgebiet",
    pages: "Seiten",
  },
};
