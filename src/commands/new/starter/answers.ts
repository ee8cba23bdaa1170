import type { BusinessType } from "../../../../schema/business-types.ts";
import type { PageKind } from "../../../model/kit/starter-words.ts";
import type { TradeKind } from "../../../model/kit/trade-names.ts";

/** The parts that can have a separate page. Otherwise all but `prices` and `about` are on the home page. */
export const PAGE_KINDS = [
  "services",
  "prices",
  "about",
  "questions",
  "contact",
] as const satisfies readonly PageKind[];

/** An owner's answers about a new site. */
export interface Answers {
  name: string;
  /**
   * The visitors' word for the trade, in the site's language; undefined if the owner named it in another
   * language.
   */
  trade: string | undefined;
  type: BusinessType;
  /** What customers do there, if the type of business does not determine it. */
  kind?: TradeKind | undefined;
  town: string;
  country: string;
  language: string;
  look: string;
  accent: string;
  pages: readonly PageKind[];
  places: readonly string[];
  phone: string | undefined;
}
