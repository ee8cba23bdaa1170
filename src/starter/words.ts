import type { PageKind } from "./answers.ts";
import type { CommonTrade } from "./trades.ts";

/** A title with a text under it. */
type Pair = readonly [title: string, text: string];

/** A page or a part of one: its address, its name in menus, and the heading over it. */
interface Part {
  path: string;
  label: string;
  heading: string;
}

/**
 * The words that a new site begins with, in one language. They say only what is true of any business; what
 * the owner alone can know stands in square brackets, so that the rule placeholder-text finds it.
 */
export interface StarterWords {
  /** How those trades are called that sites are most often made for. */
  trades: Record<CommonTrade, string>;
  /** What else people say for one of them; it stays as they say it. */
  alsoCalled: Readonly<Record<string, CommonTrade>>;
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
  parts: Record<PageKind, Part>;
  /** One card for each service: its title; and the text of all. */
  services: { titles: readonly string[]; text: string };
  /** How work goes, for those who are given it. */
  steps: { heading: string; steps: readonly Pair[] };
  /** What to know beforehand, for those whose customers come in. */
  visit: { heading: string; items: readonly Pair[] };
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
}
