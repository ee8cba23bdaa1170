import type { z } from "zod";
import type { Section } from "../../schema/fields/section.ts";
import type { Texts } from "../../schema/fields/texts.ts";
import type { footer, header } from "../../schema/layout.ts";
import type { ShownHours } from "./hours.ts";
import type { LocationModel } from "./location.ts";
import type { PageDate } from "./news.ts";
import type { Fact, Link, Resolved } from "./values.ts";

/** A section as its component has it: its own fields, and what its deriver adds. */
export type SectionModel = Section;

/** An element of `<head>` as plain data, so that server and browser write the same. */
export interface HeadTag {
  tag: "meta" | "link";
  attributes: Record<string, string>;
}

export interface Head {
  title: string;
  tags: HeadTag[];
  /** The page's structured data as one JSON-LD document; `null` when it has none. */
  jsonLd: object | null;
}

export interface Crumb {
  label: string;
  href: string;
}

/** A link to a page in a language, or that language itself on a page that is in it. */
export interface LanguageLink {
  language: string;
  name: string;
  href: string;
  isHere: boolean;
}

/** All that one page needs to be rendered, as plain JSON; no page carries another's content. */
export interface RouteModel {
  path: string;
  language: string;
  /** The look that it is rendered in. */
  look: string;
  /** The builder's own words that it shows. */
  texts: Partial<Texts>;
  head: Head;
  /** The page in the languages of the site; empty where there is but one. */
  languages: LanguageLink[];
  /** The pages above this one, from the home page down, with this one last; empty at the top. */
  trail: Crumb[];
  /** Whether it is another page than the home page of its language. */
  isInner?: boolean;
  /** When it is of, where it has a date. */
  date?: PageDate;
  sections: SectionModel[];
}

export type HeaderModel = Resolved<z.output<typeof header>>;

/** A location whose address is on one line; `null` if none is given. */
export type FooterLocation = Omit<LocationModel, "address"> & { address: string | null };

export type FooterModel = Resolved<z.output<typeof footer>> & {
  brand: string;
  /** On one line; `null` if none is given. */
  address: string | null;
  hours: ShownHours;
  facts: Fact[];
  profiles: { label: string; link: Link }[];
  locations: FooterLocation[];
};

/** What all pages share. */
export interface SiteModel {
  language: string;
  look: string;
  texts: Texts;
  name: string;
  header: HeaderModel;
  footer: FooterModel;
}
