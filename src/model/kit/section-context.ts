import type { Business } from "../../../schema/business.ts";
import type { BusinessType } from "../../../schema/business-types.ts";
import type { Disclosure } from "../../../schema/fields/disclosure.ts";
import type { Feature } from "../../../schema/fields/features.ts";
import type { Directive } from "../../../schema/fields/meaning.ts";
import type { Texts } from "../../../schema/fields/texts.ts";
import type { Forms } from "../../../schema/forms.ts";
import type { Hours } from "../../../schema/hours.ts";
import type { Theme } from "../../../schema/theme.ts";
import type { DisplayHours } from "../hours.ts";
import type { LocationModel, MapModel } from "../location.ts";
import type { Author, PageEntry } from "../page-list.ts";
import type { Fact, Link, Resolved } from "../values.ts";
import type { AmountWords } from "./check-words.ts";

/** A reference to the business in structured data. */
export interface BusinessEntity {
  "@type": BusinessType | "Organization";
  "@id": string;
  name: string;
}

/** A third party that visitors' browsers connect to because of a section's field. */
export interface ThirdPartyService {
  host: string;
  allows: readonly Directive[];
  /**
   * What is loaded on request; or the purpose of the service and what it learns, from the field's
   * declaration.
   */
  about: "film" | "content" | Disclosure;
}

/** The hours of the business or of a location, and what determines their time zone. */
export type PlaceHours = Hours & Pick<Business, "address" | "timeZone">;

/** What a section can read from the rest of the site while the site is compiled. */
export interface SectionContext {
  business: Business;
  /** A reference to the business for structured data. */
  self: BusinessEntity;
  theme: Theme;
  forms: Resolved<Forms>;
  map: MapModel | undefined;
  /** The builder's messages in the language of the page. */
  texts: Texts;
  /** That language as a tag for `Intl`. */
  locale: string;
  /** Words around amounts in that language. */
  amountWords: AmountWords;
  /** The address of the search index in that language. */
  searchIndex: string;
  /**
   * A name or a fact as the page displays it, if it is not from a field of the section: on right-to-left pages,
   * one of Latin letters or a phone number keeps its direction.
   */
  display(text: string): string;
  /** The business's contact facts, in display order. */
  facts: Fact[];
  address: string[];
  hours: DisplayHours;
  /** The opening hours of the business or of a location; undefined for an unknown location. */
  openingHours(location?: string): PlaceHours | undefined;
  /** Whether another section of the page displays the hours of the business, or of a location, better. */
  hoursElsewhere(location?: string): boolean;
  /** How many sections of the same type the page has before it. */
  precedingOfType: number;
  /** The locations of a business that has several. */
  locations: LocationModel[];
  /** The map of a location, if it has one. */
  locationMap(location: string): MapModel | undefined;
  /** WhatsApp and email, or the phone, for a visitor whose form could not be sent. */
  help: { label: string; link: Link }[];
  /** The day of the build in the time zone of the business, such as `2026-11-21`; `uses.today` must declare it. */
  today(): string;
  /** What counts visits, if anything does. */
  counter: { name: string; host: string } | undefined;
  /** The absolute address of a path of the site. */
  absoluteUrl(path: string): string;
  /** The address of a file that a section adds to its page. */
  fileUrl(name: string): string;
  /** The absolute address of the section's page. */
  pageUrl: string;
  /** The first page with a feature. */
  firstWith(feature: Feature): Link | undefined;
  /** Third parties that visitors' browsers connect to because of sections' fields, on pages in any language. */
  services: readonly ThirdPartyService[];
  /**
   * The page from a template with a label, in this language. If there are several, one from the same
   * template, or else the first.
   */
  pageCalled(label: string): Link | undefined;
  /**
   * All other pages of a template in this language. If there are none, a problem is reported at the field.
   */
  pagesOf(template: string, field: string): { label: string; link: Link }[];
  /**
   * The pages of the list that `uses.pages` declares; if its type has the feature `feed`, the page's feed has
   * them, too. If there are none, a problem is reported.
   */
  listed(): PageEntry[];
  /** The authors of pages, by their keys. */
  authors: ReadonlyMap<string, Author>;
  /** Reports a problem of the section, or of a field of it. */
  fault(rule: string, message: string, hint: string, ...field: (string | number)[]): void;
  /** Reports that the section, or a field of it, needs a part of the config that is missing. */
  missing(part: string, ...field: (string | number)[]): void;
}
