import type { Site } from "../../../schema/site.ts";
import { displayMedia, type MediaFile } from "../../assets/pictures/media.ts";
import { datesInWords } from "../../business/hours/day-words.ts";
import { interpolate } from "../../lib/text.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import type { NewsEntry, NewsFeed, NewsQuery, PageDate } from "../../model/news.ts";
import type { PageOutline } from "../site-index.ts";

/** A date in words. */
const dayOf = (date: string, localeTexts: LocaleTexts) =>
  datesInWords({ from: date, until: date }, localeTexts);

/** The pages of a news list, out of all pages with a date in its language. */
export const newsOf = (
  dated: readonly PageOutline[],
  { parent, template }: NewsQuery,
  localeTexts: LocaleTexts,
  media: ReadonlyMap<string, MediaFile>,
): NewsEntry[] =>
  dated.flatMap((page) => {
    const { news } = page;
    if (!news || (template !== undefined && page.template !== template)) return [];
    if (parent !== undefined && page.parent?.value !== parent) return [];
    const { date, updated, description, picture } = news;
    const file = media.get(picture?.file.normalize() ?? "");
    return {
      href: page.path,
      label: page.label,
      description,
      date,
      updated: updated ?? null,
      day: dayOf(date, localeTexts),
      picture: picture && file ? { file: displayMedia(file), alt: picture.alt } : null,
    };
  });

/** The date line of a page. */
export const pageDate = (
  date: string,
  updated: string | undefined,
  localeTexts: LocaleTexts,
): PageDate => ({
  date,
  day: dayOf(date, localeTexts),
  updated:
    updated === undefined
      ? null
      : interpolate(localeTexts.texts.news.updated, { date: dayOf(updated, localeTexts) }),
});

/** The data of a page's feed; the page may have several news lists. */
export function feedOf(
  page: Pick<NewsFeed, "path" | "title">,
  { business, language }: Pick<Site, "business" | "language">,
  entries: readonly NewsEntry[],
): NewsFeed | undefined {
  if (entries.length === 0) return undefined;
  const { name: author, url: site } = business;
  return { ...page, site, language, author, entries: newestFirst(entries) };
}

/** Each entry once, newest first. */
const newestFirst = (entries: readonly NewsEntry[]): NewsEntry[] =>
  [...new Map(entries.map((entry) => [entry.href, entry])).values()].sort((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
  );
