import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { recordFolder } from "../../output/build-record.ts";
import type { BuildResult } from "../../output/build-result.ts";
import { recordOf } from "../../testing/commands/cache.ts";
import {
  allTimesIn,
  changed,
  damageIn,
  hashesIn,
  listedIn,
  put,
  timesIn,
} from "../../testing/commands/folder.ts";
import { commitAll, git } from "../../testing/commands/repository.ts";
import {
  type Config,
  heroWith,
  makeConfig,
  makePage,
  type PageConfig,
  withSections,
  writeSite,
} from "../../testing/site.ts";
import { localPage, params, template, templated } from "../../testing/template.ts";
import { buildSite } from "./build-site.ts";

/** Twenty pages of each of two templates. */
const pages = (template: string): PageConfig[] =>
  Array.from({ length: 20 }, (_, index) =>
    localPage({
      path: `/${template}-${index}`,
      template,
      params: params({ location: `${template} ${index}`, story: `Slates of ${index}.` }),
    }),
  );
const search = makePage({
  path: "/search",
  title: "Search",
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

describe("a site that is built again", () => {
  const { folder, file } = writeSite(first);
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));

  async function build(config: Config): Promise<BuildResult> {
    writeFileSync(file, JSON.stringify(config, null, 2));
    const result = await buildSite({ configFile: file, outDir: out });
    expect(result.isBuilt).toBe(true);
    return result;
  }

  /** The files that a change of the config writes and deletes. */
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

  beforeAll(() => build(first));

  it("lists exactly the existing files", () => {
    expect(damageIn(out)).toEqual([]);
    const listed = listedIn(out);
    expect(listed.length).toBeGreaterThan(120);
    const sizes = listed.map(({ path }) => ({ path, size: statSync(join(out, path)).size }));
    expect(listed).toMatchObject(sizes);
    expect(listed.map(({ path }) => path)).toEqual(sizes.map(({ path }) => path).sort());
  });

  it("does not change if the config is the same, including its folders", async () => {
    const before = allTimesIn(out);
    const inode = statSync(out).ino;
    for (const verify of [false, true, false]) {
      const result = await buildSite({ configFile: file, outDir: out, verify });
      expect(result).toMatchObject({ isBuilt: true, pages: 42, written: [], removed: [] });
      expect(allTimesIn(out)).toEqual(before);
      expect(statSync(out).ino).toBe(inode);
    }
  });

  it("does not change with white space in the config, and has new text", async () => {
    const before = allTimesIn(out);
    writeFileSync(file, JSON.stringify(first));
    const result = await buildSite({ configFile: file, outDir: out });
    expect(result).toMatchObject({ written: [], removed: [], text: JSON.stringify(first) });
    expect(allTimesIn(out)).toEqual(before);
  });

  it("reports the same for an unchanged config", async () => {
    const { diagnostics, text, pages } = await build(first);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(await build(first)).toMatchObject({ diagnostics, text, pages });
  });

  it("reports problems of pages at their current positions", async () => {
    const others = first.pages.filter((page) => page !== search);
    await build({ ...first, pages: [...others.slice(0, 2), search, ...others.slice(2)] });
    const { diagnostics } = await build({ ...first, pages: [...others, search] });
    const cold = await buildSite({ configFile: file, outDir: join(folder, "cold") });
    expect(diagnostics).toEqual(cold.diagnostics);
  });

  it("reports a link as it is now", async () => {
    const linking = (link: string) =>
      withPage(first, "/search", {
        sections: [
          ...(search.sections ?? []),
          { type: "ctaBand", heading: "Go", actions: [{ label: "Search", link }] },
        ],
      });
    const fixes = async (link: string) =>
      (await build(linking(link))).diagnostics.flatMap(({ rule, fix }) =>
        rule === "trailing-slash" ? [fix] : [],
      );
    const { url } = first.business;
    expect(await fixes("/search/")).toEqual([{ kind: "replace", value: "/search" }]);
    expect(await fixes(`${url}/search/`)).toEqual([{ kind: "replace", value: `${url}/search` }]);
    expect(await fixes("/search")).toEqual([]);
  });

  it("rewrites a page whose text has changed, and the files that list it and its text", async () => {
    const story = "Slates from Wales.";
    const given = params({ location: "roofs 7", story });
    const { written, removed } = await changeTo(withPage(first, "/roofs-7", { params: given }));
    expect(written).toEqual(["manifest.json", ...filesOf(["roofs-7"]), "search-index.json"].sort());
    expect(removed).toEqual([]);
  });

  it("rewrites a page whose description has changed, and the search index", async () => {
    const { written } = await changeTo(
      withPage(first, "/search", { description: "Find a page about slates." }),
    );
    expect(written).toEqual(["manifest.json", "search-index.json", ...filesOf(["search"])].sort());
  });

  it("shows a changed fact within another, on the page and in its data", async () => {
    const home = makePage({
      structuredData: "business",
      sections: [{ type: "hero", heading: "{business.description}" }],
    });
    for (const material of ["Slates", "Tiles"]) {
      const description = "{business.facts.about}";
      const facts = { about: "{business.facts.material} \\{business.phone}", material };
      await build({
        ...first,
        business: { ...first.business, description, facts },
        pages: [home, ...first.pages.slice(1)],
      });
      const html = readFileSync(join(out, "index.html"), "utf8");
      expect(html).toContain(`>${material} {business.phone}</h1>`);
      expect(html).toContain(`"description":"${material} {business.phone}"`);
    }
  });

  it("has a new share image for a new title", async () => {
    const { written, removed } = await changeTo(withPage(first, "/search", { title: "Look" }));
    const image = /^share\/search-.{10}\.png$/;
    expect(removed).toEqual([expect.stringMatching(image)]);
    expect(written.filter((path) => image.test(path))).toHaveLength(1);
  });

  it("rewrites all pages of a changed template, and no others", async () => {
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

  it("leaves no empty folder", async () => {
    const page = makePage({ path: "/dry/stone/walls", title: "Dry stone walls" });
    const more = { ...first, pages: [...first.pages, page] };
    await build(more);
    await build(withPage(more, "/search", { description: "Find dry stone walls." }));
    expect(allTimesIn(out)).toHaveProperty("dry/stone");
    await build(first);
    expect(allTimesIn(out)).not.toHaveProperty("dry");
  });

  it.each([
    ["a file of a removed page was deleted", () => rmSync(join(out, "roofs-3.html"))],
    ["a file of a removed page was changed", () => appendFileSync(join(out, "roofs-3.html"), " ")],
  ])("has no surplus file after %s", async (_, spoil) => {
    const other = withPage(first, "/search", { description: "Find walls." });
    const fewer = { ...other, pages: other.pages.filter(({ path }) => path !== "/roofs-3") };
    await build(first);
    await build(other);
    spoil();
    for (const config of [fewer, other]) {
      await build(config);
      expect(damageIn(out)).toEqual([]);
    }
  });

  it.each<[string, (file: string, twin: string) => void]>([
    ["replaced by another with the same size and time", (file, twin) => renameSync(twin, file)],
    ["overwritten with as many bytes", (file, twin) => writeFileSync(file, readFileSync(twin))],
    [
      "overwritten with as many bytes, and got its old time",
      (file, twin) => {
        writeFileSync(file, readFileSync(twin));
        execFileSync("touch", ["-r", twin, file]);
      },
    ],
    [
      "made longer, and got its old time",
      (file, twin) => {
        appendFileSync(file, " ");
        execFileSync("touch", ["-r", twin, file]);
      },
    ],
  ])("replaces a file that was %s", async (_, spoil) => {
    await build(first);
    const [file, twin] = [join(out, "search.html"), join(folder, "twin")];
    writeFileSync(twin, readFileSync(file, "utf8").replace("Search", "Starch"));
    execFileSync("touch", ["-r", file, twin]);
    spoil(file, twin);
    await build(first);
    expect(damageIn(out)).toEqual([]);
  });

  it("has the owner's new file, even with the same size and time as the old one", async () => {
    const place = join(folder, "public/prices.txt");
    for (const text of ["A slate: £2", "A slate: £3"]) {
      writeFileSync(place, text);
      utimesSync(place, 1, 1);
      await build(first);
      expect(readFileSync(join(out, "prices.txt"), "utf8")).toBe(text);
    }
    rmSync(place);
  });

  it("has the owner's files at their new addresses if only their folder was renamed", async () => {
    const [papers, plans] = [join(folder, "public/papers"), join(folder, "public/plans")];
    put(papers, "plan.txt", "A plan");
    await build(first);
    renameSync(papers, plans);
    const { written, removed } = await build(first);
    expect([written, removed]).toEqual([
      ["/plans/plan.txt", "/manifest.json"],
      ["/papers/plan.txt"],
    ]);
    rmSync(plans, { recursive: true });
  });

  it("replaces a file with a folder, and a folder with a file", async () => {
    const place = join(folder, "public");
    for (const path of ["papers", "papers/plans/roof.txt", "papers"]) {
      put(place, path, "A plan");
      await build(first);
      expect(damageIn(out)).toEqual([]);
      expect(readFileSync(join(out, path), "utf8")).toBe("A plan");
      rmSync(join(place, "papers"), { recursive: true });
    }
  });

  it("does not block while pages are made", async () => {
    let isRoom = false;
    const heard: boolean[] = [];
    const progress = () => {
      setImmediate(() => {
        isRoom = true;
      });
      heard.push(isRoom);
    };
    const outDir = join(folder, "other");
    await buildSite({ configFile: file, outDir, observer: { progress } });
    expect([heard[0], heard.at(-1)]).toEqual([false, true]);
  });

  it("is put in place even if nothing can be cached", async () => {
    const memory = recordFolder(recordOf(out));
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

  it("removes the files of a removed page", async () => {
    const pages = first.pages.filter(({ path }) => path !== "/roofs-3");
    const { written, removed } = await changeTo({ ...first, pages });
    const image = expect.stringMatching(/^share\/roofs-3-/);
    expect(removed).toEqual([...filesOf(["roofs-3"]), image]);
    // A page links to nearby pages of its template, so others may change.
    expect(written.filter((path) => path.endsWith(".html"))).not.toContain("walls-3.html");
  });
});

describe("a site of more than a hundred pages", () => {
  const many = templated(
    ...Array.from({ length: 110 }, (_, index) =>
      localPage({ path: `/town-${index}`, params: params({ location: `Town ${index}` }) }),
    ),
  );
  const { folder, file } = writeSite(many);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("rewrites only the page that has changed", async () => {
    const made: number[] = [];
    const observer = { progress: (_: number, all: number) => made.push(all) };
    for (const description of ["Dry roofs.", "Roofs that last."]) {
      writeFileSync(file, JSON.stringify(withPage(many, "/", { description }), null, 2));
      made.length = 0;
      await buildSite({ configFile: file, outDir: join(folder, "dist"), observer });
    }
    expect(made).toEqual([1]);
  });
});

describe("the cache of builds", () => {
  const { folder, file } = writeSite(makeConfig());
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is deleted some time after the output folder", async () => {
    const build = (outDir: string) => buildSite({ configFile: file, outDir });
    const outs = ["long gone", "just gone", "there"].map((name) => join(folder, name));
    for (const out of outs) await build(out);
    const [longGone = "", justGone = "", there = ""] = outs;
    for (const out of [longGone, justGone]) rmSync(out, { recursive: true });
    for (const out of [longGone, there]) utimesSync(recordFolder(recordOf(out)), 1, 1);
    await build(join(folder, "next"));
    expect(outs.map((out) => existsSync(recordFolder(recordOf(out))))).toEqual([false, true, true]);
  });
});

describe("the date in the sitemap of a rebuilt site", () => {
  const { folder, file } = writeSite(withSections(heroWith("logo.svg")));
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => vi.useRealTimers());

  /** The day that a build reports. */
  async function builtDay(configFile = file): Promise<string | undefined> {
    await buildSite({ configFile, outDir: out });
    const sitemap = readFileSync(join(out, "sitemap.xml"), "utf8");
    return /<lastmod>(.*)<\/lastmod>/.exec(sitemap)?.[1];
  }

  beforeAll(() => {
    git(folder, "2026-03-03", "init");
    writeFileSync(join(folder, ".gitignore"), "dist\n");
    commitAll(folder, "2026-03-03");
  });

  it("follows the date of the commit", async () => {
    expect(await builtDay()).toBe("2026-03-03");
    git(folder, "2026-04-04", "commit", "--amend", "--reset-author", "--no-edit");
    expect(await builtDay()).toBe("2026-04-04");
  });

  it("follows another config with the same content", async () => {
    const twin = join(folder, "twin.config.json");
    copyFileSync(file, twin);
    commitAll(folder, "2026-05-05");
    expect(await builtDay()).toBe("2026-04-04");
    expect(await builtDay(twin)).toBe("2026-05-05");
  });

  it("is that of the build while something is not committed", async () => {
    git(folder, "2026-06-06", "rm", "--cached", "public/media/logo.svg");
    git(folder, "2026-06-06", "commit", "-m", "Change");
    for (const today of ["2030-01-01", "2030-01-02"]) {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(today) });
      expect(await builtDay()).toBe(today);
    }
    // Untracked files that git ignores do not count as changes.
    appendFileSync(join(folder, ".git/info/exclude"), "*.svg\n");
    expect(await builtDay()).toBe("2026-06-06");
  });
});

describe("a page that lists others", () => {
  const heading = (text: string) => ({ type: "hero", heading: text }) as const;
  const entry = (path: string, title: string) =>
    makePage({ path, title, description: `${title}.`, date: "2026-11-20" });
  const near = { type: "nearbyAreas", heading: "Near", pages: "roofs" } as const;
  const town = (location: string): PageConfig => ({
    path: `/${location.toLowerCase()}`,
    template: "roofs",
    params: { location },
  });
  const listing = makeConfig({
    templates: {
      roofs: template({
        params: { location: { type: "text", description: "The place" } },
        sections: [heading("{location} roofs")],
      }),
    },
    pages: [
      makePage(),
      makePage({
        path: "/news",
        title: "News",
        sections: [heading("News"), { type: "newsList", heading: "All" }],
      }),
      makePage({ path: "/near", title: "Near", sections: [heading("Near"), near] }),
      makePage({
        path: "/slate-work",
        title: "Slate",
        sections: [heading("Slate"), { type: "pageList", tag: "Slate" }],
      }),
      { ...entry("/slates", "Slates"), tags: ["Slate"] },
      entry("/tiles", "Tiles"),
      town("Mockham"),
      town("Otherby"),
    ],
  });
  const { folder, file } = writeSite(listing);
  afterAll(() => rmSync(folder, { recursive: true }));

  async function pagesWritten(config: Config): Promise<string[]> {
    writeFileSync(file, JSON.stringify(config, null, 2));
    const result = await buildSite({ configFile: file, outDir: join(folder, "dist") });
    const errors = result.diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ message, location }) => `${location}: ${message}`)).toEqual([]);
    return result.written.filter((url) => /\.(html|xml)$/.test(url)).sort();
  }

  it("is rewritten if one of these changes its title or description; no other page is", async () => {
    const feed = "/news/feed.xml";
    expect(await pagesWritten(listing)).toContain(feed);
    const [renamed, dated, other] = [
      withPage(listing, "/slates", { title: "Welsh slates" }),
      withPage(listing, "/slates", { title: "Welsh slates", date: "2026-11-21" }),
      withPage(listing, "/slates", {
        title: "Welsh slates",
        date: "2026-11-21",
        sections: [heading("Slates that last")],
      }),
    ];
    const lists = ["/news.html", "/slate-work.html", feed];
    expect(await pagesWritten(renamed)).toEqual([...lists, "/slates.html"].sort());
    expect(await pagesWritten(dated)).toEqual([...lists, "/slates.html"].sort());
    expect(await pagesWritten(other)).toEqual(["/slates.html"]);
    // The breadcrumbs in the structured data contain a page's label as well.
    const called = withPage(other, "/otherby", { label: "The bay" });
    expect(await pagesWritten(called)).toEqual(["/near.html", "/otherby.html"]);
    const tagged = withPage(called, "/tiles", { tags: ["Slate"] });
    expect(await pagesWritten(tagged)).toEqual([feed, "/slate-work.html", "/tiles.html"].sort());
    // The pages of the tag no longer link to a page that lists some of them only.
    const sections: PageConfig["sections"] = [
      heading("Slate"),
      { type: "pageList", tag: "Slate", year: 2026 },
    ];
    const limited = withPage(tagged, "/slate-work", { sections });
    const all = ["/slate-work.html", "/slates.html", "/tiles.html"];
    expect(await pagesWritten(limited)).toEqual(all);
  });
});
