import { ON_PAGES, plural } from "../grammar/polish.ts";
import type { PagesWords } from "./english.ts";

export const POLISH_PAGES: PagesWords = {
  count: (count: number) => plural(count, { one: "strona", few: "strony", many: "stron" }),
  help: "Alt + strzałki przenoszą stronę, Shift + F10 otwiera jej menu.",
  template: (name: string) => `Szablon: ${name}`,
  from: (day: string) => `od ${day}`,
  until: (day: string) => `do ${day}`,
  more: (page: string) => `Więcej opcji: ${page}`,
  openIn: (page: string, language: string) => `${page}: ${language}`,
  copyTo: (page: string, language: string) => `Kopiuj stronę ${page} do języka: ${language}`,
  addPage: "Dodaj stronę",
  addBelow: "Dodaj podstronę",
  addRow: (template: string) => `Dodaj stronę z szablonu ${template}`,
  copy: "Kopiuj",
  rename: "Zmień adres",
  delete: "Usuń",
  title: "Tytuł",
  path: "Adres",
  pathHelp: "Część po nazwie witryny. Powstaje z tytułu, dopóki jej nie zmienisz.",
  startFrom: "Zacznij od",
  empty: "Pusta strona",
  preset: (name: string) => `Gotowy wzór: ${name}`,
  copyOf: (page: string) => `Kopia strony ${page}`,
  rowOf: (template: string) => `Strona z szablonu ${template}`,
  parent: "Strona nadrzędna",
  noParent: "Brak strony",
  draftHelp: "Strona jest szkicem: odwiedzający zobaczą ją, gdy zdecydujesz się ją pokazać.",
  cancel: "Anuluj",
  renameTitle: (page: string) => `Zmień adres strony ${page}`,
  newPath: "Nowy adres",
  checking: "Sprawdzanie, co zależy od tej strony…",
  renames: (links: number, redirects: number) =>
    `${plural(links, {
      one: "link zostanie zaktualizowany",
      few: "linki zostaną zaktualizowane",
      many: "linków zostanie zaktualizowanych",
    })}. ${
      redirects === 0
        ? "Nikt jeszcze nie zna starego adresu, więc przekierowanie nie jest potrzebne."
        : "Odwiedzający stary adres zostaną przekierowani na nowy."
    }`,
  changesFiles: (names: string) =>
    `To od razu zmieni także pliki: ${names}. Przycisk Cofnij ich nie przywróci.`,
  look: "Zobacz, co się zmieni",
  deleteTitle: (page: string) => `Usuń stronę ${page}`,
  deleteUnknown:
    "W witrynie są błędy, więc nie wiadomo, co prowadzi do tej strony. Linki do niej pojawią się jako problemy.",
  inMenus: (count: number) =>
    plural(count, { one: "link w menu", few: "linki w menu", many: "linków w menu" }),
  linksFrom: (count: number) => `${plural(count, { one: "link", few: "linki", many: "linków" })}:`,
  andMore: (count: number) => `i jeszcze ${count}`,
  childrenOf: (paths: string) => `Podstrony, które pozostaną: ${paths}`,
  translationsOf: (paths: string) => `Ta sama strona w innych językach, która zostanie: ${paths}`,
  nothingBreaks: "Żaden link nie prowadzi do tej strony.",
  target: "Linki i odwiedzający trafią na stronę",
  targetHelp:
    "Jeśli nie wybierzesz strony albo wybierzesz główną, z menu znikną linki do tej. Jeśli nie wybierzesz żadnej, pozostałe linki trafią na listę problemów.",
  ownValues: (count: number) =>
    `Te wartości dotyczą tylko tej strony. Szablon wokół nich jest na ${plural(count, ON_PAGES)}.`,
  templateForm: "Edytuj szablon",
  hide: "Ukryj przed odwiedzającymi",
  unhide: "Pokaż odwiedzającym",
  stateOf: { draft: "ukryta", from: "zaplanowana", until: "wygasła" },
  copySection: "Kopiuj na inną stronę",
  toPage: "Strona",
  isDraft: "Ta strona jest szkicem. Odwiedzający jej nie widzą.",
  isScheduled: (day: string) => `Odwiedzający zobaczą tę stronę od ${day}.`,
  isPast: (day: string) =>
    `Odwiedzający widzieli tę stronę do ${day}. Nie jest już częścią witryny.`,
  isBuilding: "Strona pojawi się tutaj, gdy zostanie zbudowana, a witryna nie będzie mieć błędów.",
  isEarlier: "To ostatnia wersja strony bez błędów. W obecnym stanie nie można jej wyświetlić.",
  publish: "Pokaż ją odwiedzającym",
  showInMenu: "Dodaj do menu",
  removeFromMenu: "Usuń z menu",
  inMenu: "w menu",
  namedLinks: (places: string) => `Nowa nazwa zmieni też te linki: ${places}`,
  lastInMenu: "Menu potrzebuje co najmniej jednej pozycji. Najpierw dodaj inną stronę.",
  fromOtherPage: (page) => `To pochodzi ze strony ${page} i jest widoczne także tutaj.`,
};
