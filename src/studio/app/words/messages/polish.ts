import type { MessageWords } from "./english.ts";

export const POLISH_MESSAGES: MessageWords = {
  changedElsewhere: () => "W międzyczasie witrynę zmieniono w innym oknie. Spróbuj ponownie.",
  valueChanged: (place, more) => `${place} zmieniono w innym oknie. ${more && `Wpisano: ${more}`}`,
  cellChanged: () => "Tę komórkę zmieniono w innym oknie. Spójrz na nią jeszcze raz.",
  syntaxError: () => "Plik zawiera błąd składni. Cofnij zmianę albo najpierw popraw go w edytorze.",
  siteHasErrors: () =>
    "Witryna ma błędy, więc niektóre linki mogłyby zostać pominięte. Najpierw popraw błędy z listy problemów, a potem zmień adres.",
  pageHidden: (place) =>
    `Nie można pokazać strony ${place}: witryna ma błędy, które są na liście problemów.`,
  gone: (place) => `${place} już nie istnieje.`,
  rowGone: () => "Ten wiersz lub ta kolumna już nie istnieje.",
  otherStudio: (place) =>
    `Studio tej witryny jest już otwarte pod adresem ${place}. Użyj tamtego albo je zatrzymaj i wczytaj tę stronę ponownie.`,
  diskFull: () =>
    "Dysk tego komputera jest pełny. To, co wpisano, pozostaje, dopóki to okno jest otwarte. Usuń to, czego już nie potrzebujesz, i spróbuj ponownie.",
  steps: {
    discard: "Odrzuć wszystkie zmiany",
    otherProgram: "Zmiany w innym programie",
    fileVersion: "Wersja z pliku",
  },
};
