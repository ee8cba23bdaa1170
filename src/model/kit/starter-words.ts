import type { TradeNames } from "./trade-names.ts";

/** A title and the text under it: two strings. */
type TitledText = readonly string[];

/** A page or a part of one: its address, its label in menus, and its heading. */
interface PageWords {
  path: string;
  label: string;
  heading: string;
}

/** A list of points under a heading. */
interface PointList {
  heading: string;
  points: readonly TitledText[];
}

/** What a law may require on the pages of a business. */
export type ImprintItem =
  | "who"
  | "address"
  | "person"
  | "register"
  | "vat"
  | "authority"
  | "profession"
  | "purpose"
  | "publisher"
  | "host";

/**
 * The texts of a new site in one language. They only say what is true of any business. Square brackets mark
 * what the owner has to write, so that the rule placeholder-text finds it.
 */
export interface StarterWords extends TradeNames {
  readme: ReadmeWords;
  /** How addresses spell letters of this language, where removing the diacritics is not right. */
  spelling?: Readonly<Record<string, string>>;
  /** A placeholder for a trade without a name in this language. */
  yourTrade: string;
  /**
   * A trade and its town: `{trade} in {town}`, or a function of both. A language that inflects names of towns
   * separates the two.
   */
  inTown: string | ((trade: string, town: string) => string);
  /** Replacements for the words around a town: `{ "à Le ": "au " }` makes "au Havre" of "à Le Havre". */
  contractions?: Readonly<Record<string, string>>;
  /** Below the first heading. */
  summary: string;
  /** The end of a page's description, after the name and the town. */
  snippet: string;
  call: string;
  write: string;
  parts: {
    services: PageWords;
    prices: PageWords;
    about: PageWords;
    questions: PageWords;
    contact: PageWords;
  };
  /** One card for each service: its title, and the text of all cards. */
  services: { titles: readonly string[]; text: string };
  /** The sections of businesses that offer something other than services. */
  offers: Record<"shop" | "table" | "course", PageWords & { titles: readonly string[] }>;
  /** The steps for customers by kind of trade; for `visit`, what to know before coming in. */
  how: Record<"any" | "practice" | "course" | "visit", PointList>;
  /** A placeholder for the price of a service. */
  price: string;
  about: string;
  questions: {
    reach: string;
    /** The answer, with a phone number and without one. */
    byPhone: string;
    byEmail: string;
    others: readonly TitledText[];
  };
  contact: string;
  places: { heading: string; text: string };
  /** The 404 page. */
  lost: { label: string; heading: string; text: string; home: string };
  /**
   * The owner's part of the privacy notice; `law` is for a country whose law Plumbline does not
   * know.
   */
  privacy: PageWords & { retention: string; hosting: string; law: string };
  /** The imprint: who runs the site. */
  imprint: PageWords & { items: Record<ImprintItem, string> };
  /** A note beside the usual opening hours, until the owner has checked them. */
  hours: string;
}

/** Parts of a site that can be a page. */
export type PageKind = keyof StarterWords["parts"];

/** A heading and the text under it: two strings. */
type Chapter = readonly string[];

/**
 * The README of a new site, in one language. Commands precede the text of their chapter. Placeholders are the
 * `{name}` of the business, an `{example}` of a text to replace, and the files of the `{guide}` and the
 * `{reference}`.
 */
export interface ReadmeWords {
  intro: string;
  /** `npm install`, and how to preview the site. */
  see: Chapter;
  write: Chapter;
  /** For a site with pages that are rows of a table. */
  places: string;
  brackets: Chapter;
  check: Chapter;
  publish: Chapter;
  more: Chapter;
}
