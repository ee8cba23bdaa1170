import type { Business } from "../../schema/business.ts";
import type { Forms, MapSettings } from "../../schema/forms.ts";
import type { Section, SectionType } from "../../schema/sections/index.ts";
import type { Theme } from "../../schema/theme.ts";
import type { Fact, Link, Resolved } from "../model/values.ts";

/** What the rest of the site can tell a section while the site is compiled. */
export interface SectionContext {
  business: Business;
  theme: Theme;
  forms: Resolved<Forms>;
  map: Resolved<MapSettings> | undefined;
  /** The business's contact facts, in the order they are shown. */
  facts: Fact[];
  address: string[];
  /** Opening hours, one line for each run of days. */
  hours: string[];
  /** WhatsApp and email, for a visitor whose form could not be sent. */
  help: { label: string; link: Link }[];
  /** The site's address for a path of it. */
  absoluteUrl(path: string): string;
  /** The sections of all pages, as the config has them. */
  allSections: readonly Section[];
  /** The first page that has a section of a type. */
  pageWith(type: SectionType): Link | undefined;
  /** The pages from the same template as this one, by their label. */
  siblings: ReadonlyMap<string, Link>;
  /** Reports that the section needs a part of the config that is missing. */
  missing(part: string): void;
}
