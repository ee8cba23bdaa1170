import type { StarterWords } from "../../model/starter-words.ts";
import { readme } from "./readme.ts";
import { names } from "./trades.ts";

/** Le Havre is au Havre, Les Ulis is aux Ulis. */
const at = (town: string) =>
  town.startsWith("Le ")
    ? `au ${town.slice(3)}`
    : town.startsWith("Les ")
      ? `aux ${town.slice(4)}`
      : `à ${town}`;

/** French, with vous. A narrow space that does not break, `\u202f`, stands before : ; ! ? and within « ». */
export const starter: StarterWords = {
  ...names,
  readme,
  yourTrade: "[Votre métier]",
  inTown: (trade, town) => `${trade} ${at(town)}`,
  summary: "[Votre offre, et pour qui.]",
  snippet: "[Votre offre en quelques mots.]",
  call: "Nous appeler",
  write: "Nous écrire",
  parts: {
    services: { path: "/services", label: "Services", heading: "Ce que nous proposons" },
    prices: { path: "/tarifs", label: "Tarifs", heading: "Ce que cela coûte" },
    about: { path: "/a-propos", label: "À propos", heading: "Qui nous sommes" },
    questions: { path: "/questions", label: "Questions", heading: "Questions fréquentes" },
    contact: { path: "/contact", label: "Contact", heading: "Nous contacter" },
  },
  services: {
    titles: ["[Premier service]", "[Deuxième service]", "[Troisième service]"],
    text: "[Votre phrase à ce sujet.]",
  },
  offers: {
    shop: {
      path: "/produits",
      label: "Produits",
      heading: "Ce que vous trouvez chez nous",
      titles: ["[Votre premier produit]", "[Votre deuxième produit]", "[Votre troisième produit]"],
    },
    table: {
      path: "/carte",
      label: "La carte",
      heading: "Ce que nous servons",
      titles: ["[Votre premier plat]", "[Votre deuxième plat]", "[Votre troisième plat]"],
    },
    course: {
      path: "/cours",
      label: "Cours",
      heading: "Nos cours",
      titles: ["[Votre premier cours]", "[Votre deuxième cours]", "[Votre troisième cours]"],
    },
  },
  how: {
    any: {
      heading: "Comment cela se passe",
      points: [
        ["Vous nous contactez", "Dites-nous ce que vous souhaitez."],
        ["Nous répondons", "[Quand arrive votre réponse.]"],
        ["Nous commençons", "[Votre travail, pas à pas.]"],
      ],
    },
    practice: {
      heading: "Comment se passe un rendez-vous",
      points: [
        ["Vous prenez rendez-vous", "[Comment fixer une date chez vous.]"],
        ["Vous venez", "[Ce qu’il faut apporter à ce lieu.]"],
        ["Nous prenons le temps", "[Ce qui se passe à cette date.]"],
      ],
    },
    course: {
      heading: "Pour commencer",
      points: [
        ["Choisissez un cours", "[Votre cours pour débuter.]"],
        ["Venez essayer", "[Votre offre pour une première fois.]"],
        ["Restez avec nous", "[Vos cartes, et le prix de chacune.]"],
      ],
    },
    visit: {
      heading: "Avant de venir",
      points: [
        ["Comment nous trouver", "[Comment venir à cette adresse.]"],
        ["Bon à savoir", "[Quand il faut réserver une date.]"],
        ["Notre fierté", "[Ce qui est unique dans ce lieu.]"],
      ],
    },
  },
  price: "[Prix]",
  about: "[Votre nom, et depuis quand.]",
  questions: {
    reach: "Comment vous joindre\u202f?",
    byPhone: "Appelez le [{business.phone}](phone:) ou écrivez à [{business.email}](email:).",
    byEmail: "Écrivez à [{business.email}](email:).",
    others: [
      ["Combien cela coûte-t-il\u202f?", "[Votre prix, et ce qu’il comprend.]"],
      ["Où vous trouver\u202f?", "[Votre quartier, ou votre adresse.]"],
    ],
  },
  contact: "[Quand vous répondez au téléphone.]",
  places: {
    heading: "Près de chez vous",
    text: "[Ce qui n’est vrai que de ce lieu.]",
  },
  lost: {
    label: "Page introuvable",
    heading: "Il n’y a rien à cette adresse",
    text: "La page a peut-être changé de place, ou il manque une lettre. Tout se retrouve à partir de l’accueil.",
    home: "Revenir à l’accueil",
  },
  privacy: {
    path: "/confidentialite",
    label: "Confidentialité",
    heading: "Ce que deviennent vos données",
    retention: "[Combien de temps un e-mail est gardé.]",
    hosting: "[Qui héberge votre site, et durée des journaux.]",
    law: "[Ce que la loi demande à votre site.]",
  },
  imprint: {
    path: "/mentions-legales",
    label: "Mentions légales",
    heading: "Qui est derrière ce site",
    items: {
      who: "{business.name}, [votre forme juridique]",
      address: "[Votre rue et code postal], {business.address}",
      person: "Représentant légal\u202f: [Nom et prénom]",
      register: "Immatriculation\u202f: [Votre numéro RCS, RNE ou SIREN]",
      vat: "TVA intracommunautaire\u202f: [Votre numéro]",
      authority: "Autorité de surveillance\u202f: [Nom, si autorisation requise]",
      profession: "Profession réglementée\u202f: [Votre titre, le pays et l’ordre]",
      purpose: "Objet de l’entreprise\u202f: [Votre activité]",
      publisher: "Directeur ou directrice de la publication\u202f: [Nom et prénom]",
      host: "Hébergement\u202f: [Nom, adresse et téléphone de l’hébergeur]",
    },
  },
  hours: "[Votre horaire\u202f?]",
};
