import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type EditedSite, editedSite } from "../../testing/changes/edited-site.ts";
import { CONFIG_EDITS, type Edit } from "../../testing/changes/edits.ts";
import { FILE_EDITS } from "../../testing/changes/file-edits.ts";
import { randomChoices } from "../../testing/changes/random.ts";
import { resultOf } from "../../testing/commands/build-report.ts";
import { changed, damageIn, hashesIn, timesIn } from "../../testing/commands/folder.ts";
import { commitAll, git } from "../../testing/commands/repository.ts";
import type { Config } from "../../testing/site.ts";
import { buildSite } from "./build-site.ts";

const DAY = "2026-03-03";

const EDITS = { ...CONFIG_EDITS, ...FILE_EDITS };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site to change, and the folder into which it is built repeatedly. */
async function start(seed: number) {
  const outs = mkdtempSync(join(tmpdir(), "plumbline-warm-"));
  const site = await editedSite(randomChoices(seed), join(outs, "warm"));
  folders.push(outs, site.folder);
  const save = () => writeFileSync(site.file, JSON.stringify(site.config, null, 2));
  return { site, outs, save };
}

/** The result of a build into a new folder, without a cache. */
async function coldBuild({ file }: EditedSite, outDir: string) {
  const result = resultOf(await buildSite({ configFile: file, outDir }));
  const files = hashesIn(outDir);
  rmSync(outDir, { recursive: true, force: true });
  return { result, files };
}

/** Builds, and compares with a build without a cache: whether it succeeds, and its files. */
async function buildAndCompare(
  site: EditedSite,
  before: Snapshot,
  coldDir: string,
  after: string,
): Promise<{ isBuilt: boolean; built: Snapshot }> {
  const { file, out } = site;
  const result = resultOf(await buildSite({ configFile: file, outDir: out }));
  const cold = await coldBuild(site, coldDir);
  expect(result, after).toEqual(cold.result);
  const built = snapshot(site);
  if (!result.isBuilt) {
    expect(built, after).toEqual(before);
    return { isBuilt: false, built };
  }
  // Files that no build has written stay, and do not belong to the site.
  const strange = changed(built.files, cold.files);
  expect(strange, after).toEqual(Object.keys(before.files).filter(isStrange).sort());
  expect(damageIn(out), after).toEqual(strange);
  const again = await buildSite({ configFile: file, outDir: out });
  expect(resultOf(again), after).toEqual(result);
  expect([...again.written, ...again.removed], after).toEqual([]);
  expect(snapshot(site), after).toEqual(built);
  return { isBuilt: true, built };
}

const isStrange = (path: string) => path.startsWith("strange/");

/** Unchanged files keep their time, unless somebody has touched them. */
function retimed(before: Snapshot, atEdit: Snapshot, now: Snapshot): string[] {
  const isAsItWas = (path: string) =>
    before.times[path] === atEdit.times[path] && atEdit.files[path] === now.files[path];
  const same = Object.keys(atEdit.files).filter(isAsItWas);
  return same.filter((path) => atEdit.times[path] !== now.times[path]);
}

type Snapshot = ReturnType<typeof snapshot>;
const snapshot = ({ out }: EditedSite) => ({ files: hashesIn(out), times: timesIn(out) });

/** For the site in a repository: a commit in the middle and one at the end. */
const COMMIT = "a commit";

/** All kinds of changes in random order, in two sequences that start from the first state. */
function rowOf(row: number): string[] {
  const all = randomChoices(1).shuffled([...Object.keys(EDITS), "an earlier state"]);
  const half = all.length / 2;
  if (row === 1) return all.slice(0, half);
  const names = all.slice(half);
  return [...names.slice(0, half / 2), COMMIT, ...names.slice(half / 2), COMMIT];
}

/** Changes that need a certain state of the site. */
function editsOf(past: readonly Config[]): Record<string, Edit> {
  return {
    ...EDITS,
    [COMMIT]: ({ folder }) => commitAll(folder, DAY),
    "an earlier state"(site) {
      site.config = structuredClone(site.random.pick(past));
    },
  };
}

describe("a build after other builds equals one from nothing", () => {
  it.each([1, 2])("in row %i of changes", async (row) => {
    const { site, outs, save } = await start(row);
    const past: Config[] = [];
    const edits = editsOf(past);
    const names = rowOf(row);
    if (names.includes(COMMIT)) git(site.folder, DAY, "init");
    const first = await buildAndCompare(site, snapshot(site), join(outs, "cold"), "nothing");
    expect(first.isBuilt).toBe(true);
    let before = first.built;
    past.push(structuredClone(site.config));
    for (const [number, name] of names.entries()) {
      const after = names.slice(0, number + 1).join(", ");
      await edits[name]?.(site);
      save();
      const atEdit = snapshot(site);
      const coldDir = join(outs, `cold-${number}`);
      const { isBuilt, built } = await buildAndCompare(site, atEdit, coldDir, after);
      const isForgotten = name === "the cache is deleted";
      expect(isForgotten ? [] : retimed(before, atEdit, built), after).toEqual([]);
      before = built;
      if (isBuilt) past.push(structuredClone(site.config));
      else site.config = structuredClone(past.at(-1) ?? site.config);
    }
  });
});
