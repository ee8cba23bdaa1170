import type { Texts } from "plumbline/kit";

/** The privacy notice in Italian, in the terms of the GDPR as the Garante uses them. */
export const privacy: Texts["privacy"] = {
  responsible: "Chi è il titolare",
  business: "{business}.",
  person: "La persona a cui rivolgersi è {name}: {contact}.",
  questions: "Per qualsiasi domanda: {contact}.",
  controller:
    "La legge ci chiama «titolare del trattamento», perché decidiamo che cosa si fa con i suoi dati.",
  we: "In questa pagina, «noi» indica questa impresa.",
  formHeading: "Quando invia il modulo di contatto",
  quoted: "«{label}»",
  form: "Riceviamo quello che vi scrive ({fields}). Il suo browser lo invia a {host}, un servizio che ce lo inoltra e che, nel farlo, vede il suo indirizzo IP.",
  formCaptcha:
    "Può darsi che prima il servizio mostri una sua pagina, per accertarsi che lei sia una persona.",
  formUse: "Lo usiamo per risponderle e per fare quello che ci chiede.",
  signupHeading: "Quando si iscrive",
  signup:
    "Il suo indirizzo e-mail e, se lo indica, il suo nome vanno a {host}, che gestisce l’elenco e invia ciò che ha chiesto di ricevere.",
  signupLeave:
    "Per cancellare l’iscrizione, usi il link che trova in ogni e-mail oppure ce lo chieda: {contact}.",
  signupCounter:
    "Ogni volta che il modulo viene mostrato, il suo browser contatta {host}, che conta la visualizzazione.",
  signupScript: "Le pagine con il modulo caricano uno script da {host}.",
  directHeading: "Quando ci contatta direttamente",
  direct:
    "Vediamo quello che ci dice e i recapiti che lo accompagnano, e li usiamo per occuparci della sua richiesta. Nulla viene inviato prima che lei prema uno dei link previsti.",
  directWhatsapp:
    "WhatsApp appartiene a Meta, quindi un messaggio inviato da lì passa anche per Meta. Se preferisce evitarlo, scelga un altro modo per contattarci.",
  readingHeading: "Quando si limita a leggere",
  logs: "L’azienda che ospita questo sito deve vedere il suo indirizzo IP per inviarle una pagina e di norma lo annota per un certo tempo, insieme all’ora, alla pagina e al tipo di browser, per far funzionare il sito e proteggerlo dagli attacchi.",
  ownFiles:
    "Caratteri, immagini e simili vengono da questo stesso sito, quindi nessun’altra azienda viene a sapere della sua visita.",
  ownFilesOnly: "Caratteri, immagini e simili vengono da questo stesso sito.",
  fonts:
    "I caratteri vengono da {host}, che vede il suo indirizzo IP a ogni pagina. Immagini e simili vengono da questo stesso sito.",
  mapHeading: "Quando guarda la mappa",
  mapClick:
    "All’inizio vede soltanto un disegno. Solo quando lo preme, la mappa viene caricata da {host}, che allora vede il suo indirizzo IP e può impostare cookie propri.",
  mapVisible:
    "Quando la mappa compare sullo schermo, viene caricata da {host}, che allora vede il suo indirizzo IP e può impostare cookie propri.",
  filmHeading: "Quando riproduce un video",
  filmClick:
    "Alcuni video vengono da {hosts}. Solo quando ne preme uno, il lettore viene caricato da lì; quell’azienda allora vede il suo indirizzo IP e può impostare cookie propri.",
  contentHeading: "Quando mostra contenuti di un’altra azienda",
  contentClick:
    "Alcuni contenuti vengono da {hosts}. Solo quando preme il relativo pulsante vengono caricati da lì; quell’azienda allora vede il suo indirizzo IP e può impostare cookie propri.",
  servicesHeading: "Quando una pagina usa un servizio di un’altra azienda",
  service: "Alcune pagine usano {host}. Scopo: {purpose}.",
  serviceCalled:
    "Il suo browser chiama allora {host}, che vede il suo indirizzo IP e può impostare cookie propri.",
  serviceLearns: "Inoltre {host} riceve: {learns}.",
  searchHeading: "Quando cerca in questo sito",
  search:
    "La ricerca avviene nel suo browser; nessun motore di ricerca viene interpellato. Le parole cercate compaiono nell’indirizzo della pagina, quindi restano nella cronologia del suo browser e possono comparire nei registri di chi ospita il sito.",
  storageHeading: "Che cosa resta nel suo browser",
  noCookies: "Non impostiamo cookie e non usiamo strumenti di analisi.",
  onlyCounter:
    "Non impostiamo cookie. Si conta soltanto quante volte viene mostrato il modulo di iscrizione, e lo fa {host}.",
  kept: "Quanto segue viene conservato, solo nella sua scheda e finché non la chiude; noi non lo vediamo mai:",
  keptDraft:
    "quello che ha scritto in un modulo, finché non viene inviato, perché nulla vada perso se cade la connessione",
  keptNotice: "il fatto che ha chiuso un avviso, perché non ricompaia nella pagina successiva",
  keptScroll:
    "fin dove aveva fatto scorrere ogni pagina, annotato quando la lascia, perché il pulsante Indietro la riporti allo stesso punto",
  others: "Quello che fanno questi servizi, una volta caricati, dipende da loro: {hosts}.",
  gdpr: "GDPR",
  ukGdpr: "GDPR del Regno Unito",
  fadp: "LPD",
  groundsHeading: "Perché possiamo farlo",
  grounds: "Queste sono le nostre basi giuridiche ({law}, articolo 6, paragrafo 1):",
  groundContract:
    "occuparci della sua richiesta: ce l’ha chiesto lei, per l’esecuzione di un contratto o prima della sua conclusione (lettera b)",
  groundConsent:
    "inviarle ciò che ha chiesto di ricevere: il suo consenso, che può revocare in qualsiasi momento (lettera a)",
  groundDuty:
    "conservare le fatture e gli altri documenti che la legge richiede: un obbligo legale (lettera c)",
  groundInterest:
    "un sito che funziona ed è al sicuro dagli attacchi: il nostro legittimo interesse (lettera f)",
  voluntary:
    "Non ha alcun obbligo di fornirci dati. Senza un modo per contattarla, però, non possiamo risponderle.",
  recipientsHeading: "Chi altro vede i suoi dati",
  recipientHost: "l’azienda che ospita questo sito",
  recipientForm: "{host}, che inoltra il modulo di contatto",
  recipientSignup: "{host}, che gestisce l’elenco degli iscritti",
  recipientService: "{host}, scopo: {purpose}",
  recipientShown: "{hosts}, dove questo sito mostra qualcosa che viene da lì: il suo indirizzo IP",
  recipientEmail: "le aziende che trasmettono la nostra posta elettronica",
  recipientPhone: "le aziende che trasmettono le nostre telefonate",
  recipientWhatsapp: "WhatsApp, se lo usa",
  abroadLaw:
    "Alcuni di loro possono conservare dati in altri Paesi. La legge lo consente solo se lì sono protetti altrettanto bene; su richiesta le spieghiamo come.",
  abroad: "Alcuni di loro possono conservare dati in altri Paesi; su richiesta le diciamo quali.",
  retentionHeading: "Per quanto tempo li conserviamo",
  retentionSignup: "Resta nell’elenco degli iscritti finché non cancella l’iscrizione.",
  rightsHeading: "Che cosa può chiedere",
  rightCopy:
    "l’accesso ai dati che abbiamo su di lei, con una copia, anche in un file da portare altrove (portabilità)",
  rightCorrect: "la rettifica di ciò che è sbagliato o l’integrazione di ciò che manca",
  rightDelete:
    "la cancellazione, oppure che conserviamo qualcosa senza usarlo (limitazione del trattamento)",
  rightObject:
    "che smettiamo di usare i suoi dati quando ci basiamo su un nostro interesse (opposizione)",
  rightWithdraw: "la revoca di un consenso; quanto è stato fatto prima resta lecito",
  rightsAsk: "A chi rivolgersi: {contact}.",
  answerMonth: "È gratuito, e riceve una risposta entro un mese.",
  answer30Days: "È gratuito, e riceve una risposta entro 30 giorni.",
  rightsOffer:
    "Ci chieda quali dati abbiamo su di lei, oppure di correggerli o cancellarli: {contact}.",
  complaintsHeading: "Se qualcosa non va",
  complaintUk:
    "Ha il diritto di presentarci un reclamo su come trattiamo i suoi dati (Data (Use and Access) Act 2025), nel modo che preferisce. Entro 30 giorni le confermiamo di averlo ricevuto, lo esaminiamo senza ritardo e le comunichiamo l’esito.",
  complaint:
    "Se qualcosa la preoccupa, lo dica prima a noi; quasi tutto si risolve con un messaggio. Non occorre che ci aspetti: può proporre reclamo all’autorità di controllo in qualsiasi momento.",
  complaintUs:
    "Se qualcosa la preoccupa, ce lo dica; quasi tutto si risolve con un messaggio: {contact}.",
  authority: "L’autorità di controllo competente: {authority}, {website}.",
  lawHeading: "Che cosa dice la legge",
  updated: "Ultima revisione: {date}",
};
