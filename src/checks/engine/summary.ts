import type { Feature } from "../../../schema/fields/features.ts";
import { dateIn, timeZoneOf } from "../../business/hours/time-zone.ts";
import { valueAt } from "../../config/parse/explain.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { EntryDate } from "../../model/kit/section-definition.ts";
import type { TermKind } from "../../model/page-list.ts";
import type { DatedParts } from "../../site/dated.ts";
import type { EndpointUse, MediaUse } from "../../site/resolve/uses.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { PackedWords } from "../near-duplicates/page-words.ts";
import type { PageLink } from "./links.ts";
import type { PagePosition } from "./page-position.ts";

/**
 * The data of a page for rules about the whole site. Thousands of summaries fit into memory,
 * thousands of pages do not.
 */
export interface PageSummary {
  path: string;
  language: string;
  /** The language in which its texts clearly are, if it differs from the page's. */
  detectedLanguage: string | undefined;
  /** The page in the main language that this one translates. */
  translationOf: string | undefined;
  /** Whether it exists in one language on purpose. */
  oneLanguage: boolean;
  url: string;
  label: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  listed: boolean;
  template: string | undefined;
  parent: string | undefined;
  /** The paths of its entry and its sections, and of the page's own parts of displayed texts. */
  at: { page: Path; sections: Path; whole: PagePosition; title: Path; description: Path };
  /** The ids of its sections, in order; null for a section without one. */
  ids: (string | null)[];
  /** The ids within its sections. */
  anchors: string[];
  /** Links within the site as the config has them, without the site's own address. */
  links: PageLink[];
  /** The paths of the site to which it links. */
  linkedPaths: string[];
  /**
   * Whether visitors can make contact from here: by a form, a phone or email link, or a button to a service.
   */
  hasContact: boolean;
  /** Positions within the site that its sections link to, as `/path#anchor`. */
  linkedAnchors: string[];
  /** The positions of its forms, in the same notation. */
  formAnchors: string[];
  media: MediaUse[];
  /** Files of `public/media` to which it links. */
  linkedFiles: string[];
  /** The tokens in its texts and parameters. */
  tokens: string[];
  /** The fields of its entry. */
  fields: string[];
  /** Whether its structured data describes the business. */
  describesBusiness: boolean;
  /** The features of its sections. */
  features: Feature[];
  /** The addresses of the files beside it, such as its feed. */
  files: string[];
  /** The third parties that visitors' browsers connect to. */
  endpoints: EndpointUse[];
  /** The first and last days of its dated sections. */
  periods: { path: Path; from: string | undefined; until: string | undefined }[];
  /** The dates of entries of its sections, with their paths. */
  entryDates: SummarisedDate[];
  /** The names of forms that its sections show. */
  forms: string[];
  /** The times that are no opening hours that its sections show, by the names of their tokens. */
  moreHours: string[];
  /** Its author, series and tags. */
  terms: Term[];
  /** Whether its own texts are unfinished. */
  isUnfinished?: boolean;
  /** Whether it mainly lists other pages. */
  isList: boolean;
  /** The words that visitors see, for comparison with other pages. */
  words: PackedWords;
  /** The parts of its content whose dates count. */
  dated: DatedParts;
}

/** A date of an entry of a section. */
export interface SummarisedDate extends Omit<EntryDate, "field"> {
  path: Path;
}

/** A word under which pages are listed. */
export interface Term {
  kind: TermKind;
  value: string;
  path: Path;
}

/** A site for rules about the whole site, with summaries instead of pages. */
export interface SiteSummary extends SiteContext {
  pages: readonly PageSummary[];
  /** The value at a path of the config. */
  sourceAt(path: Path): unknown;
  /** Today's date in the time zone of the business. */
  today(): string;
}

export const siteSummary = (context: SiteContext, pages: readonly PageSummary[]): SiteSummary => ({
  ...context,
  pages,
  sourceAt: (path) => valueAt(context.rawConfig, path),
  today: () => dateIn(timeZoneOf(context.config.business) ?? "UTC"),
});
