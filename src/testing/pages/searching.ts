import { ourKit } from "../../kit/our-kit.ts";
import { languageFor } from "../../model/kit/language-definition.ts";
import { pageWordsReader } from "../../output/search/page-words.ts";
import { indexOf } from "../../output/search/search-index.ts";
import { createSearch } from "../../sections/site-search/engine.ts";

/** A page with this content. */
export interface PageToFind {
  label?: string;
  title?: string;
  description?: string;
  /** The HTML inside its `<main>`. */
  html?: string;
}

/** The index of pages by path as the build makes it, with its files by address. */
export function searchIndexOf(pages: Record<string, PageToFind>, language = "en") {
  const spoken = languageFor(ourKit().languages, language);
  const read = pageWordsReader(spoken, spoken.texts.search);
  const listed = Object.entries(pages).map(([path, { title = "", description = "" }]) => ({
    path,
    title,
    description,
  }));
  const words = Object.entries(pages).map(([path, page]): [string, string] => {
    const { label = "", title = "", description = "", html = "" } = page;
    return [path, read({ label, title, description }, `<main>${html}</main>`)];
  });
  const { index, files } = indexOf(listed, new Map(words), spoken.search);
  return { index, files: new Map(files.map(({ url, data }) => [url, data])) };
}

/**
 * Searches pages as a browser does: returns their paths, the best first, and the matching words.
 */
export function searchOf(pages: Record<string, PageToFind>, language = "en") {
  const { index, files } = searchIndexOf(pages, language);
  const loaded: string[] = [];
  const { common } = languageFor(ourKit().languages, language).texts.search;
  const search = createSearch(index, common, async (url) => {
    loaded.push(url);
    return JSON.parse(files.get(url) ?? "");
  });
  const found = async (query: string) => {
    const { pages } = await search.find(query);
    const hits = await Promise.all(pages.map((number) => search.page(number)));
    return hits.map((hit) => hit?.path);
  };
  return { search, found, loaded, files };
}
