import type { CheckWords } from "../../model/check-words.ts";

export const checks: CheckWords = {
  vagueLinks: [
    "proszę? kliknij|kliknąć|klikaj|naciśnij|stuknij tutaj|tu|tutaj_aby|w_ten_link|link|ten_link?",
    "zobacz|sprawdź|przejdź|wejdź? tutaj|tu|dalej",
    "czytaj|przeczytaj|zobacz|dowiedz_się|poznaj|pokaż|sprawdź|odkryj? więcej tutaj|tu|informacji|szczegółów?",
    "więcej informacji|szczegółów|info",
    "info|informacje|szczegóły|czytaj|czytaj_dalej|dalej|zobacz|sprawdź|przejdź|kontynuuj|odwiedź|otwórz|link|odnośnik|wejdź",
    "zobacz|odwiedź? ta|tę|tą|ten|to? strona|stronę|strona_internetowa|witryna|witrynę|serwis",
  ],
  placeholders: [
    "wstaw|umieść … tutaj|tu",
    "wpisz|dodaj swój|swoją|twój|własny? tekst|tytuł|podtytuł|nagłówek|akapit|treść tutaj|tu",
    "twój|państwa tekst tutaj|tu?",
    "przykładowy|zastępczy tekst",
    "tekst przykładowy|zastępczy",
    "do uzupełnienia|uzupełnienia",
  ],
  nothing: ["niczego", "nic"],
  subjects:
    "adres branża cena data dzielnica e-mail firma imię kod_pocztowy lokalizacja miasto miejscowość miejsce nazwa nazwisko numer powiat region rok tekst telefon twoja twój ulica usługa województwo wpisz wstaw",
  inFacts: [
    "twoja|twoje nazwa|nazwisko|ulica|miasto|miejscowość|imię",
    "twój adres|region",
    "ulica? przykładowa|testowa",
    "przykładowe miasto",
  ],
  wholeFacts: ["przykład", "twoja firma", "nazwa twojej? firmy"],
  pictures: [
    "tekst alternatywny|zastępczy",
    "bez_tytułu|bez_nazwy|miniatura|opis|opis_zdjęcia|opis_obrazka",
    "moje|nasze? zdjęcie|zdjęcia|obraz|obrazek|obrazy|fotografia|fotografie|grafika|ilustracja|film|wideo",
  ],
  pictureOf: [
    "zdjęcie|obraz|obrazek|fotografia|grafika|ilustracja|film|wideo przedstawia|przedstawiające|przedstawiający|przedstawiająca|pokazuje|pokazujące|z|ze",
  ],
  noServices: [
    "nasze|moje|nasza|moja|wszystkie? usługi|zabiegi|zajęcia|kursy|produkty|prace|oferta i? ceny|cennik?",
    "nasze|nasz? ceny|cennik",
    "co robimy|oferujemy",
    "start|strona_główna|o_nas|kontakt",
  ],
  beforeAmounts: [
    "około|ok|ok.|mniej_więcej|tylko|od|do|między|pomiędzy|maksymalnie|maks|minimum|min|co_najmniej|najwyżej|poniżej|powyżej",
  ],
  betweenAmounts: ["lub|albo|do|i|a"],
  afterAmounts: [
    "za|na|od|każdy|każda|każde|miesięcznie|rocznie|dziennie|netto|brutto|plus|łącznie|i_więcej|lub_więcej",
  ],
  limits: [
    "zamknięte|nieczynne",
    "oprócz",
    "po uprzednim|wcześniejszym|telefonicznym? umówieniu|uzgodnieniu|zapisaniu|zapisach",
    "tylko|wyłącznie dla|podczas|po|w",
    "pierwszy|pierwsza|drugi|druga|trzeci|trzecia|czwarty|czwarta|ostatni|ostatnia poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela",
    "co_drugi|co_druga|co_dwa_tygodnie|raz_w_miesiącu",
    "nagłe|sezon|wakacje|ferie",
  ],
};
