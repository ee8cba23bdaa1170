import type { CheckWords } from "plumbline/kit";

export const checks: CheckWords = {
  vagueLinks: [
    "per_favore? clicca|clicchi|cliccare|premi|prema|tocca|tocchi|fai_clic|faccia_clic|fare_clic qui|qua|su_questo_link|sul_link|questo_link?",
    "vai|vada|vedi|veda|guarda|guardi|entra|per? qui|qua",
    "leggi|legga|leggere|scopri|scopra|scoprire|vedi|veda|vedere|mostra|saperne|per_saperne? di? più|altro|tutto qui|informazioni|dettagli?",
    "maggiori|ulteriori|altre|più informazioni|info|dettagli",
    "info|informazioni|dettagli|dettaglio|leggi|leggi_tutto|continua|continua_a_leggere|avanti|prosegui|vai|visita|apri|accedi|approfondisci|link|url",
    "vedi|veda|visita|visiti|vai_a? questa|la|questo|il|al|alla pagina|sito|link|sito_web|pagina_web",
    "pagina|sito|sito_web|pagina_web",
  ],
  placeholders: [
    "inserisci|inserisca|inserire … qui",
    "scrivi|scriva|aggiungi|aggiunga|inserisci|inserisca|digita il|la|un|una? tuo|tua|suo|sua|vostro|vostra? testo|titolo|sottotitolo|paragrafo|contenuto qui",
    "il? tuo|suo|vostro testo qui|qua",
    "testo di_esempio|d'esempio|di_prova|segnaposto|riempitivo|provvisorio",
    "testo da_completare|da_inserire|da_scrivere|in_arrivo",
  ],
  nothing: ["niente", "nulla"],
  subjects:
    "anno attività azienda cap città codice_postale cognome comune data ditta e-mail email frazione inserire inserisci indirizzo località luogo mestiere nome numero paese prezzo provincia quartiere regione servizio sito strada sua sue suo suoi telefono testo tua tue tuo tuoi via vostra vostro",
  inFacts: [
    "tuo|suo|vostro nome|cognome|indirizzo|paese|comune",
    "tua|sua|vostra via|città|provincia|regione|località",
    "via|piazza esempio|di_esempio|dell'esempio|d'esempio",
    "città esempio|di_esempio|d'esempio",
  ],
  wholeFacts: [
    "esempio",
    "la? tua|sua|vostra azienda|attività|ditta|impresa",
    "il? tuo|suo|vostro negozio|studio",
    "nome dell'|della|della_tua|della_sua|della_vostra azienda|attività|ditta|impresa",
    "pinco pallino",
    "tizio caio?",
  ],
  pictures: [
    "schermata|senza_titolo|testo_alternativo|descrizione",
    "un'|l'? immagine|illustrazione",
    "una|la|il|un|le|i|mia|nostra? immagini|foto|fotografia|fotografie|grafico|video|figura|disegno",
  ],
  pictureOf: [
    "un'|l'? immagine|illustrazione di|del|dello|della|dei|degli|delle|dell'|con|che_mostra",
    "una|la|un|il? foto|fotografia|grafico|video|figura di|del|dello|della|dei|degli|delle|dell'|con|che_mostra",
  ],
  noServices: [
    "i|le|tutti_i|tutte_le|tutti|tutte? nostri|nostre|miei|mie? servizi|prestazioni|trattamenti|corsi|lezioni|prodotti|lavori|offerte e? i|le? prezzi|tariffe?",
    "i|le? nostri|nostre|miei|mie? prezzi|tariffe|listino|listino_prezzi",
    "che_cosa|cosa|quello_che facciamo|offriamo|faccio|offro",
    "home|inizio|pagina_iniziale|chi_siamo|chi_sono|contatti|contatto",
  ],
  beforeAmounts: [
    "circa|intorno_a|solo|da|tra|fra|fino_a|massimo|max|minimo|min|meno_di|più_di|a_partire_da",
  ],
  betweenAmounts: ["o|oppure|a|e"],
  afterAmounts: [
    "per|al|allo|alla|all'|a|ogni|ciascuno|ciascuna|l'|più|netto|netti|in_totale|iva|tutto_compreso|o_più",
  ],
  limits: [
    "tranne|escluso",
    "chiuso|chiusa",
    "su|previo appuntamento|prenotazione",
    "solo|soltanto|esclusivamente durante|di|il|i|se|soci",
    "primo|prima|secondo|seconda|terzo|terza|quarto|quarta|ultimo|ultima lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica",
    "ogni_due_settimane|a_settimane_alterne|mensile",
    "emergenze|urgenze|stagione|estate|inverno",
  ],
};
