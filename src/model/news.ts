import { fileUrl } from "./addresses.ts";
import type { FeedEntry } from "./page-list.ts";

/** The data of a page's feed. */
export interface NewsFeed {
  /** The address of the site. */
  site: string;
  path: string;
  title: string;
  language: string;
  author: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

export const FEED_TYPE = "application/atom+xml";

/** The address of the feed of a page with a list of news. */
export const feedUrl = (path: string): string => fileUrl(path, "feed.xml");
