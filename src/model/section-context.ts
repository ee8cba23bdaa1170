import type { Business } from "../../schema/business.ts";
import type { Feature } from "../../schema/fields/features.ts";
import type { Texts } from "../../schema/fields/texts.ts";
import type { Forms, MapSettings } from "../../schema/forms.ts";
import type { SectionType } from "../../schema/sections/index.ts";
import type { Theme } from "../../schema/theme.ts";
import type { ShownHours } from "./hours.ts";
import type { LocationModel } from "./location.ts";
import type { Fact, Link, Literal, Resolved, ResolvedSection } from "./values.ts";

/** What the rest of the site can tell a section while the site is compiled. */
export interface SectionContext {
  business: Business;
  theme: Theme;
  forms: Resolved<Forms>;
  map: Resolved<MapSettings> | undefined;
  /** The builder's own words in the language of the page. */
  texts: Texts;
  /** That language as a tag for `Intl`. */
  locale: string;
  /** Where the search index of that language lies. */
  searchIndex: Literal;
  /** The business's contact facts, in the order they are shown. */
  facts: Fact[];
  address: string[];
  hours: ShownHours;
  /** The locations of a business that has several. */
  locations: LocationModel[];
  /** WhatsApp and email, or else the phone, for a visitor whose form could not be sent. */
  help: { label: string; link: Link }[];
  /** The site's address for a path of it. */
  absoluteUrl(path: string): string;
  /** The first page that has a feature; undefined where none does. */
  firstWith(feature: Feature): Link | undefined;
  /** The pages from the same template as this one, by their label. */
  siblings: ReadonlyMap<string, Link>;
  /** Reports that the section, or a field of it, needs a part of the config that is missing. */
  missing(part: string, field?: string): void;
}

/**
 * What a section needs from the rest of the site, and what is computed from its words. It runs while
 * the site is compiled, never in the browser; the result joins the section's own fields as props.
 */
export type Derive<T extends SectionType = SectionType> = (
  context: SectionContext,
  section: ResolvedSection<T>,
) => object;
