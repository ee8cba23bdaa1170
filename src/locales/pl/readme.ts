import type { ReadmeWords } from "../../model/readme-words.ts";

export const readme: ReadmeWords = {
  intro:
    "W tym folderze jest strona internetowa firmy {name}. Plumbline tworzy ją z jednego pliku, `site.config.json`.",
  see: [
    "Podgląd strony",
    "Pierwsze polecenie wystarczy wykonać raz na każdym komputerze, na którym musi być zainstalowany [Node.js](https://nodejs.org). Po drugim należy otworzyć w przeglądarce http://localhost:4173. Po każdym zapisie strona odświeża się sama. Ctrl+C kończy działanie.",
  ],
  write: [
    "Pisanie",
    "Wszystkie teksty strony są w pliku `site.config.json`. Edytor, na przykład VS Code, objaśnia i uzupełnia każde pole oraz podkreśla błędy. Zdjęcia należy umieścić w `public/media/`, a inne pliki w `public/`.",
  ],
  places:
    "Plik `places.csv` ma wiersz dla każdej miejscowości, a każdy wiersz to osobna strona. Należy tam wpisać to, co dotyczy tylko tej miejscowości.",
  brackets: [
    "Nawiasy kwadratowe",
    "To, co stoi w nawiasach kwadratowych, na przykład `{example}`, czeka na własny tekst: należy go wpisać w to miejsce, już bez nawiasów. Adresy z końcówką `.example` są tylko na próbę; w ich miejsce należy wpisać własne.",
  ],
  check: [
    "Sprawdzanie",
    "To polecenie mówi, co jest źle albo czego jeszcze brakuje, w którym miejscu i co z tym zrobić. `npm test` dodatkowo buduje stronę i sprawdza, ile waży.",
  ],
  publish: [
    "Publikacja",
    "To polecenie umieszcza gotową stronę w folderze `dist`. Jego zawartość należy wysłać na serwer. Wcześniej trzeba wpisać adres strony w części `business`, w polu `url`.",
  ],
  more: [
    "Więcej informacji",
    "[Przewodnik]({guide}) objaśnia wszystko krok po kroku, a [spis pól]({reference}) pokazuje każdą sekcję i każde pole, z obrazkami. Oba są po angielsku.",
  ],
};
