import { phone } from "../../../../schema/place.ts";
import { suggestValue } from "../../../config/parse/readings/suggest-value.ts";
import { ourLanguages } from "../../../kit/our-languages.ts";
import { ourLooks } from "../../../kit/our-looks.ts";
import { isAvailable, languageFor } from "../../../model/kit/language-definition.ts";
import { type Answers, PAGE_KINDS } from "./answers.ts";
import { accentFor, lookFor } from "./looks.ts";
import {
  countryNamed,
  findTradeNamed,
  type KnownAnswers,
  LONGEST,
  languageOfCountry,
  missingLanguageNote,
  pageNames,
  readLanguage,
  readPages,
  readPlaces,
  readPlainText,
  readType,
  unknown,
} from "./readings.ts";

const LANGUAGES = ourLanguages.map(({ code }) => code);
const LOOKS = ourLooks.map(({ name }) => name);

/** A question for the owner. The flag with its name answers it, too. */
export interface Question {
  flag: string;
  placeholder: string;
  ask(known: KnownAnswers): string;
  help: string;
  /** The default answer; undefined if an answer is required. */
  preset(known: KnownAnswers): string | undefined;
  /** The parsed answer; throws an Error of one line if it is invalid. */
  read(text: string, known: KnownAnswers): Partial<Answers>;
  /** A note about the interpretation of an answer. */
  note?(text: string, known: KnownAnswers): string | undefined;
}

/** All questions in order. The defaults of later ones may depend on earlier answers. */
export const QUESTIONS: readonly Question[] = [
  {
    flag: "country",
    placeholder: "COUNTRY",
    ask: () => "In which country is the business?",
    help: "the country: UK, France, DE",
    preset: () => undefined,
    read(text, { spoken }) {
      const country = countryNamed(text, [...spoken.keys()]);
      if (country) return { country };
      throw new Error(
        `"${text}" is not a country. Write its name, or its two-letter code, such as GB or DE.`,
      );
    },
  },
  {
    flag: "language",
    placeholder: "TAG",
    ask: ({ spoken }) => `In which language is the site? One of ${[...spoken.keys()].join(", ")}`,
    help: `the language: ${LANGUAGES.join(", ")} (default: that of the country, or en)`,
    preset({ country = "GB", spoken }) {
      const language = languageOfCountry(country);
      return isAvailable(spoken, language) ? language : "en";
    },
    read: (text, known) => ({ language: readLanguage(text, known) }),
    note: (text, known) => (text === "" ? missingLanguageNote(known) : undefined),
  },
  {
    flag: "trade",
    placeholder: "WORDS",
    ask: ({ language = "en", spoken }) =>
      `What is your trade, as your customers call it? Such as ${languageFor(spoken, language).trades.Bakery}`,
    help: "the trade, as customers call it or as schema.org does: bakery, auto repair",
    preset: () => undefined,
    read(text, known) {
      const trade = readPlainText(text, LONGEST.trade);
      const { type, kind, words } = findTradeNamed(trade, known);
      return { type, kind, trade: words };
    },
    note: (text, known) => findTradeNamed(text, known).note,
  },
  {
    flag: "name",
    placeholder: "NAME",
    ask: () => "What is the business called?",
    help: "the name of the business",
    preset: () => undefined,
    read: (text) => ({ name: readPlainText(text, LONGEST.name) }),
  },
  {
    flag: "town",
    placeholder: "TOWN",
    ask: () => "In which town is it?",
    help: "the town it is in, in the site's language",
    preset: () => undefined,
    read: (text) => ({ town: readPlainText(text, LONGEST.town) }),
  },
  {
    flag: "type",
    placeholder: "TYPE",
    ask: () => "Which schema.org type of business is it? Such as HairSalon; Enter if unsure",
    help: "the schema.org type of business, such as AutoRepair (default: by the trade)",
    preset: ({ type }) => type,
    read: (text, known) => ({ type: readType(text, known) }),
  },
  {
    flag: "look",
    placeholder: "LOOK",
    ask: () => `Which look? One of ${LOOKS.join(", ")}`,
    help: `the look: ${LOOKS.join(", ")} (default: by the trade)`,
    preset: ({ type = "LocalBusiness" }) => lookFor(type),
    read(text) {
      const look = LOOKS.find((name) => name === text.toLowerCase());
      if (look) return { look };
      throw unknown("look", text, LOOKS);
    },
  },
  {
    flag: "colour",
    placeholder: "#RRGGBB",
    ask: () => "Which colour? # and six digits",
    help: "the colour of buttons and marks (default: by the trade)",
    preset: ({ type = "LocalBusiness" }) => accentFor(type),
    read(text) {
      if (/^#?[0-9a-f]{6}$/i.test(text))
        return { accent: `#${text.replace("#", "").toUpperCase()}` };
      throw new Error(`"${text}" is not a colour. Write # and six digits, such as #2F5BD0.`);
    },
  },
  {
    flag: "phone",
    placeholder: "NUMBER",
    ask: () => "Which phone number do customers call? Enter if none yet",
    help: "the phone number, best with its country code (default: none, customers write)",
    preset: () => "",
    read(text, { country = "" }) {
      if (text === "") return { phone: undefined };
      const field = phone("");
      const number = field.safeParse(text).success
        ? text
        : suggestValue(field, text, { country, language: "en", currency: "", url: "" })?.value;
      if (typeof number === "string") return { phone: number };
      throw new Error(
        `"${text}" is not a valid phone number. Check its digits, or write it with its country code, such as +44 29 2018 0123.`,
      );
    },
  },
  {
    flag: "pages",
    placeholder: "LIST",
    ask: (known) =>
      `Which pages besides the home page? Of ${pageNames(known).join(", ")}; Enter for one page only`,
    help: `pages besides the home page, also in the site's language: ${PAGE_KINDS.join(",")} (default: none)`,
    preset: () => "",
    read: (text, known) => ({ pages: readPages(text, known) }),
  },
  {
    flag: "places",
    placeholder: "LIST",
    ask: () => "Which places get a page each? Such as Barry, Penarth; Enter for none",
    help: "places with a page each: Barry,Penarth (default: none)",
    preset: () => "",
    read: (text, known) => ({ places: readPlaces(text, known) }),
  },
];
