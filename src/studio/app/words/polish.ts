import type { Words } from "./english.ts";
import { POLISH_PALETTE } from "./palette/polish.ts";
import { ROWS } from "./rows/polish.ts";
import { POLISH_WRITING } from "./writing/polish.ts";

/** The studio's words in Polish. */
export const POLISH: Words = {
  studio: "Studio",
  pages: "Strony",
  site: "Cała witryna",
  searchPages: "Szukaj stron",
  sections: "Sekcje",
  draft: "szkic",
  addSection: "Dodaj sekcję",
  searchSections: "Co chcesz przekazać?",
  nothingFound: "Nic nie znaleziono.",
  moveUp: "Przenieś w górę",
  moveDown: "Przenieś w dół",
  duplicate: "Duplikuj",
  remove: "Usuń",
  undo: "Cofnij",
  redo: "Ponów",
  save: "Zapisz",
  saved: "Zapisano",
  unsavedFrom: (time: string) => `Niezapisane zmiany od ${time}`,
  discard: "Odrzuć zmiany",
  close: "Zamknij",
  add: "Dodaj",
  addField: "Dodaj pole",
  required: "wymagane",
  problems: (count: number) =>
    plural(count, { one: "problem", few: "problemy", many: "problemów" }),
  noProblems: "Brak problemów",
  show: "Pokaż",
  selectSection: "Kliknij sekcję lub tekst na stronie, aby wprowadzić zmiany.",
  fromTemplate: (count: number) =>
    `Ta sekcja pochodzi z szablonu. Zmiany będą widoczne na ${plural(count, ON_PAGES)}.`,
  shared: (count: number) =>
    count === 1
      ? "Ta sekcja jest na 1 stronie. Zmiany będą na niej widoczne."
      : `Ta sekcja jest na ${count} stronach. Zmiany będą widoczne na wszystkich.`,
  entry: (number: number) => `Pozycja ${number}`,
  conflict:
    "Inny program zmienił te same wiersze pliku. Którą wersję chcesz zachować? Drugą przywrócisz przyciskiem Cofnij.",
  keepMine: "Moje zmiany",
  keepFile: "Plik",
  reconnecting: "Serwer Studia nie odpowiada. Wpisana treść jest zachowana; ponawianie próby…",
  width: "Szerokość strony",
  phone: "Telefon",
  tablet: "Tablet",
  desktop: "Komputer",
  page: "Strona",
  settings: "Ustawienia strony",
  menu: "Strony i sekcje",
  form: "Formularz",
  solving: {
    fix: "Napraw",
    accept: "Tak jest dobrze",
    reason: "Dlaczego tutaj jest to w porządku?",
    onPage: (page: string) => `Na stronie ${page} nie będzie to już zgłaszane.`,
    onSite: "W całej witrynie nie będzie to już zgłaszane.",
  },
  saving: {
    title: "Zapisać te zmiany?",
    forVisitors: "Co zauważą odwiedzający",
    inFile: "W pliku",
    comparing: "Porównywanie…",
    more: (count: number) => `i jeszcze ${count}`,
    line: (number: number) => `Wiersz ${number}`,
    commit: "Zapisz tę wersję także w systemie git",
    message: "Co się zmieniło",
    messageExample: "Ceny na styczeń",
    publish: "Opublikuj",
    target: (target: string) => `Miejsce publikacji witryny: ${target}`,
    noTarget: "Nie wybrano jeszcze miejsca publikacji witryny.",
    chooseTarget: "Wybierz miejsce",
    unsaved: "Są niezapisane zmiany. Publikowane jest tylko to, co zapisano.",
    hasErrors: "W witrynie są błędy. Witryny z błędami nie można opublikować.",
    compare: "Porównaj z opublikowaną witryną",
    building: "Trwa budowanie witryny",
    sending: "Trwa publikowanie witryny",
    undoPublication: "Cofnij publikację",
    done: "Gotowe.",
    notLiveYet: "Wysłano, ale odwiedzający jeszcze tego nie widzą. Przyczyna jest podana wyżej.",
    failed: "Nie udało się. Przyczyna jest podana powyżej.",
    yes: "Tak",
    no: "Nie",
  },
  preset: (value: string) => `Jeśli puste: ${value}`,
  fields: {
    search: "Szukaj",
    contrast: (ratio: string, other: string) => `${ratio}:1 z kolorem ${other}`,
    readable: "łatwo przeczytać",
    unreadable: "trudno przeczytać",
    pick: "Wybierz kolor",
    date: "Data",
    time: "Godzina",
    icon: "Wybierz ikonę",
    noIcon: "Żadna ikona nie ma takiej nazwy.",
    name: "Nazwa",
    newName: "Nazwa nowej pozycji",
    rename: "Zmień nazwę",
    nameTaken: "Ta nazwa jest już zajęta.",
    nameForm: "Użyj liter, cyfr i łączników, a na początku wpisz literę.",
    kind: "Rodzaj wartości",
    kinds: { text: "Tekst", list: "Lista", flag: "Tak lub nie", number: "Liczba", fields: "Pola" },
    changeHere: "Zmień tylko na tej stronie",
    onlyHere:
      "Zmiany wprowadzone tutaj dotyczą tylko tej strony. Pozostałe pola pochodzą ze wspólnej sekcji.",
    openForm: "Otwórz formularz tej sekcji",
  },
  hours: {
    closed: "Zamknięte",
    allDay: "Otwarte całą dobę",
    addTimes: "Dodaj godziny",
    more: "Więcej opcji dla tego dnia",
    opens: (day: string) => `${day}, od`,
    closes: (day: string) => `${day}, do`,
    copyTo: (day: string) => `Kopiuj na dzień: ${day}`,
    copyToWorkdays: "Kopiuj na pierwsze pięć dni",
    copyToAll: "Kopiuj na wszystkie dni",
    others: "Sezony, pojedyncze dni i wizyty po umówieniu",
    addOther: "Dodaj sezon lub pojedynczy dzień",
  },
  tokens: {
    insert: "Wstaw informację",
  },
  media: {
    picture: "obraz",
    film: "film",
    captions: "napisy",
    document: "plik",
    upload: "Prześlij",
    choose: "Wybierz z folderu",
    drop: "Upuść tutaj plik lub wklej go.",
    adding: "Dodawanie pliku…",
    size: (width: number, height: number) => `${width} × ${height} pikseli`,
    bytes: (kilobytes: string) => `${kilobytes} kB`,
    missing: (name: string) => `Pliku „${name}” nie ma w folderze public/media.`,
    parameter: (name: string) => `„${name}” ma na każdej stronie inną wartość.`,
    damaged: "Ten plik jest uszkodzony.",
    name: "Nazwa pliku",
    search: "Szukaj według nazwy",
    folder: "Obrazy i pliki witryny",
    none: "Nie ma jeszcze plików tego rodzaju. Prześlij pierwszy.",
    tooLarge: (name: string, megabytes: number) =>
      `Plik „${name}” ma ponad ${megabytes} MB, a to za dużo jak na witrynę.`,
    shows: "Co przedstawia obraz",
    showsIn: (language: string) => `Co przedstawia obraz (${language})`,
    showsHelp:
      "Dla osób, które go nie widzą. Opis jest zapisywany z obrazem, dla wszystkich stron.",
    decoration: "To tylko ozdoba",
    ownWords: "Inny opis w tym miejscu",
    ownWordsLabel: "Co przedstawia obraz w tym miejscu",
    sameWords: "Użyj opisu obrazu",
  },
  pageTree: {
    count: (count: number) => plural(count, { one: "strona", few: "strony", many: "stron" }),
    help: "Alt + strzałki przenoszą stronę, Shift + F10 otwiera jej menu.",
    template: (name: string) => `Szablon: ${name}`,
    from: (day: string) => `od ${day}`,
    until: (day: string) => `do ${day}`,
    more: (page: string) => `Więcej opcji: ${page}`,
    moved: (path: string) => `Przeniesienie strony ${path}`,
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
    added: (path: string) => `Dodanie strony ${path}`,
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
    renamed: (path: string) => `Zmiana adresu ${path}`,
    look: "Zobacz, co się zmieni",
    deleteTitle: (page: string) => `Usuń stronę ${page}`,
    deleteUnknown:
      "W witrynie są błędy, więc nie wiadomo, co prowadzi do tej strony. Linki do niej pojawią się jako problemy.",
    inMenus: (count: number) =>
      plural(count, { one: "link w menu", few: "linki w menu", many: "linków w menu" }),
    linksFrom: (count: number) =>
      `${plural(count, { one: "link", few: "linki", many: "linków" })}:`,
    andMore: (count: number) => `i jeszcze ${count}`,
    childrenOf: (paths: string) => `Podstrony, które pozostaną: ${paths}`,
    translationsOf: (paths: string) => `Ta sama strona w innych językach, która zostanie: ${paths}`,
    nothingBreaks: "Żaden link nie prowadzi do tej strony.",
    target: "Linki i odwiedzający trafią na stronę",
    targetHelp:
      "Jeśli nie wybierzesz strony, z menu znikną linki do tej, a pozostałe linki trafią na listę problemów.",
    deleted: (path: string) => `Usunięcie strony ${path}`,
    ownValues: (count: number) =>
      `Te wartości dotyczą tylko tej strony. Szablon wokół nich jest na ${plural(count, ON_PAGES)}.`,
    templateForm: "Edytuj szablon",
    hide: "Ukryj przed odwiedzającymi",
    unhide: "Pokaż odwiedzającym",
    stateOf: { draft: "ukryta", from: "zaplanowana", until: "wygasła" },
    hides: (type: string) => `Ukrycie sekcji ${type}`,
    unhides: (type: string) => `Pokazanie sekcji ${type}`,
    copySection: "Kopiuj na inną stronę",
    copiesSection: (type: string, page: string) => `Kopiowanie sekcji ${type} na stronę ${page}`,
    toPage: "Strona",
    isDraft: "Ta strona jest szkicem. Odwiedzający jej nie widzą.",
    isScheduled: (day: string) => `Odwiedzający zobaczą tę stronę od ${day}.`,
    isPast: (day: string) =>
      `Odwiedzający widzieli tę stronę do ${day}. Nie jest już częścią witryny.`,
    isBuilding:
      "Strona pojawi się tutaj, gdy zostanie zbudowana, a witryna nie będzie mieć błędów.",
    publish: "Pokaż ją odwiedzającym",
    published: (path: string) => `Pokazanie strony ${path} odwiedzającym`,
  },
  writing: POLISH_WRITING,
  rows: ROWS,
  palette: POLISH_PALETTE,
};

interface Forms {
  one: string;
  few: string;
  many: string;
}

const RULES = new Intl.PluralRules("pl");

/** The pages after `na`. */
const ON_PAGES: Forms = { one: "stronie", few: "stronach", many: "stronach" };

/** A count with the form of the word that goes with it. */
function plural(count: number, forms: Forms): string {
  const rule = RULES.select(count);
  return `${count} ${rule === "one" || rule === "few" ? forms[rule] : forms.many}`;
}
