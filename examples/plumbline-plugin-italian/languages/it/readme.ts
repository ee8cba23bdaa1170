import type { ReadmeWords } from "plumbline/kit";

export const readme: ReadmeWords = {
  intro:
    "Questa cartella contiene il sito web di {name}. Plumbline lo crea a partire da un solo file, `site.config.json`.",
  see: [
    "Vedere il sito",
    "Il primo comando serve una volta sola su ogni computer, su cui deve essere installato [Node.js](https://nodejs.org). Dopo il secondo, apra http://localhost:4173 nel suo browser: la pagina si aggiorna ogni volta che salva. Ctrl+C termina il comando.",
  ],
  write: [
    "Scrivere",
    "Tutti i testi del sito sono in `site.config.json`. Un editor come VS Code spiega e completa ogni campo e sottolinea gli errori. Le immagini vanno in `public/media/`, gli altri file in `public/`.",
  ],
  places:
    "`places.csv` ha una riga per ogni luogo, e ogni riga è una pagina. Vi scriva quello che vale soltanto per quel luogo.",
  brackets: [
    "Le parentesi quadre",
    "Quello che sta tra parentesi quadre, come `{example}`, aspetta le sue parole: le metta al suo posto, senza le parentesi. Gli indirizzi che finiscono in `.example` non sono ancora suoi; vi scriva i suoi.",
  ],
  check: [
    "Controllare",
    "Questo comando dice che cosa è sbagliato o resta da scrivere, dove, e che cosa fare. `npm test` in più costruisce il sito e misura il peso delle sue pagine.",
  ],
  publish: [
    "Pubblicare",
    "Questo comando mette il sito finito nella cartella `dist`. Ne carichi il contenuto sul suo spazio web. Prima, scriva l’indirizzo del suo sito in `business`, nel campo `url`.",
  ],
  more: [
    "Per saperne di più",
    "[La guida]({guide}) spiega tutto passo per passo, e [il riferimento]({reference}) mostra ogni sezione e ogni campo, con immagini. Entrambi sono in inglese.",
  ],
};
