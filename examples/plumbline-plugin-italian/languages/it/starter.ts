import type { StarterWords } from "plumbline/kit";
import { readme } from "./readme.ts";
import { names } from "./trades.ts";

/** L’Aquila is all’Aquila; before an a, a is ad. */
const at = (town: string) =>
  /^L['’]/.test(town) ? `all’${town.slice(2)}` : `${/^[aà]/i.test(town) ? "ad" : "a"} ${town}`;

/** Italian, with lei. */
export const starter: StarterWords = {
  ...names,
  readme,
  yourTrade: "[Il suo mestiere]",
  inTown: (trade, town) => `${trade} ${at(town)}`,
  summary: "[La sua offerta, e per chi è.]",
  snippet: "[La sua offerta in poche parole.]",
  call: "Ci chiami",
  write: "Ci scriva",
  parts: {
    services: { path: "/servizi", label: "Servizi", heading: "Che cosa offriamo" },
    prices: { path: "/prezzi", label: "Prezzi", heading: "Quanto costa" },
    about: { path: "/chi-siamo", label: "Chi siamo", heading: "Chi lavora per lei" },
    questions: { path: "/domande", label: "Domande", heading: "Domande frequenti" },
    contact: { path: "/contatti", label: "Contatti", heading: "Parli con noi" },
  },
  services: {
    titles: ["[Primo servizio]", "[Secondo servizio]", "[Terzo servizio]"],
    text: "[Una sua frase in proposito.]",
  },
  offers: {
    shop: {
      path: "/prodotti",
      label: "Prodotti",
      heading: "Che cosa abbiamo",
      titles: ["[Il suo primo prodotto]", "[Il suo secondo prodotto]", "[Il suo terzo prodotto]"],
    },
    table: {
      path: "/menu",
      label: "Il menu",
      heading: "Che cosa serviamo",
      titles: ["[Il suo primo piatto]", "[Il suo secondo piatto]", "[Il suo terzo piatto]"],
    },
    course: {
      path: "/corsi",
      label: "Corsi",
      heading: "I nostri corsi",
      titles: ["[Il suo primo corso]", "[Il suo secondo corso]", "[Il suo terzo corso]"],
    },
  },
  how: {
    any: {
      heading: "Come funziona",
      points: [
        ["Lei ci contatta", "Ci dica che cosa desidera."],
        ["Le rispondiamo", "[Quando arriva la sua risposta.]"],
        ["Cominciamo", "[Il suo lavoro, passo per passo.]"],
      ],
    },
    practice: {
      heading: "Come si svolge un appuntamento",
      points: [
        ["Lei prende appuntamento", "[Come si concorda una data.]"],
        ["Lei viene da noi", "[Che cosa portare sul luogo.]"],
        ["Le dedichiamo tempo", "[Che cosa succede in quella data.]"],
      ],
    },
    course: {
      heading: "Come cominciare",
      points: [
        ["Scelga un corso", "[Il suo corso per principianti.]"],
        ["Venga a provare", "[La sua offerta per la prima visita.]"],
        ["Resti con noi", "[I suoi abbonamenti, e quanto costano.]"],
      ],
    },
    visit: {
      heading: "Prima di venire",
      points: [
        ["Come trovarci", "[Come si raggiunge il luogo.]"],
        ["Buono a sapersi", "[Quando occorre prenotare una data.]"],
        ["Il nostro orgoglio", "[Che cosa c’è solo in questo luogo.]"],
      ],
    },
  },
  price: "[Prezzo]",
  about: "[Il suo nome, e da quando.]",
  questions: {
    reach: "Come posso contattarvi?",
    byPhone: "Chiami il numero [{business.phone}](phone:) o scriva a [{business.email}](email:).",
    byEmail: "Scriva a [{business.email}](email:).",
    others: [
      ["Quanto costa?", "[Il suo prezzo, e che cosa comprende.]"],
      ["Dove siete?", "[La sua zona, o il suo indirizzo.]"],
    ],
  },
  contact: "[Quando risponde alle e-mail e al telefono.]",
  places: {
    heading: "Vicino a lei",
    text: "[Che cosa vale solo per questo luogo.]",
  },
  lost: {
    label: "Non trovata",
    heading: "A questo indirizzo non c’è nulla",
    text: "Forse la pagina è stata spostata, o manca una lettera. Dalla pagina iniziale si trova tutto.",
    home: "Vai alla pagina iniziale",
  },
  privacy: {
    path: "/privacy",
    label: "Privacy",
    heading: "Che cosa succede ai suoi dati",
    retention: "[Per quanto tempo conserva le e-mail.]",
    hosting: "[Chi ospita il sito, e per quanto tiene i log.]",
    law: "[Che cosa chiede la legge al suo sito.]",
  },
  imprint: {
    path: "/note-legali",
    label: "Note legali",
    heading: "Chi c’è dietro a questo sito",
    items: {
      who: "{business.name}, [la sua forma giuridica]",
      address: "[La sua via e il CAP], {business.address}",
      person: "Legale rappresentante: [Nome e cognome]",
      register: "Registro delle imprese: [Camera di commercio e numero REA]",
      vat: "Partita IVA: [Il suo numero]",
      authority: "Autorità di vigilanza: [Nome, se serve un’autorizzazione]",
      profession: "Professione: [Il suo titolo, il Paese e l’ordine]",
      purpose: "Oggetto sociale: [Che cosa fa la sua azienda]",
      publisher: "Responsabile della pubblicazione: [Nome e cognome]",
      host: "Hosting: [Nome, indirizzo e telefono]",
    },
  },
  hours: "[Sono questi i suoi orari?]",
};
