import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkSite } from "../../src/pipeline.ts";
import { hashesIn } from "../../src/testing/commands/folder.ts";
import { factsOf } from "../gen/facts.ts";
import { generatedConfig } from "../gen/generated-config.ts";
import { KIND_NAMES, KINDS } from "../gen/kinds.ts";
import { readLists } from "../gen/lists.ts";
import { namesNearby, slugOf, VILLAGES, villageName } from "../gen/names.ts";
import { localPage } from "../gen/places.ts";
import { seededRandom } from "../gen/random.ts";
import { run } from "./gen.ts";

interface Page {
  path: string;
  template?: string;
  params: { location: string; localContent: string; nearbyAreas: string[] };
}

interface Config {
  footer: { groups: { links: { label: string; link: string }[] }[] };
  pages: Page[];
}

interface MixedPage {
  path: string;
  template?: string;
  sections?: { type: string }[];
}

const typeOf = ({ type }: { type: string }) => type;
const numbers = (count: number) => [...Array(count).keys()];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-gen-"));
  vi.spyOn(console, "log").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Generates this number of pages into its own file; returns the content. */
async function generate(pages: number, name = "site.config.json") {
  const file = join(folder, String(pages), name);
  expect(await run(["--pages", String(pages), "--out", file])).toBe(0);
  const text = readFileSync(file, "utf8");
  const config: Config = JSON.parse(text);
  return { file, text, config, local: localPages(config) };
}

const reports = async (config: string) =>
  (await checkSite(config)).diagnostics.map(({ rule, message }) => `${rule}: ${message}`);

const project: Config = JSON.parse(readFileSync("site.config.json", "utf8"));
const localPages = ({ pages }: Config) => pages.filter(({ template }) => template === "localPage");
const writtenPages = ({ pages }: Config) => pages.filter(({ template }) => template === undefined);

describe("plumbline gen", () => {
  it("writes as many pages as asked for among the existing ones, and the public folder beside them", async () => {
    const { file, text, config, local } = await generate(7);
    expect(local).toHaveLength(7);
    expect(writtenPages(config)).toEqual(writtenPages(project));
    expect(text).toBe(`${JSON.stringify(config, null, 2)}\n`);
    expect(readdirSync(join(file, "..")).sort()).toEqual(["public", "site.config.json"]);
    expect(hashesIn(join(file, "..", "public"))).toEqual(hashesIn("public"));
    expect(console.log).toHaveBeenCalledWith(`${file}: 7 local pages of invented places`);
  });

  it("writes the same bytes each time", async () => {
    const [first, second] = [await generate(5, "a.json"), await generate(5, "b.json")];
    expect(second.text).toBe(first.text);
    const mixed = [1, 2].map(() => generatedConfig(JSON.stringify(project), 30, KINDS.mixed));
    expect(mixed[1]).toBe(mixed[0]);
  });

  it("makes the same page for any number of pages", async () => {
    const [few, many] = [await generate(3), await generate(30)];
    expect(many.local.slice(0, 3)).toEqual(few.local);
  });

  it.each([1, 3, 30])(
    "links the footer to the first of %d pages, instead of the original links",
    async (count) => {
      const { config, local } = await generate(count);
      const expected = local.map(({ path, params }) => ({ label: params.location, link: path }));
      const replaced = new Set(localPages(project).map(({ path }) => path));
      const wanted = project.footer.groups.map(({ links }) => {
        const kept = links.filter(({ link }) => !replaced.has(link));
        return [...kept, ...expected.slice(0, links.length - kept.length)];
      });
      expect(config.footer.groups.map(({ links }) => links)).toEqual(wanted);
    },
  );

  it("makes pages in which check reports nothing that it does not report in the project’s own", async () => {
    const own = await reports("site.config.json");
    for (const count of [1, 40]) expect(await reports((await generate(count)).file)).toEqual(own);
  });

  it("writes mixed pages of many forms, without errors, a third of them near duplicates", async () => {
    const [file, count] = [join(folder, "site.config.json"), 120];
    expect(await run(["--kind", "mixed", "--pages", String(count), "--out", file])).toBe(0);
    const { pages }: { pages: MixedPage[] } = JSON.parse(readFileSync(file, "utf8"));
    const made = numbers(count).map(KINDS.mixed.pathOf);
    const mixed = pages.filter(({ path }) => made.includes(path));
    const written = mixed.flatMap(({ sections }) => sections ?? []);
    expect(written).toHaveLength((count / 2) * 6);
    const forms = mixed.map(({ template, sections = [] }) => [template, ...sections.map(typeOf)]);
    expect(new Set(forms.map(String)).size).toBeGreaterThan(20);
    const { diagnostics } = await checkSite(file);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const found = diagnostics.filter(({ page }) => page !== undefined && made.includes(page));
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(["near-duplicate"]));
    expect(found.length / count).toBeCloseTo(1 / 3, 1);
  });

  it("writes texts as long as the project's, without placeholders", async () => {
    const texts = Array.from({ length: 200 }, (_, at) => localPage(at).params.localContent);
    const lengths = texts.map((text) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(230);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(320);
    for (const text of texts)
      expect(text).not.toMatch(/[{}|]|undefined|\b(an?|the) an? |\.\.| {2}/i);
    for (const mark of [/\*\*.+\*\*/, /\]\(\/[a-z-]+\)/, /^- /m]) {
      expect(texts.some((text) => mark.test(text))).toBe(true);
    }
  });

  it.each(["places", "mixed", "facts"])("uses every entry of the lists of %s", (name) => {
    const lists = readLists(name);
    const facts = Object.keys(factsOf(0, seededRandom(0)));
    const known = new Set([...facts, ...Object.keys(lists), "service", "heading"]);
    const texts = Object.values(lists).flatMap((rows) => rows.flatMap(Object.values<string>));
    const named = [...texts.join("\n").matchAll(/\{(\w+)\}/g)].map(([, token = ""]) => token);
    expect(texts.filter((text) => text === "")).toEqual([]);
    expect(named.filter((token) => !known.has(token))).toEqual([]);
  });

  it("overwrites its own files and no others", async () => {
    const { file, text } = await generate(2);
    await run(["--pages", "3", "--out", file]);
    expect(readFileSync(file, "utf8")).not.toBe(text);
    const own = readFileSync("site.config.json", "utf8");
    writeFileSync(file, own);
    const others = join(folder, "mixed.json");
    for (const kind of KIND_NAMES) await run(["--kind", kind, "--pages", "2", "--out", others]);
    for (const taken of [file, "site.config.json", "src"]) {
      const message = `"${taken}" already exists and was not created by this command`;
      await expect(run(["--pages", "3", "--out", taken])).rejects.toThrow(message);
    }
    expect(readFileSync(file, "utf8")).toBe(own);
    expect(readFileSync("site.config.json", "utf8")).toBe(own);
  });

  it("does not change an existing public folder", async () => {
    const { file } = await generate(2);
    const mine = join(file, "..", "public", "media", "mine.svg");
    writeFileSync(mine, "my own");
    await run(["--pages", "3", "--out", file]);
    expect(readFileSync(mine, "utf8")).toBe("my own");
  });

  it("links only to pages that the project has", async () => {
    const pages = project.pages.map((page) => ({ ...page, path: `${page.path}-renamed` }));
    const renamed: Config = JSON.parse(generatedConfig(JSON.stringify({ ...project, pages }), 40));
    const texts = localPages(renamed).map(({ params }) => params.localContent);
    expect(texts.filter((text) => text.includes("](/"))).toEqual([]);
  });

  it("explains what it needs if the project has no pages of that kind", () => {
    const bare = JSON.stringify({ ...project, pages: writtenPages(project) });
    expect(() => generatedConfig(bare, 3)).toThrow(/has no page .+ "localPage".+Add one/);
  });

  it.each([
    [[], /^gen: --pages is missing/],
    [["--pages", "0"], /^gen: --pages must be a whole number from 1 to 12000/],
  ])("exits with one line for %j", async (argv, message) => {
    await expect(run(argv)).rejects.toThrow(message);
  });
});

describe("invented places", () => {
  const all = Array.from({ length: VILLAGES }, (_, index) => villageName(index));

  it("have one name and one address each", () => {
    expect(VILLAGES).toBe(12_000);
    expect(new Set(all).size).toBe(VILLAGES);
    expect(new Set(all.map(slugOf)).size).toBe(VILLAGES);
    expect(all.every((name) => /^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(name))).toBe(true);
  });

  it("have twelve others around them, some of which are not villages", () => {
    const villages = new Set(all);
    const isRight = (name: string, nearby: string[]) =>
      nearby.length === 12 &&
      new Set([...nearby, name]).size === 13 &&
      nearby.filter((other) => !villages.has(other)).length >= 2;
    expect(all.filter((name, index) => !isRight(name, namesNearby(index)))).toEqual([]);
  });
});
