// @vitest-environment node
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allTimesIn, changed, damageIn, hashesIn, listedIn, timesIn } from "../testing/folder.ts";
import { type Config, makePage, type PageConfig, writeSite } from "../testing/site.ts";
import { localPage, params, template, templated } from "../testing/template.ts";
import { buildSite } from "./build.ts";
import { memoryFolder } from "./page-memory.ts";
import type { BuildResult } from "./result.ts";

const MINUTE = 60_000;

/** Twenty pages of each of two templates. */
const pages = (template: string): PageConfig[] =>
  Array.from({ length: 20 }, (_, index) =>
    localPage({
      ...{ path: `/${template}-${index}`, template },
      params: params({ location: `${template} ${index}`, story: `Slates of ${index}.` }),
    }),
  );
const search = makePage({
  ...{ path: "/search", title: "Search" },
  sections: [
    { type: "hero", heading: "Search" },
    { type: "siteSearch", suggestions: [{ label: "Home", link: "/" }] },
  ],
});
const first: Config = {
  ...templated(search, ...pages("roofs"), ...pages("walls")),
  templates: { roofs: template(), walls: template({ title: "Walls in {location}" }) },
};

const withPage = (config: Config, path: string, parts: Partial<PageConfig>): Config => ({
  ...config,
  pages: config.pages.map((page) => (page.path === path ? { ...page, ...parts } : page)),
});

const filesOf = (paths: string[]) =>
  paths.flatMap((path) => [`${path}.html`, `route-data/${path}.json`]);

describe("a site that is built again", { timeout: MINUTE }, () => {
  const { folder, file } = writeSite(first);
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));

  async function build(config: Config): Promise<BuildResult> {
    writeFileSync(file, JSON.stringify(config, null, 2));
    const result = await buildSite({ configFile: file, outDir: out });
    expect(result.isBuilt).toBe(true);
    return result;
  }

  /** What a change of the config writes and takes away, as the disk has it. */
  async function changeTo(config: Config) {
    await build(first);
    const [hashes, times] = [hashesIn(out), timesIn(out)];
    const result = await build(config);
    const now = hashesIn(out);
    expect(changed(times, timesIn(out))).toEqual(changed(hashes, now));
    const isGone = (path: string) => now[path] === undefined;
    const all = changed(hashes, now);
    const written = all.filter((path) => !isGone(path));
    const removed = all.filter(isGone);
    expect(result.written.sort()).toEqual(written.map((path) => `/${path}`));
    expect(result.removed.sort()).toEqual(removed.map((path) => `/${path}`));
    expect(damageIn(out)).toEqual([]);
    return { written, removed };
  }

  beforeAll(() => build(first), MINUTE);

  it("lists exactly the files that are there, as they are", () => {
    expect(damageIn(out)).toEqual([]);
    const listed = listedIn(out);
    expect(listed.length).toBeGreaterThan(120);
    const sizes = listed.map(({ path }) => ({ path, size: statSync(join(out, path)).size }));
    expect(listed).toMatchObject(sizes);
    expect(listed.map(({ path }) => path)).toEqual(sizes.map(({ path }) => path).sort());
  });

  it("is not touched if nothing has changed, not even its folders", async () => {
    const before = allTimesIn(out);
    const inode = statSync(out).ino;
    for (const verify of [false, true, false]) {
      const result = await buildSite({ configFile: file, outDir: out, verify });
      expect(result).toMatchObject({ isBuilt: true, pages: 42, written: [], removed: [] });
      expect(allTimesIn(out)).toEqual(before);
      expect(statSync(out).ino).toBe(inode);
    }
  });

  it("is not touched by white space in the config, and has its new text", async () => {
    const before = allTimesIn(out);
    writeFileSync(file, JSON.stringify(first));
    const result = await buildSite({ configFile: file, outDir: out });
    expect(result).toMatchObject({ written: [], removed: [], text: JSON.stringify(first) });
    expect(allTimesIn(out)).toEqual(before);
  });

  it("says the same of a config that nobody has changed", async () => {
    const { diagnostics, text, pages } = await build(first);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(await build(first)).toMatchObject({ diagnostics, text, pages });
  });

  it("writes one page anew whose text has changed, and what lists it", async () => {
    const story = "Slates from Wales.";
    const given = params({ location: "roofs 7", story });
    const { written, removed } = await changeTo(withPage(first, "/roofs-7", { params: given }));
    expect(written).toEqual(["manifest.json", ...filesOf(["roofs-7"])]);
    expect(removed).toEqual([]);
  });

  it("writes one page anew whose description has changed, and the search index", async () => {
    const { written } = await changeTo(
      withPage(first, "/search", { description: "Find a page about slates." }),
    );
    expect(written).toEqual(["manifest.json", "search-index.json", ...filesOf(["search"])].sort());
  });

  it("takes another share image for another title", async () => {
    const { written, removed } = await changeTo(withPage(first, "/search", { title: "Look" }));
    const image = /^share\/search-.{10}\.png$/;
    expect(removed).toEqual([expect.stringMatching(image)]);
    expect(written.filter((path) => image.test(path))).toHaveLength(1);
  });

  it("writes all pages of a template that has changed, and no other", async () => {
    const { templates, ...rest } = first;
    const walls = { ...templates?.walls, description: "Straight walls in {location}." };
    const changedTo = { ...rest, templates: { ...templates, walls: template(walls) } };
    const { written, removed } = await changeTo(changedTo);
    const paths = first.pages.filter((page) => page.template === "walls").map(({ path }) => path);
    const others = ["manifest.json", "search-index.json"];
    const expected = [...others, ...filesOf(paths.map((path) => path.slice(1)))];
    expect(written).toEqual(expected.sort());
    expect(removed).toEqual([]);
  });

  it("is put in place also where nothing can be remembered of it", async () => {
    const memory = memoryFolder(out);
    rmSync(memory, { recursive: true });
    writeFileSync(memory, "A file where a folder should be.");
    for (const story of ["Slates from Kent.", "Slates from Gwent."]) {
      const given = params({ location: "roofs 7", story });
      await build(withPage(first, "/roofs-7", { params: given }));
      expect(damageIn(out)).toEqual([]);
      expect(readFileSync(join(out, "roofs-7.html"), "utf8")).toContain(story);
    }
    rmSync(memory);
  });

  it("takes away the files of a page that is gone", async () => {
    const pages = first.pages.filter(({ path }) => path !== "/roofs-3");
    const { written, removed } = await changeTo({ ...first, pages });
    const image = expect.stringMatching(/^share\/roofs-3-/);
    expect(removed).toEqual([...filesOf(["roofs-3"]), image]);
    // The pages of one template link to each other where one is near another.
    expect(written.filter((path) => path.endsWith(".html"))).not.toContain("walls-3.html");
  });
});
