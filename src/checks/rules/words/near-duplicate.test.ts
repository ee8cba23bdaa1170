import { describe, expect, it } from "vitest";
import { seeded } from "../../../testing/changes/seeded.ts";
import { findingsOf, findingsOfAll } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";
import { wordHashes } from "../../near-duplicates/page-words.ts";
import { hashRuns } from "../../near-duplicates/shingles.ts";
import { type NearPair, nearestPairs } from "../../near-duplicates/similarity.ts";

/** A text of this many words that contain the letter. */
const words = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

const page = (path: string, text: string[], index = true) => {
  const sections = [{ type: "prose", text: text.join(" ") } as const];
  return makePage({ path, label: "Roofs", index, sections });
};

const pages = (...list: ReturnType<typeof page>[]) => makeConfig({ pages: list });

describe("near-duplicate", () => {
  it("reports the later of two similar pages, with both shares", async () => {
    const config = pages(
      page("/", words("a", 64)),
      page("/slate", [...words("a", 64), ...words("b", 20)]),
    );
    expect(await findingsOf("near-duplicate", config)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"/slate"',
        location: "/slate › path",
        message: expect.stringContaining("This page is 75% the same as /, apart from place names"),
        hint: expect.stringContaining("28% of its text is on no other page."),
      },
    ]);
  });

  it("ignores sections that all pages have", async () => {
    const config = pages(page("/", words("a", 30)), page("/slate", words("b", 30)));
    const after = [{ type: "prose", text: words("c", 200).join(" ") } as const];
    expect(await findingsOf("near-duplicate", { ...config, after })).toEqual([]);
  });

  it("names the most similar page only", async () => {
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

  it("accepts less than half, and pages that search engines may not list", async () => {
    const apart = pages(
      page("/", [...words("a", 40), ...words("b", 30)]),
      page("/slate", [...words("a", 40), ...words("c", 30)]),
    );
    const unlisted = pages(page("/", words("a", 40)), page("/slate", words("a", 40), false));
    expect(await findingsOf("near-duplicate", apart)).toEqual([]);
    expect(await findingsOf("near-duplicate", unlisted)).toEqual([]);
  });

  it("ignores pages that mostly list other pages", async () => {
    const news = (path: string) => ({ ...page(path, words("b", 30)), date: "2026-03-03" });
    const list = (path: string, own: string[]) =>
      makePage({
        path,
        label: "News",
        sections: [
          { type: "prose", text: own.join(" ") },
          { type: "newsList", heading: "News" },
        ],
      });
    const few = [list("/", words("a", 40)), list("/news", words("a", 40)), news("/one")];
    const many = [list("/", words("a", 90)), list("/news", words("a", 90)), news("/one")];
    expect(await findingsOf("near-duplicate", makeConfig({ pages: few }))).toEqual([]);
    expect(await findingsOf("near-duplicate", makeConfig({ pages: many }))).toHaveLength(1);
  });

  it("ignores pages with placeholders", async () => {
    const unwritten = (path: string) => page(path, [...words("a", 64), "TODO"]);
    const found = await findingsOfAll(
      pages(
        unwritten("/"),
        page("/tiles", words("a", 64)),
        unwritten("/lead"),
        page("/slate", words("a", 64)),
      ),
    );
    expect(found.filter(({ rule }) => rule === "near-duplicate")).toMatchObject([
      { location: "/slate › path", message: expect.stringContaining("100% the same as /tiles") },
    ]);
  });

  it("reads accents and other scripts, and ignores apostrophes", async () => {
    const config = pages(
      page("/", [...words("a", 30), "Barry’s", "CAFÉ", "屋根", "𝒜b", "don't", "_"]),
      page("/slate", ["—", ...words("a", 30), "barry", "café", "屋根", "𝒜B", "dont", "!"]),
    );
    expect(await findingsOf("near-duplicate", config)).toMatchObject([
      { message: expect.stringContaining("This page is 100% the same as /,") },
    ]);
  });

  it("does not count another place's name as different", async () => {
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
        location: "/b › params",
        message: expect.stringContaining("same as /a,"),
      },
    ]);
  });
});

const summary = (text: readonly string[]) => {
  const words = wordHashes(text.join(" "));
  return { runs: hashRuns(words), words: words.length };
};

const nearest = (texts: readonly (readonly string[])[]) => nearestPairs(texts.map(summary));

/** The runs of five words, or the single run of a shorter text. */
const runsOf = (text: readonly string[]): string[] =>
  text.length === 0
    ? []
    : Array.from({ length: Math.max(1, text.length - 4) }, (_, at) =>
        text.slice(at, at + 5).join(" "),
      );

/** Compares each text with all earlier ones, by the definition. */
function byDefinition(texts: readonly (readonly string[])[]): NearPair[] {
  const runs = texts.map((text) => new Set(runsOf(text)));
  return texts.flatMap((text, second) => {
    const [own, ...others] = [runs[second] ?? new Set(), ...runs.filter((_, at) => at !== second)];
    const similarities = runs.slice(0, second).map((each) => {
      const common = [...each].filter((run) => own.has(run)).length;
      return common === 0 ? 0 : common / (own.size + each.size - common);
    });
    const similarity = Math.max(0, ...similarities);
    if (similarity < 0.5) return [];
    const isOwn = runsOf(text).map((run) => !others.some((each) => each.has(run)));
    const standing = text.filter((_, at) =>
      isOwn.slice(Math.max(0, at - 4), at + 1).includes(true),
    );
    const first = similarities.indexOf(similarity);
    return { first, second, similarity, own: standing.length / text.length };
  });
}

/** A small site: pages with unique sentences, and with sentences from a pool or from the template. */
function randomTexts(random: () => number): string[][] {
  const below = (count: number) => Math.floor(random() * count);
  const pool = words("sentence", 1 + below(20)).map((word) => words(`${word}x`, 1 + below(9)));
  const [most, fromTemplate, own] = [below(12), random(), random() / 4];
  return words("page", 1 + below(16)).map((page) =>
    words(page, below(most + 1)).flatMap((word, at) => {
      if (random() < own) return words(`${word}x`, 1 + below(9));
      return pool[random() < fromTemplate ? at % pool.length : below(pool.length)] ?? [];
    }),
  );
}

describe("nearestPairs", () => {
  it("finds the pairs of the definition on random small sites", () => {
    let found = 0;
    for (let seed = 0; seed < 400; seed++) {
      const texts = randomTexts(seeded(seed));
      const expected = byDefinition(texts);
      expect(nearest(texts), `seed ${seed}`).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(400);
  });

  it("finds no pairs among different texts, or without text", () => {
    expect(nearest([])).toEqual([]);
    expect(nearest([words("a", 9), [], words("b", 3), []])).toEqual([]);
  });

  it("chooses the first of equally similar texts, including short ones", () => {
    const [same, short] = [words("a", 40), words("b", 2)];
    expect(nearest([same, short, same, same, short])).toEqual([
      { first: 0, second: 2, similarity: 1, own: 0 },
      { first: 0, second: 3, similarity: 1, own: 0 },
      { first: 1, second: 4, similarity: 1, own: 0 },
    ]);
  });

  it("finds exactly half, in a text twice as long", () => {
    const [short, long] = [words("a", 14), words("a", 24)];
    const half = [expect.objectContaining({ first: 0, second: 1, similarity: 0.5 })];
    expect(nearest([short, long])).toEqual(half);
    expect(nearest([long, short])).toEqual(half);
    expect(nearest([short, words("a", 25)])).toEqual([]);
  });

  it("handles thousands of pages that differ in some words", () => {
    const template = words("t", 300);
    const texts = words("page", 2000).map((page) => [...template, ...words(`${page}x`, 9)]);
    const found = nearest(texts);
    expect(found).toHaveLength(1999);
    expect(found.every(({ first }) => first === 0)).toBe(true);
  });
});
