import { describe, expect, it } from "vitest";
import { ENGLISH } from "../../../schema/fields/texts.ts";
import type { SearchDocument } from "../../model/search.ts";
import { createSearch } from "./engine.ts";
import { markWords } from "./words.ts";

const page = (path: string, parts: Partial<SearchDocument> = {}): SearchDocument => ({
  path,
  label: path.slice(1),
  title: `Page ${path.slice(1)}`,
  description: "Dry roofs.",
  headings: [],
  ...parts,
});

const search = createSearch(
  [
    page("/slate", { label: "Slate", description: "For a plumber’s own house." }),
    page("/lead", { headings: ["Flashing that lasts", "What plumbers ask"] }),
    page("/plumber", { label: "Plumber", title: "Plumbers in Mockham" }),
    page("/ty", { title: "Toeau yn Nhŷ Ddewi", description: "In the west." }),
  ],
  ENGLISH.search.common,
);

const found = (query: string) => search(query).map(({ page: { path } }) => path);

describe("the search", () => {
  it("finds whole words, the beginnings of words and misspelt words", () => {
    expect(found("slate")).toEqual(["/slate"]);
    expect(found("flash")).toEqual(["/lead"]);
    expect(found("flashng")).toEqual(["/lead"]);
  });

  it("puts a page that is named so before one that only mentions it", () => {
    expect(found("plumber")[0]).toBe("/plumber");
    expect(found("plumber").slice(1).sort()).toEqual(["/lead", "/slate"]);
  });

  it("wants all words, and makes do with some where no page has all", () => {
    expect(found("plumber mockham")).toEqual(["/plumber"]);
    expect(found("slate mockham").sort()).toEqual(["/plumber", "/slate"]);
  });

  it("passes over small words, which tell no page from another", () => {
    expect(found("in the mockham")).toEqual(["/plumber"]);
    expect(found("in the")).toEqual([]);
  });

  it("needs no accents and no capitals", () => {
    expect(found("NHY")).toEqual(["/ty"]);
    expect(found("nhŷ")).toEqual(["/ty"]);
  });

  it("finds nothing for nothing", () => {
    expect(found("")).toEqual([]);
    expect(found("zzzzzz")).toEqual([]);
    expect(found("…!?")).toEqual([]);
  });

  it("tells the words of the page that matched", () => {
    expect(search("plumb").map(({ terms }) => [...terms].sort())).toEqual([
      ["plumber", "plumbers"],
      ["plumbers"],
      ["plumber"],
    ]);
  });
});

describe("markWords", () => {
  it("marks whole words and loses no character", () => {
    const text = "Tŷ: <b>Plumbers’</b> tools, ty.";
    const parts = markWords(text, new Set(["ty", "plumbers"]));
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual([
      "Tŷ",
      "Plumbers",
      "ty",
    ]);
  });
});
