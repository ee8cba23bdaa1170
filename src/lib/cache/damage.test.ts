import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildSite } from "../../commands/build/build-site.ts";
import { recordFolder } from "../../output/build-record.ts";
import { damageOne } from "../../testing/changes/damage.ts";
import { editedSite } from "../../testing/changes/edited-site.ts";
import { randomChoices } from "../../testing/changes/random.ts";
import { resultOf } from "../../testing/commands/build-report.ts";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { changed, hashesIn, put } from "../../testing/commands/folder.ts";
import { cached, cachedFolder } from "./cache.ts";

/*
 * Random damage to cached files, code folders and the caches of whole builds; tried with thousands. Each
 * time the result is the same, byte for byte.
 */

const NAMES = ["slate", "tile"];
const bytesOf = (name: string) => Buffer.from(`${name}, `.repeat(99));

it("a cached value is either the same or made again, after each of 200 random damages", async () => {
  const random = randomChoices(1);
  const folder = `test-${randomUUID()}`;
  onTestFinished(() => rmSync(join(TEST_CACHE, folder), { recursive: true }));
  const files = NAMES.map((name) => join(TEST_CACHE, folder, name));
  const all = () =>
    Promise.all(
      NAMES.map((name) => cached(TEST_CACHE, `${folder}/${name}`, async () => bytesOf(name))),
    );
  const right = NAMES.map(String).map(bytesOf);
  expect(await all()).toEqual(right);
  for (let count = 0; count < 200; count++) {
    const done = damageOne(files, random);
    // `readCache` may return a view, which equals a buffer with the same bytes.
    expect((await all()).map(Buffer.from), done).toEqual(right);
  }
});

it("a copied code folder is read once, and made again if it is then damaged", async () => {
  const root = mkdtempSync(join(tmpdir(), "plumbline-copied-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "code");
  let made = 0;
  const open = async () => {
    await cachedFolder(folder, async ({ work }: { work: string }) => {
      made += 1;
      put(work, "slate.mjs", bytesOf("slate"));
    });
    return hashesIn(folder)["files.json"];
  };
  const first = await open();
  renameSync(folder, join(root, "original"));
  cpSync(join(root, "original"), folder, { recursive: true });
  const copied = await open();
  expect(copied).not.toBe(first);
  expect([await open(), made]).toEqual([copied, 1]);
  put(folder, "slate.mjs", bytesOf("tile"));
  await open();
  expect(made).toBe(2);
});

it("a code folder is either the same or made again, after each of 300 random damages", async () => {
  const random = randomChoices(2);
  const root = mkdtempSync(join(tmpdir(), "plumbline-kept-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = ["one", "two"].map((name) => join(root, name));
  const make =
    (folder: string) =>
    async ({ work }: { work: string }) => {
      for (const name of NAMES) put(work, `in/${name}.mjs`, bytesOf(name + folder));
    };
  const all = async () => {
    for (const folder of folders) expect(await cachedFolder(folder, make(folder))).toBe(folder);
    return folders.map((folder) => {
      const { "files.json": list, ...others } = hashesIn(folder);
      expect(list).toBeDefined();
      return others;
    });
  };
  const right = await all();
  const files = folders.flatMap((folder) =>
    ["files.json", ...NAMES.map((name) => `in/${name}.mjs`)].map((name) => join(folder, name)),
  );
  for (let count = 0; count < 300; count++) {
    const done = damageOne(files, random);
    expect(await all(), done).toEqual(right);
  }
});

it("a site has the same bytes after each of twice 40 random damages to the cache", async () => {
  const random = randomChoices(3);
  const outs = mkdtempSync(join(tmpdir(), "plumbline-damage-"));
  const site = await editedSite(random, join(outs, "dist"));
  const { file, out } = site;
  // A separate cache, so that other tests do not have to rebuild what is damaged here.
  const cacheDir = join(outs, "cache");
  vi.stubEnv("PLUMBLINE_CACHE", cacheDir);
  const record = recordFolder({ outDir: out, cacheDir });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    for (const folder of [outs, site.folder]) rmSync(folder, { recursive: true });
  });
  let told: string[] = [];
  const observer = { tell: (text: string) => told.push(text) };
  const build = () => buildSite({ configFile: file, outDir: out, observer });
  const said = resultOf(await build());
  const right = hashesIn(out);
  for (let round = 0; round < 2; round++) {
    const kept = ["compressed", "fonts", "pictures"].map((name) => join(cacheDir, name));
    const files = [record, ...kept].flatMap((folder) =>
      readdirSync(folder).map((name) => join(folder, name)),
    );
    const done = Array.from({ length: 40 }, () => damageOne(files, random));
    if (round === 0) rmSync(out, { recursive: true });
    expect(resultOf(await build()), done.join("\n")).toEqual(said);
    expect(changed(hashesIn(out), right), done.join("\n")).toEqual([]);
  }
  await build();
  // Everything that this site needs is restored. Some damaged files may not concern it.
  told = [];
  for (const name of readdirSync(record)) {
    rmSync(join(record, name), { recursive: true });
    put(record, name, "damaged");
  }
  await build();
  const line = /^\d+ cache (entry was|entries were) damaged/;
  expect(told).toEqual([expect.stringMatching(line)]);
  await build();
  expect(told).toHaveLength(1);
}, 120_000);
