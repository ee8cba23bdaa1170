import type { ReadmeWords } from "./readme-words.ts";
import type { TradeNames } from "./trade-names.ts";

/** A title with a text under it. */
type Pair = readonly [title: string, text: string];

/** A page or a part of one: its address, its name in menus, and the heading over it. */
interface Part {
  path: string;
  label: string;
  heading: string;
}

/** What comes in a few points under a heading. */
interface Points {
  heading: string;
  points: readonly Pair[];
}

/** What a law may ask of the pages of a business. */
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
 * The words that a new site begins with, in one language. They say only what is true of any business; what
 * the owner alone can know stands in square brackets, so that the rule placeholder-text finds it.
 */
export interface StarterWords extends TradeNames {
  readme: ReadmeWords;
  /** How addresses spell letters of this language, where that is not without their marks. */
  spelling?: Readonly<Record<string, string>>;
  /** Stands for a trade that nobody has named in this language. */
  yourTrade: string;
  /** A trade and where it is: `Bakery in Barry`. A language that bends the names of towns puts them apart. */
  inTown(trade: string, town: string): string;
  /** Under the first heading. */
  summary: string;
  /** What search results say, after who it is and where. */
  snippet: string;
  call: string;
  write: string;
  parts: { services: Part; prices: Part; about: Part; questions: Part; contact: Part };
  /** One card for each service: its title; and the text of all. */
  services: { titles: readonly string[]; text: string };
  /** What those offer whose customers do not come for services. */
  offers: Record<"shop" | "table" | "course", Part & { titles: readonly string[] }>;
  /** How it goes for customers of a kind of trade; `visit` is what those should know who just come in. */
  how: Record<"any" | "practice" | "course" | "visit", Points>;
  /** Beside each service, in the place of a number. */
  price: string;
  about: string;
  questions: {
    reach: string;
    /** The answer, with a phone number and without one. */
    byPhone: string;
    byEmail: string;
    others: readonly Pair[];
  };
  contact: string;
  places: { heading: string; text: string };
  /** For visitors whose address does not exist. */
  lost: { label: string; heading: string; text: string; home: string };
  /** What the privacy notice cannot know; `law` where it knows none for the country. */
  privacy: Part & { retention: string; hosting: string; law: string };
  /** Who is behind the site, as laws ask it. */
  imprint: Part & { items: Record<ImprintItem, string> };
  /** Beside the usual opening hours, until the owner has looked at them. */
  hours: string;
}

/** What may have a page of its own. */
export type PageKind = keyof StarterWords["parts"];
