import { contentHash } from "../lib/files/hash.ts";
import { TERM_KINDS } from "../model/page-list.ts";
import { repeatedSections } from "../output/search/repeated-sections.ts";
import { languagesOf } from "../site/languages.ts";
import { omittedAddresses } from "../site/links-today.ts";
import { trailOf } from "../site/navigation.ts";
import { textsNamedIn } from "../site/picture-texts.ts";
import type { SiteContext } from "../site/site-context.ts";
import { type PageOutline, pageCalled, pagesOf, type SiteIndex } from "../site/site-index.ts";

/**
 * A cache key for each page; the same key means the same page. `code` identifies the code that renders pages,
 * `shell` the parts around them, and `entry` the page's own config.
 */
export function pageKeys(
  { config, media, pictureTexts, unpublished, day }: SiteContext,
  siteIndex: SiteIndex,
  outlines: readonly PageOutline[],
  code: string,
  shell: string,
): (page: PageOutline, entry: string) => string {
  const { pages: _, templates, shared = {}, ...rest } = config;
  const isAway = omittedAddresses(unpublished);
  const textsIn = textsNamedIn(pictureTexts);
  const files = [...media].map(([name, { alt: _, ...file }]) => [name, file]);
  const named = (value: unknown) => {
    const text = JSON.stringify(value);
    return contentHash(text, isAway(text), textsIn(text));
  };
  const base = contentHash(code, shell, named(rest), JSON.stringify(files));
  const ofTemplate = hashes(templates, named);
  const ofShared = hashes(shared, named);
  const repeatedOn = repeatedSections(outlines);
  const around = contentHash(JSON.stringify(siteIndex.languages));
  const translations = new Map(
    languagesOf(config).map((language) => [language, contentHash(pairsIn(language, outlines))]),
  );
  return (page, entry) =>
    contentHash(
      base,
      around,
      entry,
      ofTemplate.get(page.template ?? "") ?? "",
      page.shared.map((name) => ofShared.get(name) ?? "").join(" "),
      JSON.stringify(page.asks.labels.map((label) => pageCalled(label, page, siteIndex)?.path)),
      page.asks.today ? day : "",
      JSON.stringify(listsOn(page, siteIndex)),
      JSON.stringify(termPages(page, siteIndex)),
      JSON.stringify(page.asks.templates.map((template) => linksTo(template, page, siteIndex))),
      JSON.stringify(siteIndex.translations.get(page.path) ?? []),
      translations.get(page.language) ?? "",
      JSON.stringify(trailOf(page, siteIndex)),
      repeatedOn(page).join(" "),
    );
}

/** The pages in a language that translate others, to which links of shared texts lead. */
const pairsIn = (language: string, outlines: readonly PageOutline[]) =>
  JSON.stringify(
    outlines.flatMap((page) =>
      page.language === language && page.translationOf !== undefined
        ? [[page.translationOf, page.path]]
        : [],
    ),
  );

/** The pages of its lists, as far as they are shown; a feed has all of them. */
const listsOn = (page: PageOutline, { lists }: SiteIndex) =>
  page.asks.lists?.map(({ limit, ...query }) =>
    lists
      .listed(page.features.includes("feed") ? query : { limit, ...query }, page)
      .map(({ path, label, card }) => [path, label, card]),
  ) ?? [];

/** The pages of its author, series and tags. */
const termPages = ({ card, language }: PageOutline, { lists }: SiteIndex) =>
  TERM_KINDS.map((kind) =>
    [card[kind === "tag" ? "tags" : kind] ?? []]
      .flat()
      .map((value) => lists.termPage(kind, value, language)),
  );

const linksTo = (template: string, page: PageOutline, siteIndex: SiteIndex) =>
  pagesOf(template, page, siteIndex).map(({ label, path }) => [label, path]);

const hashes = (record: Readonly<Record<string, unknown>>, hash: (value: unknown) => string) =>
  new Map(Object.entries(record).map(([key, value]) => [key, hash(value)]));
