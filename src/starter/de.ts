import type { StarterWords } from "./words.ts";

/** German, with Sie. */
export const de: StarterWords = {
  trades: {
    AccountingService: "Steuerberatung",
    Attorney: "Rechtsanwaltskanzlei",
    AutoRepair: "Autowerkstatt",
    Bakery: "Bäckerei",
    BarOrPub: "Kneipe",
    BeautySalon: "Kosmetikstudio",
    BikeStore: "Fahrradladen",
    BookStore: "Buchhandlung",
    CafeOrCoffeeShop: "Café",
    ClothingStore: "Modegeschäft",
    Dentist: "Zahnarztpraxis",
    Electrician: "Elektriker",
    Florist: "Blumenladen",
    GroceryStore: "Lebensmittelladen",
    HairSalon: "Friseursalon",
    Hotel: "Hotel",
    HousePainter: "Malerbetrieb",
    JewelryStore: "Juwelier",
    Locksmith: "Schlüsseldienst",
    Optician: "Optiker",
    Pharmacy: "Apotheke",
    Physiotherapy: "Physiotherapie",
    Plumber: "Klempner",
    RealEstateAgent: "Immobilienmakler",
    Restaurant: "Restaurant",
    RoofingContractor: "Dachdecker",
  },
  yourTrade: "[Ihre Leistung]",
  inTown: (trade, town) => `${trade} in ${town}`,
  summary: "[Was Ihr Betrieb macht, und für wen.]",
  snippet: "[Was Ihre Kunden bekommen.]",
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
    text: "[Was zu dieser Leistung gehört.]",
  },
  steps: {
    heading: "So läuft es ab",
    steps: [
      ["Sie melden sich", "Sagen Sie uns, was Sie sich wünschen."],
      ["Wir antworten", "[Bis wann Ihre Antwort kommt.]"],
      ["Wir legen los", "[Was Ihr Kunde am Ende hat.]"],
    ],
  },
  visit: {
    heading: "Vor Ihrem Besuch",
    items: [
      ["So finden Sie uns", "[Der Weg zum Ort, mit Bus und Auto.]"],
      ["Gut zu wissen", "[Wann man ein Datum ausmachen muss.]"],
      ["Worauf wir stolz sind", "[Was Ihre Kunden nur hier finden.]"],
    ],
  },
  price: "[Der Preis, und was dazugehört.]",
  about: "[Wer hinter dem Betrieb steht, und seit wann.]",
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
    heading: "Wo wir arbeiten",
    text: "[Was nur an diesem Ort gilt.]",
  },
};
