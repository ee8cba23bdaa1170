import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import type { SearchIndex } from "../../model/search.ts";
import { createSearch } from "../../sections/site-search/engine.ts";
import { writePages } from "../../testing/commands/built-pages.ts";
import {
  type Config,
  compiled,
  makeConfig,
  makePage,
  type PageConfig,
} from "../../testing/site.ts";
import { pageWordsReader } from "./page-words.ts";
import { repeatedParts, repeatedSections } from "./repeated-sections.ts";
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
  return indexOfSite({ pages });
}

async function indexOfSite(config: Partial<Config>): Promise<SearchIndex | undefined> {
  const site = await compiled(makeConfig(config));
  const { folder, html } = writePages(site);
  rmSync(folder, { recursive: true });
  const { en } = Object.fromEntries(ourKit().languages);
  const read = en && pageWordsReader(en, en.texts.search);
  const repeatedOn = repeatedSections([...site.siteIndex.byPath.values()].toReversed());
  const words = site.pages.map(({ origins, page: { path } }): [string, string] => {
    const {
      label = "",
      title = "",
      description = "",
    } = site.summary.pages.find((page) => page.path === path) ?? {};
    const outline = site.siteIndex.byPath.get(path);
    const repeated = repeatedParts(
      html.get(path) ?? "",
      origins,
      outline ? repeatedOn(outline) : [],
    );
    return [path, read?.({ label, title, description }, html.get(path) ?? "", repeated) ?? ""];
  });
  const [file] = searchIndexes(site.summary, new Map(words));
  return file && JSON.parse(file.data);
}

const offer = makePage({ path: "/offer", index: false, title: "Secret" });

const ofPages = await indexOf(makePage(), slate, searchPage, offer);

async function found(query: string, index: SearchIndex | undefined = ofPages) {
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

  it("has the words of sections that many pages share only once", async () => {
    const use = (name: string) => ({ use: name });
    const page = (path: string, ...names: string[]) =>
      makePage({ path, sections: [{ type: "hero", heading: `Own${path}` }, ...names.map(use)] });
    const index = await indexOfSite({
      before: [{ type: "prose", text: "Announcement." }],
      after: [use("closing")],
      shared: {
        closing: { type: "prose", text: "Closing." },
        many: { type: "prose", text: "Gutters." },
        few: { type: "prose", text: "Chimneys." },
      },
      pages: [
        page("/"),
        page("/a", "many", "few"),
        page("/b", "few", "many"),
        { ...page("/c", "many"), without: ["closing"] },
        page("/d", "many"),
        searchPage,
      ],
    });
    expect(await found("announcement", index)).toEqual(["/"]);
    expect(await found("closing", index)).toEqual(["/"]);
    expect(await found("gutters", index)).toEqual(["/a"]);
    expect(await found("chimneys", index)).toEqual(["/a", "/b"]);
    expect(await found("own", index)).toHaveLength(5);
    // Excerpts leave them out, too.
    expect(index?.pages.flat()).toMatchObject([
      { path: "/" },
      { path: "/a", leftOut: [1, 9] },
      {},
      {},
      {},
    ]);
    expect(index?.pages.flat()[0]).not.toHaveProperty("leftOut");
  });

  it("is not created for a site without a search", async () => {
    expect(await indexOf(makePage())).toBeUndefined();
  });
});
