import type { Site } from "../../../schema/site.ts";
import { displayMedia, type MediaFile } from "../../assets/pictures/media.ts";
import { datesInWords } from "../../business/hours/day-words.ts";
import type { Unpublished } from "../../config/expand/published.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { listNames } from "../../diagnostics/list-names.ts";
import { suggestion } from "../../diagnostics/suggest.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import type { SectionContext } from "../../model/kit/section-context.ts";
import type { NewsFeed } from "../../model/news.ts";
import type { Author, FeedEntry, PageEntry, PageQuery } from "../../model/page-list.ts";
import type { SiteIndex } from "../site-index.ts";
import type { Criterion, ListablePage, Lister } from "./page-lists.ts";

/** A date in words. */
export const dayInWords = (date: string, localeTexts: LocaleTexts) =>
  datesInWords({ from: date, until: date }, localeTexts);

/** A page as lists display it. */
export function entryOf(
  { path, label, card }: ListablePage,
  { display, ...localeTexts }: LocaleTexts & Pick<SectionContext, "display">,
  media: ReadonlyMap<string, MediaFile>,
): PageEntry {
  const { text, date, updated, picture } = card;
  const file = media.get(picture?.file.normalize() ?? "");
  return {
    href: path,
    label: display(label),
    description: display(text),
    date: date ?? null,
    updated: updated ?? null,
    day: date === undefined ? null : dayInWords(date, localeTexts),
    picture: picture && file ? { file: displayMedia(file), alt: picture.alt } : null,
  };
}

/** The entry of a page with a date in a feed. */
export function feedEntries(
  entry: PageEntry,
  { card: { date, author, tags } }: ListablePage,
  authors: ReadonlyMap<string, Author>,
): FeedEntry[] {
  if (date === undefined) return [];
  const name = author === undefined ? undefined : (authors.get(author)?.name ?? author);
  return [{ ...entry, date, ...(name !== undefined && { author: name }), ...(tags && { tags }) }];
}

/** The data of a page's feed; the page may have several lists of news. */
export function feedOf(
  page: Pick<NewsFeed, "path" | "title">,
  { business, language }: Pick<Site, "business" | "language">,
  entries: readonly FeedEntry[],
): NewsFeed | undefined {
  if (entries.length === 0) return undefined;
  const { name: author, url: site } = business;
  return { ...page, site, language, author, entries: newestFirst(entries) };
}

/** Each entry once, newest first. */
const newestFirst = (entries: readonly FeedEntry[]): FeedEntry[] =>
  [...new Map(entries.map((entry) => [entry.href, entry])).values()].sort((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
  );

/** The pages that a list names and that it cannot show. */
export function* unlistedPages(
  { pages = [] }: PageQuery,
  path: Path,
  from: Lister,
  { byPath }: SiteIndex,
  unpublished: readonly Unpublished[],
): Generator<Diagnostic> {
  const waiting = new Set(unpublished.flatMap(({ pages, section }) => (section ? [] : pages)));
  for (const [index, named] of pages.entries()) {
    const at = [...path, "pages", index];
    const page = byPath.get(named);
    if (named === from.path) {
      yield problem("listed-page", at, "A list does not show its own page.", "Remove it here.");
    } else if (page && page.language !== from.language) {
      const message = `${named} is in another language than the page with this list.`;
      yield problem("listed-page", at, message, "Name its translation, or remove it here.");
    } else if (!page && !waiting.has(named)) {
      const { hint, fix } = suggestion(named, byPath.keys(), "Name a page of this site.");
      yield problem("listed-page", at, `There is no page ${named}.`, hint, { fix });
    }
  }
}

/** What pages of a list do, in a message. */
const VERBS: Record<Criterion, (value: string) => string> = {
  tag: (tag) => `has the tag "${tag}"`,
  author: (author) => `is by "${author}"`,
  series: (series) => `belongs to the series "${series}"`,
  parent: (path) => `has the "parent" "${path}"`,
  template: (name) => `is from the template "${name}"`,
  year: (year) => `has a "date" in ${year}`,
};

const DATES =
  'Give the page of each entry a "date", the day on which it is published, such as "2026-11-21", or remove this section. ' +
  'If the first entry has a later date, give this section the same day as its "from". The day of an event belongs in the text of its page.';

const criteriaOf = (query: PageQuery) =>
  (Object.keys(VERBS) as Criterion[]).flatMap((kind) => {
    const value = query[kind];
    return value === undefined ? [] : [{ kind, value }];
  });

/** What a list asks for and no page has, if there is something. Named pages may be listed nevertheless. */
export const unknownCriterion = (query: PageQuery, from: Lister, { lists }: SiteIndex) =>
  criteriaOf(query).find(({ kind, value }) => !lists.values(kind, from.language).has(value));

/** The problem of a list without pages. */
export function emptyList(query: PageQuery, path: Path, from: Lister, siteIndex: SiteIndex) {
  const { lists } = siteIndex;
  const criteria = criteriaOf(query);
  const unknown = unknownCriterion(query, from, siteIndex);
  const shown = unknown ? [unknown] : criteria;
  const which = shown.map(({ kind, value }) => VERBS[kind](value)).join(" and ");
  const message = `No page ${messageEnd(which, query)}, so there is nothing to list.`;
  const at = shown[0] ? [...path, shown[0].kind] : path;
  const known = unknown ? [...lists.values(unknown.kind, from.language)].toSorted() : [];
  const otherwise = query.dated ? DATES : !unknown ? OTHERS : existing(known);
  const { hint, fix } = suggestion(unknown?.value ?? "", known, otherwise);
  return problem("empty-list", at, message, hint, { fix });
}

function messageEnd(which: string, { dated }: PageQuery): string {
  if (!dated) return which || "is published today";
  return which ? `with a "date" up to today ${which}` : 'in this language has a "date" up to today';
}

const existing = (known: readonly string[]) =>
  known.length === 0
    ? "No page in this language has any. Give it to the pages that belong here, or change what this section lists."
    : `Pages in this language have: ${listNames(known.map((value) => `"${value}"`))}.`;

const OTHERS =
  "A list does not show its own page, drafts, and pages that search engines may not list. Change what it lists, or remove this section.";
