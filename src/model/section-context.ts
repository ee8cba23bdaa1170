import type { Business } from "../../schema/business.ts";
import type { Forms, MapSettings } from "../../schema/forms.ts";
import type { SectionType } from "../../schema/sections/index.ts";
import type { Theme } from "../../schema/theme.ts";
import type { Fact, Link, Resolved } from "./values.ts";

/** What a page can show: a type of section, and what others ask about. */
export type Shown = SectionType | "map" | "video";

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
  /** The first page that shows something; undefined where none does. */
  firstWith(what: Shown): Link | undefined;
  /** The pages from the same template as this one, by their label. */
  siblings: ReadonlyMap<string, Link>;
  /** Reports that the section, or a field of it, needs a part of the config that is missing. */
  missing(part: string, field?: string): void;
}
