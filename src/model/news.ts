import type { Media } from "./values.ts";

/** A page with a date, for display in a news list. */
export interface NewsEntry {
  href: string;
  label: string;
  description: string;
  /** As `2026-11-21`. */
  date: string;
  updated: string | null;
  /** Its date in words. */
  day: string;
  picture: { file: Media; alt: string } | null;
}

/** The data of a page's feed. */
export interface NewsFeed {
  /** The address of the site. */
  site: string;
  path: string;
  title: string;
  language: string;
  author: string;
  /** Newest first. */
  entries: readonly NewsEntry[];
}

/** Which pages a news list shows; by default all pages with a date in its language. */
export interface NewsQuery {
  /** The page that is their parent. */
  parent?: string | undefined;
  /** The template of these pages. */
  template?: string | undefined;
}

/** The date line at the top of a page with a date. */
export interface PageDate {
  date: string;
  day: string;
  /** The sentence with the date of its last change. */
  updated: string | null;
}

export const FEED_TYPE = "application/atom+xml";

/** The address of the feed of a page with a news list. */
export const feedUrl = (path: string): string => `${path === "/" ? "" : path}/feed.xml`;
