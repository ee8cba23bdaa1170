import type { StarterWords } from "./words.ts";

/** Polish, in words that say neither ty nor Pan or Pani. The name of a town has several forms, so it stands apart. */
export const pl: StarterWords = {
  trades: {
    AccountingService: "Biuro rachunkowe",
    Attorney: "Kancelaria adwokacka",
    AutoRepair: "Warsztat samochodowy",
    Bakery: "Piekarnia",
    BarOrPub: "Pub",
    BeautySalon: "Salon kosmetyczny",
    BikeStore: "Sklep rowerowy",
    BookStore: "Księgarnia",
    CafeOrCoffeeShop: "Kawiarnia",
    ClothingStore: "Sklep odzieżowy",
    Dentist: "Gabinet stomatologiczny",
    Electrician: "Elektryk",
    Florist: "Kwiaciarnia",
    GroceryStore: "Sklep spożywczy",
    HairSalon: "Salon fryzjerski",
    Hotel: "Hotel",
    HousePainter: "Usługi malarskie",
    JewelryStore: "Jubiler",
    Locksmith: "Ślusarz",
    Optician: "Optyk",
    Pharmacy: "Apteka",
    Physiotherapy: "Fizjoterapia",
    Plumber: "Hydraulik",
    RealEstateAgent: "Biuro nieruchomości",
    Restaurant: "Restauracja",
    RoofingContractor: "Dekarz",
  },
  yourTrade: "[Nazwa branży]",
  inTown: (trade, town) => `${trade} · ${town}`,
  summary: "[Co robi firma i dla kogo.]",
  snippet: "[Co klientom daje firma.]",
  call: "Zadzwoń",
  write: "Napisz e-mail",
  parts: {
    services: { path: "/uslugi", label: "Usługi", heading: "Co oferujemy" },
    prices: { path: "/cennik", label: "Cennik", heading: "Ile to kosztuje" },
    about: { path: "/o-nas", label: "O nas", heading: "Kim jesteśmy" },
    questions: { path: "/pytania", label: "Pytania", heading: "Częste pytania" },
    contact: { path: "/kontakt", label: "Kontakt", heading: "Kontakt z nami" },
  },
  services: {
    titles: ["[Pierwsza usługa]", "[Druga usługa]", "[Trzecia usługa]"],
    text: "[Co obejmuje ta usługa.]",
  },
  steps: {
    heading: "Jak to przebiega",
    steps: [
      ["Kontakt", "Wystarczy napisać, o co chodzi."],
      ["Odpowiedź", "[Kiedy odpowiada firma.]"],
      ["Realizacja", "[Co na koniec daje usługa.]"],
    ],
  },
  visit: {
    heading: "Przed wizytą",
    items: [
      ["Jak do nas trafić", "[Jak trafić w to miejsce autobusem i autem.]"],
      ["Warto wiedzieć", "[Kiedy potrzebna jest data wizyty.]"],
      ["Nasza duma", "[Co ma tylko ta firma.]"],
    ],
  },
  price: "[Cena i co obejmuje.]",
  about: "[Imię i nazwisko, i od kiedy.]",
  questions: {
    reach: "Jak się z Państwem skontaktować?",
    byPhone:
      "Telefonicznie pod numerem [{business.phone}](phone:) lub pisząc na adres [{business.email}](email:).",
    byEmail: "E-mail: [{business.email}](email:).",
    others: [
      ["Ile to kosztuje?", "[Jaka jest cena i co obejmuje.]"],
      ["Gdzie Państwa znaleźć?", "[Region albo adres.]"],
    ],
  },
  contact: "[Kiedy jest odpowiedź na e-mail i telefon.]",
  places: {
    heading: "Gdzie pracujemy",
    text: "[Co wyróżnia to miejsce.]",
  },
};
