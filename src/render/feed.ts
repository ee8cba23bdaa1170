import { escapeText } from "../lib/text.ts";
import { encodedPath } from "../model/addresses.ts";
import { feedUrl, type NewsFeed } from "../model/news.ts";
import type { FeedEntry } from "../model/page-list.ts";

/** Feed readers poll, so the newest entries are enough. */
const MAX_ENTRIES = 50;

/**
 * The feed (Atom, RFC 4287) of a page with a list of news. An entry's id is its page's URL. No clock is
 * used, so equal entries give an equal feed.
 */
export function atomFeed({ site, path, title, language, author, entries }: NewsFeed): string {
  const page = site + encodedPath(path);
  const shown = entries.slice(0, MAX_ENTRIES);
  const newest = shown.map(lastChange).sort().at(-1) ?? "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("title", title),
    element("id", page),
    `<link href="${xmlText(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(site + encodedPath(feedUrl(path)))}"/>`,
    element("updated", timestamp(newest)),
    `<author>${element("name", author)}</author>`,
    ...shown.map((entry) => entryXml(entry, site)),
    "</feed>\n",
  ].join("\n");
}

const lastChange = ({ date, updated }: FeedEntry) => updated ?? date;

/** Atom requires a time. */
const timestamp = (day: string) => `${day}T00:00:00Z`;

function entryXml(entry: FeedEntry, site: string): string {
  const url = site + encodedPath(entry.href);
  return [
    "<entry>",
    element("title", entry.label),
    element("id", url),
    `<link href="${xmlText(url)}"/>`,
    element("published", timestamp(entry.date)),
    element("updated", timestamp(lastChange(entry))),
    element("summary", entry.description),
    ...(entry.author === undefined ? [] : [`<author>${element("name", entry.author)}</author>`]),
    ...(entry.tags ?? []).map((tag) => `<category term="${xmlText(tag)}"/>`),
    "</entry>",
  ].join("\n");
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** Characters that XML forbids, even escaped. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const xmlText = (text: string) => escapeText(text.replace(NO_XML, "\ufffd"));
