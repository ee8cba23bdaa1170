import { describe, expect, it } from "vitest";
import { compile, makeConfig, makePage, type PageConfig } from "../testing/site.ts";
import { searchIndexes } from "./search-index.ts";

const search: PageConfig = makePage({
  path: "/search",
  index: false,
  sections: [{ type: "siteSearch", suggestions: [{ label: "Home", link: "/" }] }],
});

const slate = makePage({
  path: "/slate",
  label: "Slate",
  title: "Slate by {business.name}",
  description: "Slate roofs.",
  sections: [
    { type: "hero", heading: "Slate", text: "Not a heading." },
    { type: "prose", heading: "Why", text: "Words.\n\n## By the *sea*\n\nMore words." },
    { type: "figures", heading: "Why", figures: [{ value: "£5", label: "a slate" }] },
  ],
});

const indexOf = async (...pages: PageConfig[]) => {
  const { site } = await compile(makeConfig({ pages: [makePage(), ...pages] }));
  return site && searchIndexes(site.summary).get("/search-index.json");
};

describe("the search index", () => {
  it("has the pages that search engines may list, and no others", async () => {
    const index = await indexOf(slate, search, makePage({ path: "/offer", index: false }));
    expect(index?.map(({ path }) => path)).toEqual(["/", "/slate"]);
  });

  it("has what a page is called, what it is about, and each of its headings once", async () => {
    expect((await indexOf(slate, search))?.[1]).toEqual({
      path: "/slate",
      label: "Slate",
      title: "Slate by Test & Son Roofing",
      description: "Slate roofs.",
      headings: ["Slate", "Why", "By the sea"],
    });
  });

  it("is not made for a site without a search", async () => {
    expect(await indexOf(slate)).toBeUndefined();
  });
});
