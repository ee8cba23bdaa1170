import type { Texts } from "../../schema/fields/texts.ts";
import { privacy } from "./privacy/pl.ts";

/** Polish, in words that say neither ty nor Pan or Pani. A noun after a number has several forms, so counts stand at the end. */
export const pl: Texts = {
  common: {
    newTab: "(otwiera się w nowej karcie)",
    trail: "Ścieżka nawigacji",
    languages: "Język",
  },
  failure: {
    heading: "Nieoczekiwany błąd",
    text: "Nie udało się wyświetlić tej strony. Często pomaga ponowne wczytanie; pozostałe strony działają.",
    reload: "Wczytaj ponownie",
    home: "Przejdź do strony głównej",
  },
  layout: {
    skip: "Przejdź do treści",
    navigation: "Menu główne",
    menu: "Menu",
    quickActions: "Szybki kontakt",
    contactHeading: "Kontakt",
    hoursHeading: "Godziny otwarcia",
    colon: ":",
  },
  facts: {
    phone: "Telefon",
    email: "E-mail",
    whatsapp: "WhatsApp",
    address: "Adres",
    hours: "Godziny otwarcia",
  },
  hours: {
    line: "{days} {hours}",
    days: "{from}–{to}",
    fromTo: "{from}–{to}",
    closed: "zamknięte",
    allDay: "całodobowo",
    byAppointment: "po wcześniejszym umówieniu",
    timesByAppointment: "{times} po wcześniejszym umówieniu",
    noted: "{hours} ({note})",
    dated: "{dates}: {hours}",
    open: "Teraz otwarte",
    openUntil: "Teraz otwarte · do {time}",
    closedNow: "Zamknięte",
    opensAt: "Zamknięte · otwarcie o {time}",
    opensOn: "Zamknięte · otwarcie: {day}, {time}",
    arranged: "Po wcześniejszym umówieniu",
    otherwise: "W innych terminach",
  },
  form: {
    name: "Imię i nazwisko",
    namePlaceholder: "Pełne imię i nazwisko",
    email: "E-mail",
    emailPlaceholder: "adres@example.com",
    phone: "Telefon",
    phonePlaceholder: "Numer telefonu",
    message: "Wiadomość",
    messagePlaceholder: "W czym możemy pomóc?",
    optional: "(opcjonalnie)",
    choose: "Proszę wybrać",
    button: "Wyślij wiadomość",
    privacy: "Przed wysłaniem warto przeczytać, {link}.",
    privacyLink: "co dzieje się z podanymi danymi",
  },
  signup: {
    name: "Imię",
    email: "Adres e-mail",
    button: "Zapisz się",
    sending: "Trwa wysyłanie",
    thanks: "Dziękujemy",
    failed:
      "Nie udało się wysłać: usługa zapisów jest niedostępna. To, co zostało wpisane, nadal tu jest. Można spróbować ponownie albo zapytać bezpośrednio:",
  },
  cards: { more: "Więcej", about: "na temat: {title}" },
  banner: {
    label: "Komunikat",
    close: "Zamknij komunikat",
    from: "Od {date}",
    until: "Do {date}",
  },
  locations: {
    directions: "Jak dojechać",
    map: "Mapa: {name}",
  },
  prices: { from: "od {price}" },
  testimonials: { stars: "Ocena: {stars} na {most}" },
  news: {
    updated: "Aktualizacja: {date}",
  },
  map: {
    show: "Pokaż mapę",
  },
  video: {
    play: "Odtwórz film",
    pause: "Wstrzymaj film",
  },
  player: {
    source: "Film pochodzi z serwera {host}, który dowiaduje się o wizycie dopiero po odtworzeniu.",
  },
  gallery: {
    before: "Przed",
    after: "Po",
    position: "Zdjęcie {index} z {count}",
    previous: "Poprzednie zdjęcie",
    next: "Następne zdjęcie",
    close: "Zamknij",
  },
  search: {
    label: "Szukane słowo lub fraza",
    button: "Szukaj",
    suggestionsHeading: "Można też przejść od razu na jedną z tych stron",
    searching: "Trwa wyszukiwanie",
    foundOne: "Znaleziono {count} stronę",
    found: "Znalezione strony: {count}",
    nothing:
      "Brak wyników dla „{query}”. Warto spróbować krótszego lub prostszego słowa albo skorzystać z jednego z linków.",
    failed:
      "Nie udało się wczytać wyszukiwarki; być może połączenie zostało przerwane. Można spróbować ponownie albo skorzystać z jednego z linków.",
    retry: "Spróbuj ponownie",
    noScript:
      "Wyszukiwarka wymaga JavaScriptu, który nie działa w tej przeglądarce. Linki na tej stronie działają bez niego.",
    common:
      "a aby albo ale bez być co czy dla do gdy go i ich jak jako jej jest już każdy która które których który lub ma mamy może można na nam nas nasz nasza nasze naszych nie o od oraz po pod przed przez przy są się także tej ten to tego tylko tym u w we więc wszystkich wszystkie z za ze że",
  },
  privacy,
  siteData: {
    services: "Usługi",
    address: "Adres",
    hours: "Godziny otwarcia",
    areaServed: "Obszar działania",
    pages: "Strony",
  },
};
