import { describe, expect, it } from "vitest";
import { findingsOf } from "../testing/check.ts";
import { makeConfig, makePage } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";
import { compareTexts } from "./similarity.ts";

/** That many words, which stand in no text of another letter. */
const words = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

const page = (path: string, text: string[], index = true) => {
  const sections = [{ type: "prose", text: text.join(" ") } as const];
  return makePage({ path, label: "Roofs", index, sections });
};

const pages = (...list: ReturnType<typeof page>[]) => makeConfig({ pages: list });

describe("near-duplicate", () => {
  it("reports the later of two pages that say much the same, with both shares", async () => {
    const config = pages(
      page("/", words("a", 64)),
      page("/slate", [...words("a", 64), ...words("b", 20)]),
    );
    expect(await findingsOf("near-duplicate", config)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"/slate"',
        place: "/slate › path",
        message: expect.stringContaining("This page is 75% the same as /, place names aside"),
        hint: expect.stringContaining("28% of its words stand on no other page."),
      },
    ]);
  });

  it("names the nearest page only", async () => {
    const config = pages(
      page("/", [...words("a", 60), ...words("b", 20)]),
      page("/slate", [...words("a", 60), ...words("c", 40)]),
      page("/tiles", [...words("a", 60), ...words("c", 38)]),
    );
    const found = await findingsOf("near-duplicate", config);
    expect(found.map(({ message }) => message.split(",")[0])).toEqual([
      "This page is 97% the same as /slate",
    ]);
  });

  it("is content below half, and with pages that search engines may not list", async () => {
    const apart = pages(
      page("/", [...words("a", 40), ...words("b", 30)]),
      page("/slate", [...words("a", 40), ...words("c", 30)]),
    );
    const unlisted = pages(page("/", words("a", 40)), page("/slate", words("a", 40), false));
    expect(await findingsOf("near-duplicate", apart)).toEqual([]);
    expect(await findingsOf("near-duplicate", unlisted)).toEqual([]);
  });

  it("does not take another place's name for something new", async () => {
    const local = (location: string, story: string, path: string) =>
      localPage({ path, params: params({ location, story, areas: ["Upham", "Downham"] }) });
    const config = templated(
      local("Mockham", "Slates by the sea in Mockham, and Mockham’s chapels too.", "/a"),
      local(
        "Great Otherby",
        "Slates by the sea in Great Otherby, and Great Otherby’s chapels too.",
        "/b",
      ),
    );
    expect(await findingsOf("near-duplicate", config)).toMatchObject([
      {
        excerpt: '"params"',
        place: "/b › params",
        message: expect.stringContaining("same as /a,"),
      },
    ]);
  });
});

describe("compareTexts", () => {
  /** The same by the definition, without any index. */
  const jaccard = (a: string[], b: string[]) => {
    const [first, second] = [a, b].map(
      (text) => new Set(text.slice(4).map((_, start) => text.slice(start, start + 5).join(" "))),
    );
    const common = [...(first ?? [])].filter((run) => second?.has(run)).length;
    return common / ((first?.size ?? 0) + (second?.size ?? 0) - common);
  };

  it("finds the same shares as the definition, with runs that all, most and few texts have", () => {
    const texts = words("t", 12).map((own, index) => [
      ...words("all", 20),
      ...words(index % 4 === 0 ? own : "most", 15),
      ...words(`${index % 5}few`, 12),
      ...words(own, 10),
      ...words(index % 3 === 0 ? own : "more", 9),
    ]);
    const pairs = [...compareTexts(texts).pairs(0)];
    expect(pairs).toHaveLength((12 * 11) / 2);
    for (const { first, second, similarity } of pairs) {
      expect(similarity).toBeCloseTo(jaccard(texts[first] ?? [], texts[second] ?? []), 10);
    }
  });

  it("says of texts with nothing in common, or without words, that they have their own", () => {
    const { ownShares, pairs } = compareTexts([words("a", 9), words("b", 3), []]);
    expect(ownShares).toEqual([1, 1, 0]);
    expect([...pairs(0)]).toEqual([]);
  });
});
