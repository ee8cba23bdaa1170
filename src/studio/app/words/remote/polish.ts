import type { RemoteWords } from "./english.ts";

export const POLISH_REMOTE: RemoteWords = {
  title: "Zmień stronę na GitHubie",
  intro:
    "Studio działa w tej przeglądarce. Czyta i zmienia jedno repozytorium przez API GitHuba i nikomu innemu niczego nie wysyła.",
  owner: "Właściciel",
  repo: "Repozytorium",
  branch: "Gałąź",
  branchHelp: "Puste oznacza domyślną",
  folder: "Folder strony",
  folderHelp: "Puste oznacza samo repozytorium",
  token: "Klucz dostępu",
  tokenHelp:
    "„Fine-grained personal access token” tylko do tego repozytorium, z uprawnieniem „Contents: Read and write”, a do propozycji także „Pull requests: Read and write”. Zostaje w tej przeglądarce, dopóki go nie usuniesz. Może go użyć każdy, kto używa tej przeglądarki.",
  makeToken: "Utwórz klucz na GitHubie",
  hasToken: "Ta przeglądarka ma klucz dostępu.",
  removeToken: "Usuń klucz",
  open: "Otwórz",
  opening: "Strona się wczytuje…",
  unsaved: "Jeszcze niezapisane",
  otherSite: "Inna strona lub usunięcie klucza",
  propose: "Jako pull request, żeby ktoś najpierw to obejrzał",
  proposed: "Pull request jest otwarty:",
  proposedAgain: "Zmiany są w otwartym pull requeście:",
  addsTo: (url: string) =>
    `Commit zostanie dodany do tego pull requestu, jeśli jest jeszcze otwarty: ${url}`,
  published: (branch: string) =>
    `Commit trafia do „${branch}”. Jeśli repozytorium ma workflow, który publikuje stronę, uruchomi się sam.`,
  limits: (names: string) =>
    `Ta strona ma własny kod (${names}), który tu nie działa: strony z nim nie są pokazywane, a kontrola może zgłaszać problemy, których nie ma.`,
  notChecked:
    "Tu nie sprawdza się: uszkodzonych obrazów, liter czcionek i wcześniejszych adresów strony.",
};
