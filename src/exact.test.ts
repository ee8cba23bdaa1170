// @vitest-environment node
import { appendFileSync, existsSync, lstatSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildSite } from "./build-site.ts";
import { PROJECT_DIR } from "./cache/cache.ts";
import { stampOf } from "./files/files.ts";
import { readPageCache, readRecord, writeRecord } from "./incremental/build-record.ts";
import { runCommand } from "./testing/command.ts";
import { allTimesIn } from "./testing/folder.ts";
import { type Config, makeConfig, makePage, type PageConfig, writeSite } from "./testing/site.ts";
import { localPage, params, template, templated } from "./testing/template.ts";

/** A fault in what fills pages in, and a component that shows something else each time. */
const fault = vi.hoisted(() => ({ isThere: false, isUnstable: false }));

vi.mock("./bundle/site-code.ts", async (importOriginal) => {
  const real = await importOriginal<typeof import("./bundle/site-code.ts")>();
  const loadRenderer: typeof real.loadRenderer = async (file) => {
    const entry = await real.loadRenderer(file);
    const createRenderer: typeof entry.createRenderer = (model) => {
      const renderer = entry.createRenderer(model);
      const page: typeof renderer.page = (route) => {
        const made = renderer.page(route);
        return fault.isThere ? { ...made, main: made.main.replace(/[Rr]oofs/g, "Roofz") } : made;
      };
      const plain: typeof renderer.plain = (route) => {
        const made = renderer.plain(route);
        return fault.isUnstable ? { ...made, main: `${made.main}${Math.random()}` } : made;
      };
      return { ...renderer, page, plain };
    };
    return { ...entry, createRenderer };
  };
  return { ...real, loadRenderer };
});

const folders: string[] = [];
afterEach(() => {
  fault.isThere = false;
  fault.isUnstable = false;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site on the disk, and how to build it. */
function siteOf(config: Config) {
  const { folder, file } = writeSite(config);
  folders.push(folder);
  const out = join(folder, "dist");
  const build = (verify: boolean) => buildSite({ configFile: file, outDir: out, verify });
  return { file, out, build };
}

/** What fillers of templates may trip over, as an owner could write it. */
const NASTY = [
  "{business.name}{business.phone} {a.{business.name}\\} \\{ {",
  "<b>Bold</b> & <script>alert(1)</script> &amp;",
  "$& $1 $$ $` $' %s \\1",
  `"quoted" 'twice' \`thrice\``,
  "C:\\roofs\\new \\u0041 \\n",
  "👷🏽 ﬁ é e\u0301 İı ß",
  "שלום roofs العالم \u202e\u200f\u200b",
  "line\u2028after\u2029line",
  "Location",
  "location",
  "constructor",
  "__proto__",
  "toString",
  "local",
  "hero",
  "undefined",
  "null",
  "0",
  "-1.50",
  " space ",
  "/",
  "#top",
  "https://words.example/?a=b&c=d",
  "javascript:alert(1)",
  "\ue000",
  "\ue000\ue001 \uf8ff",
  "_R_0_",
  "<!--",
  "x".repeat(20_000),
  "word ".repeat(2000).trim(),
  "a",
] as const;

/** The template's parameter as a list of any length. */
const anyCount = template();
anyCount.params.areas = { type: "list", description: "Places nearby" };

/** Markdown takes neither HTML nor code but as words. */
const asMarkdown = (word: string) => word.replace(/[<`]/g, "\\$&");

/** Each nasty word in each parameter, and twice among words that are not. */
const nastyPages = (): PageConfig[] =>
  NASTY.flatMap((word, index) => {
    const next = NASTY[(index + 1) % NASTY.length] ?? "";
    return [
      { location: word },
      { story: asMarkdown(word) },
      { areas: [word, next, word, "Otherby"] },
      {
        areas: Array.from({ length: 10 * index }, (_, number) => `${word.slice(0, 50)} ${number}`),
      },
      { location: word, story: asMarkdown(word), areas: [word, next] },
    ].map((given, at) =>
      localPage({
        path: `/nasty-${index}-${at}`,
        title: `${word.slice(0, 200)} ${index} ${at}`,
        params: params({ location: `Town ${index} ${at}`, ...given }),
      }),
    );
  });

describe("pages that are filled in are those that are rendered plainly", () => {
  it("on the project's own site", async () => {
    const outDir = mkdtempSync(join(tmpdir(), "plumbline-exact-"));
    folders.push(outDir);
    const configFile = join(PROJECT_DIR, "site.config.json");
    const { isBuilt, differences } = await buildSite({ configFile, outDir, verify: true });
    expect({ isBuilt, differences }).toEqual({ isBuilt: true, differences: [] });
  });

  it("on sixty pages of many forms", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-exact-"));
    folders.push(folder);
    const [file, out] = [join(folder, "site.config.json"), join(folder, "dist")];
    const { code } = await runCommand("gen", ..."--kind mixed --pages 60 --out".split(" "), file);
    expect(code).toBe(0);
    const ended = await runCommand("build", "--config", file, "--out", out, "--verify");
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/: \d\d pages in/) });
  });

  it("with a feed of news", async () => {
    const { sections = [] } = makePage();
    const list = makePage({ sections: [...sections, { type: "newsList", heading: "News" }] });
    const entry = makePage({ path: "/entry", title: "What is new", date: "2026-11-21" });
    const { isBuilt, differences } = await siteOf(makeConfig({ pages: [list, entry] })).build(true);
    expect({ isBuilt, differences }).toEqual({ isBuilt: true, differences: [] });
  });

  it("with words that are made to trip them up", async () => {
    const { build } = siteOf({ ...templated(...nastyPages()), templates: { local: anyCount } });
    const { diagnostics, ...result } = await build(true);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
    expect(result).toMatchObject({ isBuilt: true, differences: [] });
  });
});

describe("the comparison with plain renderings", () => {
  const towns = ["A", "B", "C", "D"].map((location) =>
    localPage({ path: `/${location.toLowerCase()}`, params: params({ location }) }),
  );

  it("finds a fault in what fills pages in, and leaves the last good site alone", async () => {
    const { file, out, build } = siteOf(templated(...towns));
    await build(false);
    const before = allTimesIn(out);
    const other = { ...templated(...towns.slice(1)), footer: { copyright: "© 2027" } };
    writeFileSync(file, JSON.stringify(other, null, 2));
    fault.isThere = true;
    const { isBuilt, differences } = await build(true);
    expect(isBuilt).toBe(false);
    expect(differences.map(({ url }) => url)).toEqual([
      "/index.html",
      "/b.html",
      "/c.html",
      "/d.html",
    ]);
    expect(differences[1]?.built).toMatch(/B Roofz/);
    expect(differences[1]?.plain).toMatch(/B roofs/);
    expect(allTimesIn(out)).toEqual(before);
  });

  it("tells pages apart that are never the same", async () => {
    const { out, build } = siteOf(templated(...towns));
    fault.isUnstable = true;
    const { isBuilt, differences } = await build(true);
    expect(isBuilt).toBe(false);
    expect(differences.map(({ url, isUnstable }) => [url, isUnstable])).toContainEqual([
      "/b.html",
      true,
    ]);
    expect(existsSync(out)).toBe(false);
  });

  it.each(["c.html", "route-data/c.json"])(
    "finds that %s is not what it should be",
    async (name) => {
      const { file, out, build } = siteOf(templated(...towns));
      await build(false);
      const last = await readRecord(out);
      const built = last?.files[`/${name}`];
      if (!last || !built) throw new Error("The build is not remembered.");
      appendFileSync(join(out, name), "!");
      // As if nobody had touched it.
      const stamp = stampOf(lstatSync(join(out, name)));
      const files = { ...last.files, [`/${name}`]: { ...built, stamp } };
      await writeRecord(out, { ...last, files }, await readPageCache(out, last.state));
      const before = allTimesIn(out);
      const ended = await runCommand("build", "--config", file, "--out", out, "--verify");
      expect(ended.stderr).toContain(`/${name} is not what a plain rendering gives:`);
      expect(ended.stderr).toContain(`Nothing was built: "${out}" is as it was.`);
      expect(ended.code).toBe(1);
      expect(allTimesIn(out)).toEqual(before);
    },
  );
});
