import type { BusinessType } from "../../schema/business-types.ts";
import type { PageKind } from "../model/starter-words.ts";
import type { TradeKind } from "../model/trade-names.ts";

/** What may have a page of its own; all but `prices` and `about` stand on the home page otherwise. */
export const PAGE_KINDS = [
  "services",
  "prices",
  "about",
  "questions",
  "contact",
] as const satisfies readonly PageKind[];

/** What an owner says of a site that is to be begun. */
export interface Answers {
  name: string;
  /** What visitors call the trade, in the site's language; undefined if nobody has said it in that language. */
  trade: string | undefined;
  type: BusinessType;
  /** What people do there, where the kind of business does not say so. */
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
