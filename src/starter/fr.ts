import type { StarterWords } from "./words.ts";

/** Le Havre is au Havre, Les Ulis is aux Ulis. */
const at = (town: string) =>
  town.startsWith("Le ")
    ? `au ${town.slice(3)}`
    : town.startsWith("Les ")
      ? `aux ${town.slice(4)}`
      : `à ${town}`;

/** French, with vous. A narrow space that does not break, `\u202f`, stands before : ; ! ? and within « ». */
export const fr: StarterWords = {
  trades: {
    AccountingService: "Expert-comptable",
    Attorney: "Cabinet d’avocats",
    AutoRepair: "Garage automobile",
    Bakery: "Boulangerie",
    BarOrPub: "Bar",
    BeautySalon: "Institut de beauté",
    BikeStore: "Magasin de vélos",
    BookStore: "Librairie",
    CafeOrCoffeeShop: "Café",
    ClothingStore: "Boutique de vêtements",
    Dentist: "Cabinet dentaire",
    Electrician: "Électricien",
    Florist: "Fleuriste",
    GroceryStore: "Épicerie",
    HairSalon: "Salon de coiffure",
    Hotel: "Hôtel",
    HousePainter: "Peintre en bâtiment",
    JewelryStore: "Bijouterie",
    Locksmith: "Serrurier",
    Optician: "Opticien",
    Pharmacy: "Pharmacie",
    Physiotherapy: "Kinésithérapeute",
    Plumber: "Plombier",
    RealEstateAgent: "Agence immobilière",
    Restaurant: "Restaurant",
    RoofingContractor: "Couvreur",
  },
  alsoCalled: {
    Comptable: "AccountingService",
    Avocat: "Attorney",
    Avocate: "Attorney",
    Garage: "AutoRepair",
    Garagiste: "AutoRepair",
    Boulanger: "Bakery",
    Esthéticienne: "BeautySalon",
    Dentiste: "Dentist",
    Coiffeur: "HairSalon",
    Coiffeuse: "HairSalon",
    Peintre: "HousePainter",
    Bijoutier: "JewelryStore",
    Pharmacien: "Pharmacy",
    Kiné: "Physiotherapy",
    Chauffagiste: "Plumber",
  },
  yourTrade: "[Votre métier]",
  inTown: (trade, town) => `${trade} ${at(town)}`,
  summary: "[Ce que fait votre entreprise, et pour qui.]",
  snippet: "[Ce que votre client y gagne.]",
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
    text: "[Ce que comprend ce service.]",
  },
  steps: {
    heading: "Comment cela se passe",
    steps: [
      ["Vous nous contactez", "Dites-nous ce que vous souhaitez."],
      ["Nous répondons", "[Quand arrive votre réponse.]"],
      ["Nous nous mettons au travail", "[Ce que votre client obtient.]"],
    ],
  },
  visit: {
    heading: "Avant de venir",
    items: [
      ["Comment nous trouver", "[Comment venir à cette adresse.]"],
      ["Bon à savoir", "[Quand il faut réserver une date.]"],
      ["Notre fierté", "[Ce que votre entreprise a d’unique.]"],
    ],
  },
  price: "[Prix]",
  about: "[Qui est derrière l’entreprise, et depuis quand.]",
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
    heading: "Où nous travaillons",
    text: "[Ce qui n’est vrai que de ce lieu.]",
  },
};
