import type { KeptSite } from "../checks/engine/summary.ts";
import { type SearchDocument, searchIndexUrl } from "../model/search.ts";

/**
 * What the searches of a site know, by their addresses: the pages of each language that search engines
 * may list as well. A language without a page that searches has none.
 */
export function searchIndexes({ pages, config }: KeptSite): Map<string, SearchDocument[]> {
  const searching = pages.filter(({ features }) => features.includes("search"));
  const languages = new Set(searching.map(({ language }) => language));
  return new Map(
    [...languages].map((language) => [
      searchIndexUrl(language, config.language),
      documentsIn(pages.filter((page) => page.language === language)),
    ]),
  );
}

const documentsIn = (pages: KeptSite["pages"]): SearchDocument[] =>
  pages
    .filter(({ listed }) => listed)
    .map(({ path, label, title, description, headings }) => ({
      path,
      label,
      title,
      description,
      headings,
    }));
