import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import type { SearchIndex } from "../../model/search.ts";
import { createSearch } from "../../sections/site-search/engine.ts";
import { writePages } from "../../testing/commands/built-pages.ts";
import { compiled, makeConfig, makePage, type PageConfig } from "../../testing/site.ts";
import { pageWordsReader } from "./page-words.ts";
import { searchIndexes } from "./search-index.ts";

const searchPage: PageConfig = makePage({
  path: "/search",
  index: false,
  sections: [
    { type: "hero", heading: "Look" },
    { type: "siteSearch", suggestions: [{ label: "Home", link: "/" }] },
  ],
});

const slate = makePage({
  path: "/slate",
  label: "Slate",
  title: "Slate by {business.name}",
  description: "Quarried roofs.",
  sections: [
    { type: "hero", heading: "Tiles", text: "For {business.address.locality} and *churches*." },
    { type: "prose", text: "Words.\n\n## By the sea\n\n- First\n- Second" },
    {
      type: "faq",
      heading: "Asked",
      questions: [{ question: "Why?", answer: "Because of woodworm." }],
    },
    { type: "table", heading: "Prices", columns: ["Work", "From"], rows: [["Ridges", "90"]] },
    { type: "contact", heading: "Write", text: "We answer." },
  ],
});

/** The index of a site, computed from its pages as visitors get them. */
async function indexOf(...pages: PageConfig[]): Promise<SearchIndex | undefined> {
  const site = await compiled(makeConfig({ pages }));
  const { folder, html } = writePages(site);
  rmSync(folder, { recursive: true });
  const { en } = Object.fromEntries(ourKit().languages);
  const read = en && pageWordsReader(en, en.texts.search);
  const words = site.routes.map(({ path }): [string, string] => {
    const {
      label = "",
      title = "",
      description = "",
    } = site.summary.pages.find((page) => page.path === path) ?? {};
    return [path, read?.({ label, title, description }, html.get(path) ?? "") ?? ""];
  });
  const [file] = searchIndexes(site.summary, new Map(words));
  return file && JSON.parse(file.data);
}

const offer = makePage({ path: "/offer", index: false, title: "Secret" });

const index = await indexOf(makePage(), slate, searchPage, offer);

async function found(query: string) {
  if (!index) throw new Error("There is no index.");
  const search = createSearch(index, "and for", () => Promise.reject(new Error("No files.")));
  const { pages } = await search.find(query);
  const shown = await Promise.all(pages.map((number) => search.page(number)));
  return shown.map((page) => page?.path);
}

describe("the search index", () => {
  it.each(["tiles", "churches", "sea", "second", "woodworm", "ridges", "quarried", "slate"])(
    "contains %s, from any part of the page",
    async (query) => expect(await found(query)).toEqual(["/slate"]),
  );

  it("contains no pages that search engines may not list, and no markup", async () => {
    for (const query of ["secret", "href", "blockquote", "svg"])
      expect(await found(query), query).toEqual([]);
  });

  it("is not created for a site without a search", async () => {
    expect(await indexOf(makePage())).toBeUndefined();
  });
});
