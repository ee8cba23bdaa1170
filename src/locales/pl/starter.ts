import type { StarterWords } from "../../model/starter-words.ts";
import { readme } from "./readme.ts";
import { names } from "./trades.ts";

/** Polish, in words that say neither ty nor Pan or Pani. The name of a town has several forms, so it stands apart. */
export const starter: StarterWords = {
  ...names,
  readme,
  yourTrade: "[Nazwa branży]",
  inTown: (trade, town) => `${trade}, ${town}`,
  summary: "[Co daje ta usługa i dla kogo.]",
  snippet: "[Oferta: jedna usługa w kilku słowach.]",
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
    text: "[Jedno zdanie: własny tekst.]",
  },
  offers: {
    shop: {
      path: "/asortyment",
      label: "Asortyment",
      heading: "Co mamy",
      titles: ["[Pierwszy produkt: nazwa]", "[Drugi produkt: nazwa]", "[Trzeci produkt: nazwa]"],
    },
    table: {
      path: "/menu",
      label: "Menu",
      heading: "Co podajemy",
      titles: ["[Pierwsze danie: nazwa]", "[Drugie danie: nazwa]", "[Trzecie danie: nazwa]"],
    },
    course: {
      path: "/zajecia",
      label: "Zajęcia",
      heading: "Na co można się zapisać",
      titles: ["[Pierwsze zajęcia: nazwa]", "[Drugie zajęcia: nazwa]", "[Trzecie zajęcia: nazwa]"],
    },
  },
  how: {
    any: {
      heading: "Jak to przebiega",
      points: [
        ["Kontakt", "Wystarczy napisać, o co chodzi."],
        ["Odpowiedź", "[Kiedy przychodzi odpowiedź na e-mail.]"],
        ["Zaczynamy", "[Co dzieje się dalej: tekst.]"],
      ],
    },
    practice: {
      heading: "Jak przebiega wizyta",
      points: [
        ["Umówienie terminu", "[Jak ustalana jest data wizyty.]"],
        ["Wizyta", "[Co zabrać na miejsce.]"],
        ["Mamy czas", "[Co dzieje się podczas wizyty: tekst]"],
      ],
    },
    course: {
      heading: "Jak zacząć",
      points: [
        ["Wybór zajęć", "[Zajęcia na początek: nazwa.]"],
        ["Pierwsze zajęcia", "[Pierwszy raz: cena i zasady.]"],
        ["Karnet", "[Karnety i cena każdego.]"],
      ],
    },
    visit: {
      heading: "Przed wizytą",
      points: [
        ["Jak do nas trafić", "[Jak trafić w to miejsce autobusem i autem.]"],
        ["Warto wiedzieć", "[Kiedy potrzebna jest data wizyty.]"],
        ["Nasza duma", "[Co ma tylko to miejsce.]"],
      ],
    },
  },
  price: "[Cena]",
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
  contact: "[Kiedy odpowiadamy na e-mail i telefon.]",
  places: {
    heading: "W pobliżu",
    text: "[Co wyróżnia to miejsce.]",
  },
  lost: {
    label: "Nie znaleziono",
    heading: "Pod tym adresem nic nie ma",
    text: "Być może strona została przeniesiona albo brakuje litery. Wszystko można znaleźć od strony głównej.",
    home: "Na stronę główną",
  },
  privacy: {
    path: "/prywatnosc",
    label: "Prywatność",
    heading: "Co dzieje się z danymi",
    retention: "[Jak długo przechowywany jest e-mail.]",
    hosting: "[Hosting: nazwa i jak długo trzyma logi.]",
    law: "[Czego wymaga prawo: tekst.]",
  },
  imprint: {
    path: "/dane-firmy",
    label: "Dane firmy",
    heading: "Kto prowadzi tę stronę",
    items: {
      who: "{business.name}, [forma prawna: nazwa]",
      address: "[Ulica, numer i kod pocztowy], {business.address}",
      person: "Reprezentacja: [Imię i nazwisko]",
      register: "Rejestr: [Nazwa rejestru i numer]",
      vat: "NIP: [Numer]",
      authority: "Organ nadzoru: [Nazwa, jeśli trzeba zezwolenia]",
      profession: "Zawód regulowany: [Nazwa tytułu, państwo i samorząd]",
      purpose: "Przedmiot działalności: [Co robi firma]",
      publisher: "Odpowiedzialność za treść: [Imię i nazwisko]",
      host: "Hosting: [Nazwa, adres i telefon]",
    },
  },
  hours: "[Czy w tych godzinach działa firma?]",
};
