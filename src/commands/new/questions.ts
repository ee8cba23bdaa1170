import { BUSINESS_TYPES, type BusinessType } from "../../../schema/business-types.ts";
import { phone } from "../../../schema/place.ts";
import { meantValue } from "../../config/parse/readings/meant-value.ts";
import { didYouMean, nearestWord } from "../../diagnostics/suggest.ts";
import { ourLanguages } from "../../kit/our-languages.ts";
import { ourLooks } from "../../kit/our-looks.ts";
import { findBusinessType, findTrade, lettersOnly } from "../../locales/words/trades.ts";
import { isAvailable, languageFor } from "../../model/language-definition.ts";
import type { PageKind } from "../../model/starter-words.ts";
import { type Answers, PAGE_KINDS } from "./answers.ts";
import { countryNamed, languageOfCountry } from "./countries.ts";
import { accentFor, lookFor } from "./looks.ts";
import { slug } from "./slug.ts";
import { type LocaleWords, textsOfSite } from "./words-in.ts";

const LANGUAGES = ourLanguages.map(({ code }) => code);
const LOOKS = ourLooks.map(({ name }) => name);

/** The previous answers, and the available languages. */
export interface KnownAnswers extends Partial<Answers> {
  spoken: LocaleWords;
}

/** A question for the owner, which the flag of its name can answer. */
export interface Question {
  flag: string;
  placeholder: string;
  ask(known: KnownAnswers): string;
  help: string;
  /** The default answer; undefined if an answer is required. */
  preset(known: KnownAnswers): string | undefined;
  /** The parsed answer; throws an Error of one line if it is invalid. */
  read(text: string, known: KnownAnswers): Partial<Answers>;
  /** A note about how an answer was understood. */
  note?(text: string, known: KnownAnswers): string | undefined;
}

/** What would be a token, a placeholder or Markdown in a text. */
const SIGNS = /[[\]{}<>*_`|\\#]/;

function plain(text: string, longest: number): string {
  if (text === "") throw new Error("An answer is required.");
  if (SIGNS.test(text)) throw new Error(`"${text}": write it without brackets and other signs.`);
  if ([...text].length <= longest) return text;
  throw new Error(`That is too long: at most ${longest} characters.`);
}

/** The longest name, town and trade that titles have room for. */
const LONGEST = { name: 60, town: 40, trade: 40 };

const parts = (text: string) =>
  text
    .split(/[,،]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

function unknown(what: string, text: string, names: readonly string[], all?: string) {
  const near = nearestWord(text, names);
  return new Error(
    `"${text}" is not a ${what}.${near ? ` ${didYouMean(near)}` : ""} ${all ?? `There are: ${names.join(", ")}.`}`,
  );
}

const ALL_TYPES =
  "LocalBusiness is right for any; https://schema.org/LocalBusiness lists the others at its end.";

/** In schema.org's word, or as people call the trade. */
function readType(text: string, known: KnownAnswers): BusinessType {
  const type = findBusinessType(text) ?? called(text, known).type;
  if (type !== "LocalBusiness" || findBusinessType(text)) return type;
  throw unknown("kind of business", text, BUSINESS_TYPES, ALL_TYPES);
}

/** What a language is called in English and in itself. */
const namesOf = (code: string) =>
  ["en", code].map((by) => new Intl.DisplayNames(by, { type: "language" }).of(code)?.toLowerCase());

function readLanguage(text: string, { spoken }: KnownAnswers): string {
  const codes = [...spoken.keys()];
  const isTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(text);
  if (isTag && isAvailable(spoken, text)) return text;
  const named = codes.find((code) => namesOf(code).includes(text.toLowerCase()));
  if (named) return named;
  throw new Error(
    `Plumbline is not translated into "${text}", but into ${codes.join(", ")}. Start with one of these; ` +
      'later, change "language" in the file and add your translations under "texts".',
  );
}

/** A note if Plumbline lacks the country's language, so that the site's language is not a surprise later. */
function unspokenNote({ country = "GB", spoken }: KnownAnswers): string | undefined {
  const language = languageOfCountry(country);
  if (isAvailable(spoken, language)) return undefined;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  const codes = [...spoken.keys()].join(", ");
  return (
    `Most people there speak ${name}, into which Plumbline is not translated, so the site starts in English. ` +
    `Use --language for another one of ${codes}. For ${name}, later write "language": "${language}" and add your ` +
    'translations under "texts", or use a package with the language (docs/kit.md).'
  );
}

/** The pages there may be, as the site's menu names them. */
const pageNames = (known: KnownAnswers) =>
  PAGE_KINDS.map((kind) => textsOfSite(known, known.spoken).parts[kind].label);

/** In the site's words, as a menu or an address has them, or in English. */
function readPages(text: string, known: KnownAnswers): PageKind[] {
  const { spoken, language = "en" } = known;
  const inAny = [language, "en"].map((each) => languageFor(spoken, each));
  const all = [textsOfSite(known, spoken), ...inAny];
  const namesOfPage = (kind: PageKind) =>
    [kind, ...all.flatMap(({ parts: { [kind]: part } }) => [part.label, part.path])].map(
      lettersOnly,
    );
  const kinds = parts(text).map((name) => {
    const found = PAGE_KINDS.find((kind) => namesOfPage(kind).includes(lettersOnly(name)));
    if (found) return found;
    throw unknown("page", name, pageNames(known));
  });
  return [...new Set(kinds)];
}

/** The home page is about the town of the business, so the places omit it. */
function readPlaces(text: string, known: KnownAnswers): string[] {
  const { pages = [], town, spoken } = known;
  const words = textsOfSite(known, spoken);
  const taken = new Set(pages.map((kind) => words.parts[kind].path.slice(1)));
  const places = [...new Set(parts(text))].filter((place) => place !== town);
  for (const place of places) {
    const name = slug(plain(place, LONGEST.town), words.spelling);
    if (name === "") throw new Error(`"${place}": the name of a place needs letters.`);
    if (taken.has(name)) throw new Error(`"${place}": another page has the address /${name}.`);
    taken.add(name);
  }
  return places;
}

const called = (trade: string, { language = "en", spoken }: KnownAnswers) =>
  findTrade(trade, languageFor(spoken, language), [...spoken.values()], language);

/** All questions in order; defaults of later ones may depend on earlier answers. */
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
    note: (text, known) => (text === "" ? unspokenNote(known) : undefined),
  },
  {
    flag: "trade",
    placeholder: "WORDS",
    ask: ({ language = "en", spoken }) =>
      `What is your trade, as your customers call it? Such as ${languageFor(spoken, language).trades.Bakery}`,
    help: "the trade, as customers call it or as schema.org does: bakery, auto repair",
    preset: () => undefined,
    read(text, known) {
      const trade = plain(text, LONGEST.trade);
      const { type, kind, words } = called(trade, known);
      return { type, kind, trade: words };
    },
    note: (text, known) => called(text, known).note,
  },
  {
    flag: "name",
    placeholder: "NAME",
    ask: () => "What is the business called?",
    help: "the name of the business",
    preset: () => undefined,
    read: (text) => ({ name: plain(text, LONGEST.name) }),
  },
  {
    flag: "town",
    placeholder: "TOWN",
    ask: () => "In which town is it?",
    help: "the town it is in, in the site's language",
    preset: () => undefined,
    read: (text) => ({ town: plain(text, LONGEST.town) }),
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
        : meantValue(field, text, { country, language: "en", currency: "", url: "" })?.value;
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
