import type { Media } from "./values.ts";

/** A page with a date, as a list of news shows it. */
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

/** What the feed of a page is made of. */
export interface NewsFeed {
  /** The address of the site. */
  site: string;
  path: string;
  title: string;
  language: string;
  /** Who writes it. */
  author: string;
  /** The newest first. */
  entries: readonly NewsEntry[];
}

/** Which pages a list is about: all with a date in its language, or some of them. */
export interface NewsQuery {
  /** The page that they stand under. */
  parent?: string | undefined;
  /** The template that they are made from. */
  template?: string | undefined;
}

/** The line that a page with a date begins with. */
export interface PageDate {
  date: string;
  day: string;
  /** That it was changed, and when. */
  updated: string | null;
}

export const FEED_TYPE = "application/atom+xml";

/** Where the feed of a page with a list of news lies. */
export const feedUrl = (path: string): string => `${path === "/" ? "" : path}/feed.xml`;
