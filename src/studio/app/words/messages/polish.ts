import type { MessageWords } from "../../../protocol/messages.ts";

const KEPT_HERE = "Zmiany pozostają w tej przeglądarce.";

export const POLISH_MESSAGES: MessageWords = {
  reported: (message) => message,
  changedElsewhere: () => "W międzyczasie witrynę zmieniono w innym oknie. Spróbuj ponownie.",
  valueChanged: (place, typed) =>
    `${place} – zmieniono w innym oknie.${typed && ` Wpisano: ${typed}`}`,
  jsonChanged: (place) => `${place} – w międzyczasie zmieniono. Twój tekst pozostaje w edytorze.`,
  cellChanged: (typed) => `Tę komórkę zmieniono w innym oknie.${typed && ` Wpisano: ${typed}`}`,
  listChanged: () => "Lista ma teraz mniej pozycji.",
  syntaxError: () => "Plik zawiera błąd składni. Cofnij zmianę albo najpierw popraw go w edytorze.",
  siteHasErrors: () =>
    "Witryna ma błędy, więc niektóre linki mogłyby zostać pominięte. Najpierw popraw błędy z listy problemów, a potem zmień adres.",
  pageHidden: (path) =>
    `Nie można pokazać strony ${path}: witryna ma błędy, które są na liście problemów.`,
  gone: (place) => `${place} już nie istnieje.`,
  rowGone: (typed) => `Ten wiersz lub ta kolumna już nie istnieje.${typed && ` Wpisano: ${typed}`}`,
  otherStudio: (address) =>
    `Studio tej witryny jest już otwarte pod adresem ${address}. Użyj tamtego albo je zatrzymaj i wczytaj tę stronę ponownie.`,
  otherWindow: () =>
    "Studio tej witryny jest już otwarte w innym oknie tej przeglądarki. Użyj tamtego albo je zamknij i wczytaj tę stronę ponownie.",
  notOpen: () => "Studio nie jest otwarte. Wczytaj tę stronę ponownie.",
  elsewhere: () =>
    "Studio działa tylko na komputerze, na którym jest uruchomione, pod adresem http://localhost.",
  otherPage: () => "Tylko strony studia mogą zmieniać witrynę.",
  noKey: () => "Otwórz studio pełnym adresem, który pokazuje terminal: kończy się on kluczem.",
  codeError: () => "Własny kod witryny zawiera błąd.",
  diskFull: () =>
    "Dysk tego komputera jest pełny. To, co wpisano, pozostaje, dopóki to okno jest otwarte. Usuń to, czego już nie potrzebujesz, i spróbuj ponownie.",
  notSaved: (reason) => `Witryna nie została zapisana: ${reason} Zmiany pozostają tutaj.`,
  fileConflict: (file) =>
    `Witryna nie została zapisana: inny program zmienił ${file} w miejscach zmienionych także tutaj. Najpierw wybierz jedną z dwóch wersji. Zmiany pozostają tutaj.`,
  notCommitted: (reason) => `Plik jest zapisany, ale git nie utworzył zatwierdzenia: ${reason}`,
  savedHasErrors: (message) => `Zapisana witryna ma błędy, więc nie można jej porównać: ${message}`,
  editedHasErrors: (message) => `Witryna ma błędy, więc nie można jej porównać: ${message}`,
  tooLarge: (megabytes) => `To za dużo dla studia, które przyjmuje do ${megabytes} MB.`,
  notAnAddress: (path, reason) => `${path} nie może być adresem: ${reason}.`,
  addressTaken: (page, path) => `Strona „${page}” ma już adres ${path}.`,
  homeStays: () =>
    "Strony głównej nie można usunąć: widzą ją ci, którzy wpisują samą nazwę witryny.",
  copyTheRow: (path) => `${path} to wiersz tabeli. Skopiuj wiersz w tabeli.`,
  unreadable: (file) => `Nie można odczytać pliku ${file}.`,
  pastedAgain: () => "Wyżej jest taki sam wiersz.",
  notANumber: (text) => `„${text}” nie jest liczbą.`,
  fileTooLarge: (name, megabytes) =>
    `Nie dodano „${name}”: plik ma ponad ${megabytes} MB, a to za dużo dla witryny. Najpierw go zmniejsz; miejsce długiego filmu jest na YouTube albo Vimeo.`,
  fileEmpty: (name) => `Nie dodano „${name}”: plik jest pusty.`,
  filePrivate: (name) =>
    `Nie dodano „${name}”: wygląda na plik z hasłami lub kluczami, których nie może być w witrynie.`,
  photoFormat: (name) =>
    `Nie dodano „${name}”: przeglądarki nie pokazują tego formatu aparatów. Wyeksportuj plik jako JPEG albo wyślij go sobie z telefonu, który go przekształci.`,
  filmFormat: (name) =>
    `Nie dodano „${name}”: przeglądarki nie odtwarzają tego formatu filmów. Wyeksportuj plik jako MP4.`,
  otherContent: (name) =>
    `Nie dodano „${name}”: plik jest uszkodzony albo nie jest tym, co mówi jego nazwa. Otwórz go w jego programie i zapisz jeszcze raz.`,
  unknownFormat: (name) =>
    `Nie dodano „${name}”: witryna nie może pokazać plików tego rodzaju. Użyj obrazów (JPEG, PNG, WebP, AVIF, GIF, SVG), filmów (MP4, WebM) lub dokumentów, na przykład PDF.`,
  fileDamaged: (name) =>
    `Nie dodano „${name}”: plik jest uszkodzony. Skopiuj go jeszcze raz ze źródła.`,
  tooManyPixels: (name) =>
    `Nie dodano „${name}”: obraz ma za dużo pikseli dla witryny. Najpierw go zmniejsz.`,
  drawingUnreadable: (name) =>
    `Nie dodano „${name}”: przeglądarki nie mogą odczytać tego rysunku. Wyeksportuj go jeszcze raz jako SVG.`,
  drawingHasProgram: (name) =>
    `Nie dodano „${name}”: ten rysunek zawiera program, który mógłby zaszkodzić odwiedzającym. Wyeksportuj go jeszcze raz jako zwykły SVG.`,
  noRoom: (name) => `Nie dodano „${name}”: dysk jest pełny. Usuń coś i spróbuj ponownie.`,
  diskReadOnly: (name) => `Nie dodano „${name}”: na tym dysku nie można zapisywać.`,
  folderReadOnly: (name) =>
    `Nie dodano „${name}”: nie wolno zmieniać folderu public/media. Nadaj sobie prawo zapisu.`,
  folderIsFile: (name) =>
    `Nie dodano „${name}”: public/media jest plikiem, a musi być folderem. Zmień jego nazwę.`,
  notAdded: (name, reason) => `Nie dodano „${name}”: ${reason}`,
  folderOutside: (folder) =>
    `Do „public/media/${folder}” nie można dodawać plików: to nie jest folder w folderze public witryny.`,
  textsDamaged: (file) =>
    `Tekst nie został zapisany: w pliku ${file} jest błąd. Najpierw popraw go w edytorze.`,
  noToken: () => "Najpierw podaj klucz dostępu.",
  offline: () =>
    `Nie można połączyć się z GitHubem. ${KEPT_HERE} Spróbuj ponownie, gdy będzie połączenie.`,
  wait: (time) =>
    `GitHub nie przyjmuje więcej żądań do ${time}. ${KEPT_HERE} Potem spróbuj ponownie.`,
  tokenRefused: () =>
    `GitHub nie przyjmuje klucza dostępu: wygasł albo został usunięty. Utwórz nowy i go podaj. ${KEPT_HERE}`,
  needsPermission: (permission) =>
    `GitHub odmawia: kluczowi dostępu brakuje uprawnienia „${permission}”. Zmień klucz na GitHubie, w Settings, Developer settings. ${KEPT_HERE}`,
  refused: (reason) => `GitHub odmawia: ${reason}. ${KEPT_HERE}`,
  notFound: () =>
    `GitHub tego nie znajduje. Porównaj nazwy właściciela, repozytorium i gałęzi oraz sprawdź, czy klucz dostępu jest do tego repozytorium. ${KEPT_HERE}`,
  notAccepted: (reason) => `GitHub tego nie przyjął: ${reason} ${KEPT_HERE}`,
  githubFailed: (reason) => `GitHub ma problem (${reason}). ${KEPT_HERE} Spróbuj ponownie później.`,
  noFolder: (folder) => `W tej gałęzi nie ma folderu „${folder}”.`,
  tooManyFiles: () => "Ten folder ma za dużo plików dla studia. Podaj folder samej witryny.",
  noConfig: (file) => `W tym folderze gałęzi nie ma pliku ${file}. Podaj folder witryny.`,
  branchMoves: () => "Gałąź ciągle się zmienia. Zmiany pozostają tutaj. Spróbuj ponownie.",
  branchConflict: (file) =>
    `${file} zmieniono w repozytorium, w miejscach zmienionych także tutaj. Najpierw wybierz jedną z dwóch wersji.`,
  noDifference: (target) => `Brak różnic w stosunku do opublikowanej witryny: ${target}`,
  firstTime: () => "Wygląda na to, że witryna jest tam publikowana po raz pierwszy.",
  noCopy: (what, time) =>
    `Ten komputer nie ma kopii opublikowanej wersji (${what}, ${time}), więc można porównać tylko jej pliki.`,
  notWhole: (what, time) =>
    `Ostatnia wersja (${what}, ${time}) nie została wysłana w całości: teraz zostanie uzupełniona.`,
  sends: (target, fresh, changed, gone) =>
    `Do ${target}: nowe pliki: ${fresh}, zmienione: ${changed}, usunięte: ${gone}`,
  missingThere: (count, files) =>
    `Brakuje na serwerze, zostaną wysłane ponownie (${count}): ${files}`,
  changedThere: (count, files) =>
    `Zmienione na serwerze od publikacji, zostaną wysłane ponownie (${count}): ${files}`,
  othersThere: (count, files) =>
    `Nieopublikowane przez Plumbline, pozostają bez zmian (${count}): ${files}`,
  waits: (target) => `Trwa inna publikacja (${target}); ta czeka na jej zakończenie.`,
  published: (what) => `Opublikowano: ${what}`,
  needsReload: () =>
    "Zmieniły się nagłówki lub przekierowania. nginx i Caddy odczytają je po: systemctl reload nginx",
  exampleUrl: (url) =>
    `${url} to adres przykładowy, więc opublikowana witryna nie została sprawdzona.`,
  isLive: (url, files, of) => `${url} pokazuje nową wersję (porównane pliki: ${files} z ${of}).`,
  notYetLive: (url) => `${url} nie pokazuje jeszcze nowej wersji:`,
  hostsTakeTime: () =>
    "Niektóre serwery potrzebują kilku minut. Jeśli nic się nie zmieni, sprawdź, czy adres witryny pasuje do tego miejsca publikacji.",
  publishThis: () => "Opublikować to?",
  goBack: () => "Wrócić do tej wersji?",
  linesOnly: () => "Tutaj widać wiersze, które się zmieniają: pod „W pliku”.",
};
