import type { Texts } from "../../schema/fields/texts.ts";
import { privacy } from "./privacy/fr.ts";

/** French, with vous. A narrow space that does not break, `\u202f`, stands before : ; ! ? and within « ». */
export const fr: Texts = {
  common: {
    newTab: "(s’ouvre dans un nouvel onglet)",
    trail: "Fil d’Ariane",
    languages: "Langue",
  },
  failure: {
    heading: "Erreur inattendue",
    text: "Cette page n’a pas pu être affichée. La recharger suffit souvent\u202f; le reste du site fonctionne.",
    reload: "Recharger la page",
    home: "Aller à la page d’accueil",
  },
  layout: {
    skip: "Aller au contenu",
    navigation: "Menu principal",
    menu: "Menu",
    quickActions: "Nous contacter tout de suite",
    contactHeading: "Nous contacter",
    hoursHeading: "Horaires d’ouverture",
    colon: "\u202f:",
  },
  facts: {
    phone: "Téléphone",
    email: "E-mail",
    whatsapp: "WhatsApp",
    address: "Adresse",
    hours: "Horaires",
  },
  hours: {
    line: "{days} {hours}",
    days: "du {from} au {to}",
    fromTo: "de {from} à {to}",
    closed: "fermé",
    allDay: "ouvert 24 heures sur 24",
    byAppointment: "sur rendez-vous",
    timesByAppointment: "{times} sur rendez-vous",
    noted: "{hours} ({note})",
    dated: "{dates}\u202f: {hours}",
    open: "Ouvert en ce moment",
    openUntil: "Ouvert en ce moment · jusqu’à {time}",
    closedNow: "Fermé",
    opensAt: "Fermé · ouverture à {time}",
    opensOn: "Fermé · ouverture {day} à {time}",
    arranged: "Sur rendez-vous",
    otherwise: "À d’autres dates",
  },
  form: {
    name: "Nom",
    namePlaceholder: "Votre nom complet",
    email: "E-mail",
    emailPlaceholder: "nom@example.com",
    phone: "Téléphone",
    phonePlaceholder: "Votre numéro de téléphone",
    message: "Message",
    messagePlaceholder: "Comment pouvons-nous vous aider\u202f?",
    optional: "(facultatif)",
    choose: "Choisissez une réponse",
    button: "Envoyer le message",
    privacy: "Avant d’envoyer\u202f: voici {link}.",
    privacyLink: "ce que deviennent vos données",
  },
  signup: {
    name: "Votre nom",
    email: "Votre adresse e-mail",
    button: "S’inscrire",
    sending: "Envoi en cours",
    thanks: "Merci",
    failed:
      "L’envoi n’a pas abouti\u202f: le service d’inscription est injoignable. Ce que vous avez écrit est toujours là. Réessayez, ou faites-en la demande directement\u202f:",
  },
  cards: { more: "En savoir plus", about: "sur {title}" },
  banner: {
    label: "Avis",
    close: "Fermer cet avis",
    from: "À partir du {date}",
    until: "Jusqu’au {date}",
  },
  locations: {
    directions: "Itinéraire",
    map: "Carte\u202f: {name}",
  },
  prices: { from: "à partir de {price}" },
  testimonials: { stars: "{stars} sur {most} étoiles" },
  news: {
    updated: "Mis à jour le {date}",
  },
  map: {
    show: "Afficher la carte",
  },
  video: {
    play: "Lire le film",
    pause: "Mettre le film en pause",
  },
  player: {
    source: "Le film vient de {host}, qui n’apprend votre visite que si vous lancez la lecture.",
  },
  gallery: {
    before: "Avant",
    after: "Après",
    position: "Image {index} sur {count}",
    previous: "Image précédente",
    next: "Image suivante",
    close: "Fermer",
  },
  search: {
    label: "Que cherchez-vous\u202f?",
    button: "Rechercher",
    suggestionsHeading: "Ou allez directement à l’une de ces pages",
    searching: "Recherche en cours",
    foundOne: "{count} page trouvée",
    found: "{count} pages trouvées",
    nothing:
      "Aucun résultat pour «\u202f{query}\u202f». Essayez un mot plus court ou plus simple, ou suivez l’un des liens.",
    failed:
      "La recherche n’a pas pu être chargée\u202f; la connexion est peut-être interrompue. Réessayez, ou suivez l’un des liens.",
    retry: "Réessayer",
    noScript:
      "La recherche a besoin de JavaScript, qui n’est pas actif dans ce navigateur. Les liens de cette page fonctionnent sans lui.",
    common:
      "à au aux avec c ce ces cette chez comme d dans de des du elle en est et être il ils j je l la le les leur mais n ne nos notre nous ont ou où par pas plus pour qu que qui s sa sans se ses son sont sur tous tout toute toutes un une vos votre vous y",
  },
  privacy,
  siteData: {
    services: "Prestations",
    address: "Adresse",
    hours: "Horaires d’ouverture",
    areaServed: "Zone desservie",
    pages: "Pages",
  },
};
