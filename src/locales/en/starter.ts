import type { StarterWords } from "../../model/starter-words.ts";
import { readme } from "./readme.ts";
import { names } from "./trades.ts";

export const starter: StarterWords = {
  ...names,
  readme,
  yourTrade: "[Your trade]",
  inTown: (trade, town) => `${trade} in ${town}`,
  summary: "[Your offer, and for whom it is.]",
  snippet: "[Your offer in a few words.]",
  call: "Call us",
  write: "Email us",
  parts: {
    services: { path: "/services", label: "Services", heading: "What we offer" },
    prices: { path: "/prices", label: "Prices", heading: "What it costs" },
    about: { path: "/about", label: "About us", heading: "Who we are" },
    questions: { path: "/questions", label: "Questions", heading: "What people ask" },
    contact: { path: "/contact", label: "Contact", heading: "Get in touch" },
  },
  services: {
    titles: ["[First service]", "[Second service]", "[Third service]"],
    text: "[A sentence of your own.]",
  },
  offers: {
    shop: {
      path: "/range",
      label: "Range",
      heading: "What we have",
      titles: ["[Your first product]", "[Your second product]", "[Your third product]"],
    },
    table: {
      path: "/menu",
      label: "Menu",
      heading: "What we serve",
      titles: ["[Your first dish]", "[Your second dish]", "[Your third dish]"],
    },
    course: {
      path: "/classes",
      label: "Classes",
      heading: "What you can join",
      titles: ["[Your first class]", "[Your second class]", "[Your third class]"],
    },
  },
  how: {
    any: {
      heading: "How it goes",
      points: [
        ["You get in touch", "Tell us what you would like."],
        ["We answer", "[When your answer comes.]"],
        ["We begin", "[Your work, step by step.]"],
      ],
    },
    practice: {
      heading: "How an appointment goes",
      points: [
        ["You make an appointment", "[How your appointments are made.]"],
        ["You come in", "[What to bring to your place.]"],
        ["We take our time", "[What happens on the date.]"],
      ],
    },
    course: {
      heading: "How to begin",
      points: [
        ["Choose a class", "[Which of your classes is for beginners.]"],
        ["Come and try it", "[Your offer for a first visit.]"],
        ["Stay with us", "[Your passes, and the price of each.]"],
      ],
    },
    visit: {
      heading: "Before you come",
      points: [
        ["How to find us", "[How to reach the place, by bus and by car.]"],
        ["Good to know", "[When people must book a date.]"],
        ["What we are proud of", "[What people find only at your place.]"],
      ],
    },
  },
  price: "[Price]",
  about: "[Your name, and since when you do this.]",
  questions: {
    reach: "How can I reach you?",
    byPhone: "Call [{business.phone}](phone:) or write to [{business.email}](email:).",
    byEmail: "Email [{business.email}](email:).",
    others: [
      ["What does it cost?", "[Your price, and what is in it.]"],
      ["Where can I find you?", "[Your area, or your address.]"],
    ],
  },
  contact: "[When you answer email and phone.]",
  places: {
    heading: "Near you",
    text: "[What is true of this place only.]",
  },
  lost: {
    label: "Not found",
    heading: "There is nothing at this address",
    text: "The page may have moved, or a letter is missing. You find everything from the home page.",
    home: "Go to the home page",
  },
  privacy: {
    path: "/privacy",
    label: "Privacy",
    heading: "What becomes of your details",
    retention: "[How long you keep each email, and why.]",
    hosting: "[Your host, and how long logs stay.]",
    law: "[What the law asks of your business.]",
  },
  imprint: {
    path: "/legal-notice",
    label: "Legal notice",
    heading: "Who is behind this website",
    items: {
      who: "{business.name}, [your legal form]",
      address: "[Your street and postcode], {business.address}",
      person: "Represented by: [Name of the person]",
      register: "Register: [Name of the register and your number]",
      vat: "VAT number: [Your VAT number]",
      authority: "Supervisory authority: [Name, if your work needs a permit]",
      profession: "Profession: [Your title, country and chamber]",
      purpose: "Purpose of the business: [What your business does]",
      publisher: "Responsible for publication: [Name of the person]",
      host: "Host: [Name, address and phone of your host]",
    },
  },
  hours: "[Are these your hours?]",
};
