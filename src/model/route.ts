import type { z } from "zod";
import type { Section } from "../../schema/fields/section.ts";
import type { Texts } from "../../schema/fields/texts.ts";
import type { footer, header } from "../../schema/layout.ts";
import type { Shape } from "../../schema/theme.ts";
import type { DisplayHours } from "./hours.ts";
import type { LocationModel } from "./location.ts";
import type { Byline } from "./page-list.ts";
import type { Fact, Icon, Link, Resolved } from "./values.ts";

/** The props of a section's component: its fields, and what its deriver adds. */
export type SectionModel = Section;

/** An element of `<head>` as plain data, so that server and browser render the same. */
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

/** An entry of the language switcher; `isHere` on the page's own language. */
export interface LanguageLink {
  language: string;
  name: string;
  href: string;
  isHere: boolean;
}

/** All data that one page is rendered from, as plain JSON, without other pages' content. */
export interface RouteModel {
  path: string;
  language: string;
  look: string;
  /** The owner's decisions about the shapes of the look. */
  shape?: Shape;
  /** The builder's messages that it shows. */
  texts: Partial<Texts>;
  head: Head;
  /** The page in each language; empty for a site in one language. */
  languages: LanguageLink[];
  /** The breadcrumbs, from the home page to this page; empty at the top. */
  trail: Crumb[];
  /** Whether it is not the home page of its language. */
  isInner?: boolean;
  /** The line at its top, if it has a date or an author. */
  byline?: Byline;
  /** What the header is over, for a header over the first section. */
  underHeader?: "picture" | SectionModel["background"];
  sections: SectionModel[];
}

/** A page of the business on another service. */
export interface Profile {
  label: string;
  link: Link;
  icon: Icon;
  /** Whether the icon is the service's own, which people know without words. */
  isOwnIcon: boolean;
}

export type HeaderModel = Omit<Resolved<z.output<typeof header>>, "profiles"> & {
  /** The profiles that it shows as icons. */
  profiles: Profile[];
};

/** An entry of the header's menu or of a group in the footer. */
export type MenuEntry = HeaderModel["links"][number];

/** A location with its address on one line; `null` without an address. */
export type FooterLocation = Omit<LocationModel, "address"> & { address: string | null };

export type FooterModel = Omit<Resolved<z.output<typeof footer>>, "profiles" | "moreHours"> & {
  brand: string;
  /** On one line; `null` without an address. */
  address: string | null;
  hours: DisplayHours;
  /** Times that are no opening hours. */
  moreHours: (DisplayHours & { label: string })[];
  facts: Fact[];
  profiles: {
    /** Those that it shows as icons. */
    icons: Profile[];
    /** Those among the contact details. */
    links: Profile[];
  };
  locations: FooterLocation[];
};

/** What all pages share. */
export interface SiteModel {
  language: string;
  look: string;
  shape?: Shape;
  texts: Texts;
  name: string;
  header: HeaderModel;
  footer: FooterModel;
}
