import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findShards, shardDir } from "../../output/shards.ts";
import { runCommand } from "../../testing/commands/command.ts";
import { allTimesIn, changed, damageIn, hashesIn } from "../../testing/commands/folder.ts";
import { makePage, writeSite } from "../../testing/site.ts";
import { localPage, params, templated } from "../../testing/template.ts";
import { buildSite } from "./build-site.ts";

const PARTS = 4;

const NUMBERS = [{ value: "87%", label: "stay dry" }];
const STEPS = [{ title: "Call", text: "Call me." }];
const ITEMS = [{ title: "Slates" }];

/** Pages of a template among other pages. There are more kinds of pages than have their styles inlined. */
const pages = Array.from({ length: 40 }, (_, index) => {
  const location = `Town ${index}`;
  const areas = [`Town ${(index + 9) % 40}`, "Elsewhere"];
  return localPage({ path: `/town-${index}`, params: params({ location, areas }) });
});
const kinds = Array.from({ length: 20 }, (_, index) =>
  makePage({
    path: `/kind-${index}`,
    title: `Kind ${index}`,
    parent: "/",
    sections: [
      { type: "hero", heading: `Kind ${index}` },
      ...(index & 1 ? [{ type: "prose" as const, text: "Words." }] : []),
      ...(index & 2 ? [{ type: "figures" as const, heading: "N", figures: NUMBERS }] : []),
      ...(index & 4 ? [{ type: "steps" as const, heading: "How", steps: STEPS }] : []),
      ...(index & 8 ? [{ type: "checklist" as const, heading: "What", items: ITEMS }] : []),
      ...(index & 16 ? [{ type: "prose" as const, heading: "Why", text: "Words." }] : []),
    ],
  }),
);
const config = templated(...pages, ...kinds);

describe("a site that is built in shards", () => {
  const { folder, file } = writeSite(config);
  afterAll(() => rmSync(folder, { recursive: true }));
  const out = join(folder, "dist");
  const partOf = (number: number) => `${out}.part-${number}-of-${PARTS}`;
  const build = async (outDir = out) => buildSite({ configFile: file, outDir });
  const buildShard = async (number: number) => {
    const shard = { number, of: PARTS };
    return buildSite({ configFile: file, outDir: shardDir(out, shard), shard });
  };
  const merge = async () =>
    buildSite({ configFile: file, outDir: out, shards: await findShards(out) });
  const run = (...args: string[]) => runCommand(...args, "--config", file, "--out", out);
  let whole: Record<string, string>;

  beforeAll(async () => {
    const outDir = join(folder, "whole");
    expect(await buildSite({ configFile: file, outDir })).toMatchObject({ isBuilt: true });
    whole = hashesIn(outDir);
    rmSync(outDir, { recursive: true });
  });

  it("has the same files as one built at once", async () => {
    const [first, ...others] = [1, 2, 3, 4].map((number) => `${number}/${PARTS}`);
    const made = await run("build", "--shard", first ?? "", "--verify");
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/part-1-of-4: 16 pages/) });
    for (const [index] of others.entries()) {
      expect(await buildShard(index + 2)).toMatchObject({ isBuilt: true, pages: 15 });
    }
    const { code, stdout } = await run("merge", "--verify");
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("61 pages in") });
    expect(changed(hashesIn(out), whole)).toEqual([]);
    expect(damageIn(out)).toEqual([]);
  });

  it("contains no paths of the machine, as shards are sent to others", () => {
    for (const number of [1, 2, 3, 4]) {
      expect(readFileSync(join(partOf(number), ".part.json"), "utf8")).not.toContain(folder);
    }
  });

  it("can be joined again without changes", async () => {
    const before = allTimesIn(out);
    expect(await merge()).toMatchObject({ isBuilt: true, written: [], removed: [] });
    expect(allTimesIn(out)).toEqual(before);
  });

  it("can be built at once afterwards, without changes", async () => {
    const before = allTimesIn(out);
    expect(await build()).toMatchObject({ isBuilt: true, written: [], removed: [] });
    expect(allTimesIn(out)).toEqual(before);
  });

  it("is not used as the whole site if that is built in the same folder", async () => {
    expect(await build(partOf(1))).toMatchObject({ isBuilt: true });
    expect(changed(hashesIn(partOf(1)), whole)).toEqual([]);
    expect(await buildShard(1)).toMatchObject({ isBuilt: true });
  });

  /** Expects joining to fail with this message, and the site to stay unchanged. */
  async function expectRefused(message: string | RegExp): Promise<void> {
    const before = allTimesIn(out);
    await expect(merge()).rejects.toThrow(message);
    expect(allTimesIn(out)).toEqual(before);
  }

  /** Joins with a damaged part, and restores the part. */
  async function withPart(number: number, spoil: (part: string) => void, message: RegExp) {
    const part = partOf(number);
    cpSync(part, join(folder, "kept"), { recursive: true });
    spoil(part);
    await expectRefused(message);
    rmSync(part, { recursive: true, force: true });
    renameSync(join(folder, "kept"), part);
  }

  it("is not joined without all shards, which the command reports in one line", async () => {
    renameSync(partOf(3), join(folder, "kept"));
    const { code, stderr } = await run("merge");
    renameSync(join(folder, "kept"), partOf(3));
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(
        /^Of 4 parts, number 3 is missing\. Build them with npx plumbline build --shard 3\/4.*\n$/,
      ),
    });
  });

  it.each([
    ["a changed page", "town-0.html"],
    ["a changed list", ".part.json"],
  ])("is not joined if a shard has %s", (_, name) =>
    withPart(
      2,
      (part) => {
        const text = readFileSync(join(part, name), "utf8");
        // Not the site in place: the files of joined sites are links to those of their parts.
        rmSync(join(part, name));
        writeFileSync(join(part, name), `${text}}`);
      },
      new RegExp(`part-2-of-4/${name}" has changed since it was built\\. Copy the part again`),
    ),
  );

  it("is not joined if a shard lacks a page, or its record", async () => {
    const lost = (name: string) => (part: string) => rmSync(join(part, name));
    await withPart(2, lost("town-0.html"), /town-0\.html" has changed since it was built/);
    await withPart(2, lost(".part.json"), /part-2-of-4" contains no part of a site/);
  });

  it("is not joined if a shard occurs twice, or belongs to another number of shards", async () => {
    const twin = `${partOf(1)}-again`;
    cpSync(partOf(1), twin, { recursive: true });
    await expectRefused(/are both part 1\./);
    const said = readFileSync(join(twin, ".part.json"), "utf8");
    rmSync(join(twin, ".part.json"));
    writeFileSync(join(twin, ".part.json"), said.replace('"of":4', '"of":2'));
    await expectRefused(/is one of \d parts, but others are of \d\. Delete the old parts\./);
    rmSync(twin, { recursive: true });
  });

  it("is not joined if a shard was built from another config", async () => {
    const pages = config.pages.map((page) =>
      page.path === "/kind-0" ? { ...page, description: "Of another kind." } : page,
    );
    const other = { ...config, pages };
    writeFileSync(file, JSON.stringify(other, null, 2));
    await expectRefused(/^None of the parts has the current version of the page \/kind-0\./);
    // The other parts need not be built again, since their pages are unchanged.
    expect(await buildShard(2)).toMatchObject({ isBuilt: true });
    expect(await merge()).toMatchObject({ isBuilt: true });
    const outDir = join(folder, "whole");
    await buildSite({ configFile: file, outDir });
    expect(changed(hashesIn(out), hashesIn(outDir))).toEqual([]);
  });
});
