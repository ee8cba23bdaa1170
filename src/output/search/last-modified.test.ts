import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { readSource } from "../../config/read-config.ts";
import { checkSite } from "../../pipeline.ts";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { commitAll, git } from "../../testing/commands/repository.ts";
import { SMALL_SVG } from "../../testing/facts.ts";
import {
  type Config,
  makeConfig,
  makePage,
  type PageConfig,
  siteOf,
  writeSite,
  wrong,
} from "../../testing/site.ts";
import { lastModified } from "./last-modified.ts";

const TODAY = "2026-11-21";
/** By default git quotes and escapes names with special characters. */
const ROOF = "tŷ.svg";
const roof = { file: ROOF, alt: "A roof" };
const hero = (heading: string) => ({ type: "hero", heading }) as const;

const slate = makePage({ path: "/slate", title: "Slate", sections: [hero("Slate roofs")] });
const tile = makePage({ path: "/tile", title: "Tiles for {business.address.locality}" });
const town = (place: string): PageConfig => ({
  path: `/${place.toLowerCase()}`,
  template: "town",
  params: { place },
});
const templates: Config["templates"] = {
  town: {
    params: { place: { type: "text", description: "The place" } },
    label: "{place}",
    title: "Roofs in {place}",
    description: "Dry roofs for {place}.",
    sections: [hero("Roofs for {place}")],
  },
};
const first = makeConfig({ templates, pages: [makePage(), slate, tile, town("Mockham")] });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A repository with a site in it; each change is written and committed on its day. */
function repository(changes: [date: string, config: Config | string][]) {
  const { folder, file } = writeSite(first, { [ROOF]: SMALL_SVG });
  folders.push(folder);
  git(folder, TODAY, "init");
  for (const [date, config] of changes) {
    write(file, config);
    commitAll(folder, date);
  }
  return { folder, file };
}

const write = (file: string, config: Config | string) =>
  writeFileSync(file, typeof config === "string" ? config : JSON.stringify(config, null, 2));

/** The date of each page by its path. */
async function datesOf(file: string): Promise<Record<string, string | undefined>> {
  const site = siteOf(await checkSite(file));
  const dateOf = await lastModified(readSource(file), TEST_CACHE, new Date(`${TODAY}T23:00:00Z`));
  return Object.fromEntries(site.summary.pages.map(({ path, dated }) => [path, dateOf(dated)]));
}

/** The dates after a first version of 2026-01-01 and one change of 2026-03-03. */
async function datesAfter(changed: Config | string) {
  return datesOf(
    repository([
      ["2026-01-01", first],
      ["2026-03-03", changed],
    ]).file,
  );
}

const [OLD, NEW] = ["2026-01-01", "2026-03-03"];
const unchanged = { "/": OLD, "/slate": OLD, "/tile": OLD, "/mockham": OLD };

describe("the day of a page's last change", () => {
  it("follows its own lines", async () => {
    const reworded = { ...slate, sections: [hero("Slate, split by hand")] };
    const pages = first.pages.map((page) => (page === slate ? reworded : page));
    expect(await datesAfter({ ...first, pages })).toEqual({ ...unchanged, "/slate": NEW });
  });

  it("ignores a page that is added before, between or after", async () => {
    const [home = makePage(), ...rest] = first.pages;
    const added = ["/a", "/b", "/c"].map((path) => makePage({ path, title: path }));
    const [a = home, b = home, c = home] = added;
    const dates = await datesAfter({ ...first, pages: [a, home, b, ...rest, c] });
    expect(dates).toEqual({ ...unchanged, "/a": NEW, "/b": NEW, "/c": NEW });
  });

  it("follows its row if its parameters are in a table", async () => {
    const config = {
      ...first,
      pages: [makePage(), { path: "/{place}", template: "town", params: wrong("towns.csv") }],
    };
    const { folder, file } = repository([]);
    const towns = join(folder, "towns.csv");
    write(file, wrong<Config>(config));
    writeFileSync(towns, "place\nMockham\nOtherby\n");
    commitAll(folder, OLD);
    writeFileSync(towns, "place\nMockham\nOtherby\nThirdwick\n");
    commitAll(folder, NEW);
    const dates = { "/": OLD, "/mockham": OLD, "/otherby": OLD, "/thirdwick": NEW };
    expect(await datesOf(file)).toEqual(dates);
  });

  it("follows the template's lines, for each of its pages", async () => {
    const text = JSON.stringify(first, null, 2).replace("Dry roofs for", "Good roofs for");
    expect(await datesAfter(text)).toEqual({ ...unchanged, "/mockham": NEW });
  });

  it("follows the facts that the page uses", async () => {
    const address = { ...first.business.address, locality: "Newtown" };
    const business = { ...first.business, address };
    expect(await datesAfter({ ...first, business })).toEqual({ ...unchanged, "/tile": NEW });
  });

  it("follows the facts within those facts", async () => {
    const facts = { place: "{business.facts.way} Testford", way: "near" };
    const business = { ...first.business, facts };
    const pages = [makePage(), slate, { ...tile, title: "Tiles {business.facts.place}" }];
    const before = { ...first, business, pages };
    const { file } = repository([
      [OLD, before],
      [NEW, { ...before, business: { ...business, facts: { ...facts, way: "in" } } }],
    ]);
    expect(await datesOf(file)).toEqual({ "/": OLD, "/slate": OLD, "/tile": NEW });
  });

  it("follows a location, on the page about it", async () => {
    const shop = { penryn: { name: "Penryn", page: "/slate", address: {} } };
    const moved = { penryn: { ...shop.penryn, name: "Falmouth" } };
    const { file } = repository([
      [OLD, { ...first, locations: shop }],
      [NEW, { ...first, locations: moved }],
    ]);
    expect(await datesOf(file)).toEqual({ ...unchanged, "/slate": NEW });
  });

  it("follows any fact if the page's structured data contains them all", async () => {
    const service = { structuredData: "service" as const };
    // The structured data of a service in one place only contain its name.
    const pages = first.pages.map((page) => {
      if (page.path === "/mockham") return { ...page, ...service, areaServed: "Mockham" };
      return page === slate ? { ...page, ...service } : page;
    });
    const before = { ...first, pages };
    const after = { ...before, business: { ...first.business, foundingYear: 2019 } };
    const { file } = repository([
      [OLD, before],
      [NEW, after],
    ]);
    expect(await datesOf(file)).toEqual({ ...unchanged, "/slate": NEW });
  });

  it("ignores header, footer and white space", async () => {
    const footer = { ...first.footer, copyright: "© 2026 {business.name}" };
    expect(await datesAfter(JSON.stringify({ ...first, footer }, null, 4))).toEqual(unchanged);
  });

  it("follows the pictures of the page", async () => {
    const pages = [makePage({ sections: [{ ...hero("Roofs"), picture: roof }] }), slate];
    const { folder, file } = repository([[OLD, { ...first, pages }]]);
    expect(await datesOf(file)).toEqual({ "/": OLD, "/slate": OLD });
    writeFileSync(join(folder, "public/media", ROOF), SMALL_SVG.replace("4", "8"));
    expect(await datesOf(file)).toEqual({ "/": TODAY, "/slate": OLD });
    git(folder, NEW, "commit", "-am", "A wider roof");
    expect(await datesOf(file)).toEqual({ "/": NEW, "/slate": OLD });
  });

  it("is today for uncommitted changes, and never later", async () => {
    const { folder, file } = repository([[OLD, first]]);
    write(file, JSON.stringify(first, null, 2).replace("Slate roofs", "Roofs of slate"));
    expect(await datesOf(file)).toEqual({ ...unchanged, "/slate": TODAY });
    git(folder, "2031-01-01", "commit", "-am", "By a clock that is wrong");
    expect(await datesOf(file)).toEqual({ ...unchanged, "/slate": TODAY });
  });
});

it("is missing for a file without pages", async () => {
  const { folder, file } = repository([[OLD, first]]);
  write(file, "{}");
  const dateOf = await lastModified(readSource(file), TEST_CACHE);
  expect(dateOf({ origin: ["pages", 0], paths: [["business"]], media: [] })).toBeUndefined();
  commitAll(folder, NEW);
  expect(
    (await lastModified(readSource(file), TEST_CACHE))({
      origin: ["pages", 0],
      paths: [],
      media: [],
    }),
  ).toBeUndefined();
});

describe("the date of a page's last change is unknown", () => {
  const unknown = Object.fromEntries(Object.keys(unchanged).map((path) => [path, undefined]));

  it("outside of a repository", async () => {
    const { folder, file } = writeSite(first);
    folders.push(folder);
    expect(await datesOf(file)).toEqual(unknown);
  });

  it("in a repository that does not track the file, or has no commit yet", async () => {
    const { folder, file } = repository([]);
    expect(await datesOf(file)).toEqual(unknown);
    git(folder, OLD, "add", "public");
    git(folder, OLD, "commit", "-m", "Pictures only");
    expect(await datesOf(file)).toEqual(unknown);
  });

  it("without git", async () => {
    const { file } = repository([[OLD, first]]);
    const path = process.env.PATH;
    process.env.PATH = "/nowhere";
    const dates = await datesOf(file).finally(() => {
      process.env.PATH = path;
    });
    expect(dates).toEqual(unknown);
  });

  it("for changes before a shallow clone", async () => {
    const added = { ...first, pages: [...first.pages, makePage({ path: "/new", title: "New" })] };
    const { folder } = repository([
      [OLD, first],
      ["2026-02-02", `${JSON.stringify(first, null, 2)}\n`],
      [NEW, added],
    ]);
    const clones = mkdtempSync(join(tmpdir(), "plumbline-clones-"));
    folders.push(clones);
    const datesAt = (depth: string) => {
      git(clones, TODAY, "clone", "--depth", depth, `file://${folder}`, depth);
      return datesOf(join(clones, depth, "site.config.json"));
    };
    expect(await datesAt("1")).toEqual({ ...unknown, "/new": undefined });
    expect(await datesAt("2")).toEqual({ ...unknown, "/new": NEW });
    expect(await datesAt("9")).toEqual({ ...unchanged, "/new": NEW });
  });

  it("within a hook of another repository", async () => {
    const other = repository([[OLD, first]]);
    const { folder, file } = writeSite(first);
    folders.push(folder);
    process.env.GIT_DIR = join(other.folder, ".git");
    const dates = await datesOf(file).finally(() => {
      delete process.env.GIT_DIR;
    });
    expect(dates).toEqual(unknown);
  });

  it("for pages on the same line", async () => {
    const { file } = repository([[OLD, JSON.stringify(first)]]);
    expect(await datesOf(file)).toEqual(unknown);
  });

  it("if git ignores a picture", async () => {
    const pages = [makePage({ sections: [{ ...hero("Roofs"), picture: roof }] }), slate];
    const { folder, file } = writeSite({ ...first, pages }, { [ROOF]: SMALL_SVG });
    folders.push(folder);
    writeFileSync(join(folder, ".gitignore"), "*.svg\n");
    git(folder, OLD, "init");
    git(folder, OLD, "add", ".");
    git(folder, OLD, "commit", "-m", "Without pictures");
    expect(await datesOf(file)).toEqual({ "/": undefined, "/slate": OLD });
  });
});
