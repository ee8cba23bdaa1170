import type { Business } from "../../schema/business.ts";
import type { BusinessType } from "../../schema/business-types.ts";
import type { Feature } from "../../schema/fields/features.ts";
import type { Directive, Disclosure } from "../../schema/fields/fields.ts";
import type { Texts } from "../../schema/fields/texts.ts";
import type { Forms } from "../../schema/forms.ts";
import type { Hours } from "../../schema/hours.ts";
import type { Theme } from "../../schema/theme.ts";
import type { AmountWords } from "./check-words.ts";
import type { ShownHours } from "./hours.ts";
import type { LocationModel, MapModel } from "./location.ts";
import type { NewsEntry, NewsQuery } from "./news.ts";
import type { Fact, Link, Resolved } from "./values.ts";

/** A business as its structured data refers to it, wherever that stands. */
export interface BusinessThing {
  "@type": BusinessType | "Organization";
  "@id": string;
  name: string;
}

/** A service of another company that a field of some section has visitors' browsers use. */
export interface ForeignService {
  host: string;
  allows: readonly Directive[];
  /** What is shown once a visitor asks for it; or what the field says that the service is for, and learns. */
  about: "film" | "content" | Disclosure;
}

/** What the rest of the site can tell a section while the site is compiled. */
export interface SectionContext {
  business: Business;
  /** The same as search engines are told of it. */
  self: BusinessThing;
  theme: Theme;
  forms: Resolved<Forms>;
  map: MapModel | undefined;
  /** The builder's own words in the language of the page. */
  texts: Texts;
  /** That language as a tag for `Intl`. */
  locale: string;
  /** What that language says around amounts. */
  amountWords: AmountWords;
  /** Where the search index of that language lies. */
  searchIndex: string;
  /** The business's contact facts, in the order they are shown. */
  facts: Fact[];
  address: string[];
  hours: ShownHours;
  /** When the business, or a location of it, is open; undefined for a location that it does not have. */
  openingHours(location?: string): Hours | undefined;
  /** Whether another section of the page shows these hours better; undefined is the business. */
  hoursElsewhere(location?: string): boolean;
  /** The locations of a business that has several. */
  locations: LocationModel[];
  /** The map of a location, if it has one that pages can show. */
  locationMap(location: string): MapModel | undefined;
  /** WhatsApp and email, or else the phone, for a visitor whose form could not be sent. */
  help: { label: string; link: Link }[];
  /** The site's address for a path of it. */
  absoluteUrl(path: string): string;
  /** The address of the page that the section is on. */
  pageUrl: string;
  /** The first page that has a feature; undefined where none does. */
  firstWith(feature: Feature): Link | undefined;
  /** What fields of sections, on pages in any language, have visitors' browsers use of other companies. */
  services: readonly ForeignService[];
  /** The page from a template in this language with a label; of several one from the same template, or the first. */
  pageCalled(label: string): Link | undefined;
  /** All other pages of a template in this language; reports, at a field, that there are none. */
  pagesOf(template: string, field: string): { label: string; link: Link }[];
  /** The pages with a date that a list is about, the newest first; the page's feed has them, too. */
  news(query: NewsQuery): NewsEntry[];
  /** Reports that the section, or a field of it, cannot be as it is: by which rule, why, and what to do. */
  fault(rule: string, message: string, hint: string, ...field: (string | number)[]): void;
  /** Reports that the section, or a field of it, needs a part of the config that is missing. */
  missing(part: string, ...field: (string | number)[]): void;
}
