import { rmSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { textBlocks } from "../lib/page-text.ts";
import { llmsTxt } from "../output/search/llms-txt.ts";
import { plainText } from "../site/resolve/uses.ts";
import { writePages } from "../testing/commands/built-pages.ts";
import { compiled, makeConfig, makePage } from "../testing/site.ts";
import { atomFeed } from "./feed.ts";

/** All ways in which two pieces of text can be adjacent. */
const PIECES = [
  "Alder",
  "Birch  \nCedar\\\nDogwood\nElder",
  "## Firs",
  "- Gorse\n\n  Hazel\n- Ivy\n  - Juniper\n    1. Kapok",
  "[Larch](/#a) **Maple**",
].join("\n\n");
const TREES = "Alder Birch Cedar Dogwood Elder Firs Gorse Hazel Ivy Juniper Kapok Larch Maple";
const TABLE = "| Nutmeg | Oak |\n|---|---|\n| Pine | Quince |\n| Rowan | Spruce |";
const IN_TABLE = "Nutmeg Oak Pine Quince Rowan Spruce";
const LINES = "Teak\n\nUlmus \n Vine\r\nWillow";
const IN_LINES = "Teak Ulmus Vine Willow";

const article = makePage({
  path: "/trees",
  parent: "/news",
  date: "2026-03-03",
  title: LINES,
  label: LINES,
  description: LINES,
  sections: [
    {
      type: "hero",
      heading: LINES,
      actions: [
        { label: "Yew", link: "/" },
        { label: "Zebrano", link: "/news" },
      ],
    },
    { type: "prose", text: `${PIECES}\n\n${TABLE}` },
    { type: "faq", heading: "Asked", questions: [{ question: LINES, answer: PIECES }] },
    { type: "table", heading: "Woods", columns: ["Wood", "Age"], rows: [[PIECES, "9"]] },
  ],
});

const news = makePage({ path: "/news", sections: [{ type: "newsList", heading: "News" }] });

const wordsIn = (text: string): string => (text.match(/\p{L}+/gu) ?? []).join(" ");
const withoutTags = (html: string): string => html.replace(/<\/?(?:strong|em|a)\b[^>]*>/g, "");

/** The text that each program that reads pages extracts from the pieces. */
async function outlets(): Promise<Record<string, string>> {
  const site = await compiled(makeConfig({ pages: [makePage(), news, article] }));
  const { folder, html } = writePages(site);
  rmSync(folder, { recursive: true });
  const page = site.pages.find(({ route }) => route.path === "/trees");
  const feed = site.pages.flatMap((each) => each.feed ?? [])[0];
  if (!page || !feed) throw new Error("There is no page.");
  const pageHtml = html.get("/trees") ?? "";
  const uses = page.uses.map((use) => (use.kind === "markdown" ? plainText(use.nodes) : ""));
  return {
    search: textBlocks(pageHtml)
      .map(({ text }) => text)
      .join(" | "),
    checks: uses.join(" | "),
    data: withoutTags(JSON.stringify(page.route.head.jsonLd)).replaceAll("\\n", " "),
    description: / name="description" content="([^"]*)"/.exec(pageHtml)?.[1] ?? "",
    title: /<title>([^<]*)/.exec(pageHtml)?.[1] ?? "",
    feed: atomFeed(feed),
    llms: llmsTxt(site.summary),
  };
}

describe("adjacent texts of a page are separate words", () => {
  let said: Record<string, string>;
  beforeAll(async () => {
    said = await outlets();
  });

  it.each([
    ["search", IN_LINES],
    ["search", TREES],
    ["search", IN_TABLE],
    ["search", "Yew Zebrano"],
    ["checks", TREES],
    ["checks", IN_TABLE],
    ["data", IN_LINES],
    ["data", TREES],
    ["description", IN_LINES],
    ["title", IN_LINES],
    ["feed", IN_LINES],
    ["llms", IN_LINES],
  ])("in %s: %s", (outlet, expected) => {
    const words = new Set(wordsIn(said[outlet] ?? "").split(" "));
    expect(expected.split(" ").filter((word) => !words.has(word))).toEqual([]);
  });
});
