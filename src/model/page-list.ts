import type { MarkdownNode, ShownPicture } from "./values.ts";

/** The order of a list of pages: as in the config, by title, by date. */
export const PAGE_ORDERS = ["config", "title", "newest", "oldest"] as const;

/**
 * Which pages a list shows: those that match all criteria, in the language of the page with the list, without
 * that page itself.
 */
export interface PageQuery {
  /** Paths of pages that come first, in this order, whether or not they match the criteria. */
  pages?: readonly string[] | undefined;
  /** The page that is their parent. */
  parent?: string | undefined;
  template?: string | undefined;
  tag?: string | undefined;
  /** The name of their author, or the key in `authors`. */
  author?: string | undefined;
  series?: string | undefined;
  /** The year of their date. */
  year?: string | undefined;
  /** Whether only pages with a date match. */
  dated?: boolean | undefined;
  /** Whether only pages match that share tags, the series, the template or the parent with the page. */
  related?: boolean | undefined;
  /** Whether pages match that search engines may not list. */
  unlisted?: boolean | undefined;
  /** By default the newest first if all have a date, and as in the config otherwise. */
  order?: (typeof PAGE_ORDERS)[number] | undefined;
  limit?: number | undefined;
}

/** The words under which pages are grouped. */
export const TERM_KINDS = ["tag", "author", "series"] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** What lists of pages show of a page. */
export interface PageCard {
  text: string;
  date?: string;
  updated?: string;
  /** A file in `public/media`. */
  picture?: { file: string; alt: string };
  /** A name, or a key of `authors`. */
  author?: string;
  series?: string;
  tags?: readonly string[];
}

/** A page in a list of pages. */
export interface PageEntry {
  href: string;
  label: string;
  /** Its summary, or else its description. */
  description: string;
  /** As `2026-11-21`. */
  date: string | null;
  updated: string | null;
  /** Its date in words. */
  day: string | null;
  picture: ShownPicture | null;
}

/** A page in a feed. */
export interface FeedEntry extends PageEntry {
  date: string;
  /** The name of its author. */
  author?: string;
  tags?: readonly string[];
}

/** An author of pages, from the table `authors`. */
export interface Author {
  name: string;
  text?: MarkdownNode[];
  picture?: ShownPicture;
  profiles: { name: string; url: string }[];
}

/** A name with the words around it, linked to the page about it, if there is one. */
export interface LinkedName {
  before: string;
  name: string;
  after: string;
  href?: string;
}

/** The line at the top of a page with a date or an author. */
export interface Byline {
  date?: string;
  /** The date in words. */
  day?: string;
  /** The sentence with the date of its last change. */
  updated?: string;
  author?: LinkedName;
  series?: LinkedName;
  tags?: { label: string; names: LinkedName[] };
}
