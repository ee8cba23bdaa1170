import { randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { cacheDirOf } from "../../src/lib/cache/cache-dir.ts";
import { CODE_CACHE, PROJECT_DIR } from "../../src/lib/code/project.ts";
import { publicDirOf } from "../../src/lib/files/public-folder.ts";
import { generatedConfig } from "../gen/generated-config.ts";
import { KINDS, type KindName } from "../gen/kinds.ts";
import { commonFlags } from "../lib/options/args.ts";
import { changesOf, editsFor, type Generated } from "./edits.ts";
import { problemsOf } from "./expectations.ts";
import { compare, type FolderDifference, snapshot } from "./folder.ts";
import { measureCommand } from "./measure.ts";
import type { Change, Cold, Results, Usage, Warm } from "./results.ts";

const SOURCE = commonFlags.config.default;

/** A generated site in its own folder, and its output folder. */
interface BenchSite extends Generated {
  name: KindName;
  config: string;
  out: string;
}

export interface Plan {
  kinds: readonly KindName[];
  /** The number of local pages of each site, in order. */
  sizes: readonly number[];
  /** The sites that are built again with changes. */
  warm: ReadonlySet<number>;
  runs: number;
}

/**
 * Builds one site after another, each first without a cache and then with changes. The folder need not be
 * empty.
 */
export async function measureSeries(
  { kinds, sizes, warm, runs }: Plan,
  folder: string,
): Promise<Pick<Results, "cold" | "warm" | "problems">> {
  const results: Pick<Results, "cold" | "warm" | "problems"> = { cold: [], warm: [], problems: [] };
  const sites = kinds.flatMap((name) => sizes.map((local) => ({ name, local })));
  for (const { name, local } of sites) {
    const site = makeSite(name, local, join(folder, `${name}-${local}`));
    results.cold.push(await measureCold(site, runs));
    for (const change of warm.has(local) ? changesOf(site) : []) {
      results.warm.push(await measureWarm(site, change, runs, results.problems));
    }
  }
  return results;
}

/**
 * The output of `plumbline gen` in a separate folder, so that generated sites of earlier runs are not
 * touched.
 */
function makeSite(name: KindName, local: number, folder: string): BenchSite {
  const kind = KINDS[name];
  const [config, out] = [join(folder, "site.config.json"), join(folder, "out")];
  mkdirSync(join(folder, ASIDE), { recursive: true });
  cpSync(publicDirOf(SOURCE), publicDirOf(config), { recursive: true });
  writeFileSync(config, generatedConfig(readFileSync(SOURCE, "utf8"), local, kind));
  return { name, kind, local, config, out };
}

const build = ({ config, out }: BenchSite): Promise<Usage> =>
  measureCommand(["npm", "run", "build", "--", "--config", config, "--out", out], PROJECT_DIR);

async function measureCold(site: BenchSite, runs: number): Promise<Cold> {
  const used: Usage[] = [];
  for (let run = 1; run <= runs; run += 1) {
    forgetEverything(site);
    used.push(await build(site));
    logRun(site, "cold", used);
  }
  return { ...sizeOf(site), runs: used };
}

/** The state after a fresh installation, except for generated files. */
function forgetEverything({ config, out }: BenchSite): void {
  const caches = readdirSync(CODE_CACHE).filter((name) => name !== "generated");
  for (const path of [out, cacheDirOf(config), ...caches.map((name) => join(CODE_CACHE, name))]) {
    if (existsSync(path)) setAside(path, join(dirname(config), ASIDE));
  }
}

/** A folder for files that are deleted at the end. */
const ASIDE = "aside";

/**
 * Moves files away instead of deleting them: after thousands of deletions ext4 is busy for a
 * minute, and creating files takes ten times as long.
 */
function setAside(path: string, folder: string): void {
  try {
    renameSync(path, join(folder, randomUUID()));
  } catch {
    // A rename fails across disks.
    rmSync(path, { recursive: true });
  }
}

function sizeOf({ name, local, out }: BenchSite): Pick<Cold, "kind" | "local" | "pages"> {
  const files = [...snapshot(out).keys()];
  return { kind: name, local, pages: files.filter((path) => path.endsWith(".html")).length };
}

async function measureWarm(
  site: BenchSite,
  change: Change,
  runs: number,
  problems: string[],
): Promise<Warm> {
  const edit = editsFor(site)[change];
  const done: Warm["runs"] = [];
  let before = snapshot(site.out);
  for (let run = 1; run <= runs; run += 1) {
    const text = readFileSync(site.config, "utf8");
    writeFileSync(site.config, edit(text, run));
    const used = await build(site);
    const after = snapshot(site.out);
    const difference = compare(before, after);
    done.push({ ...used, ...countsOf(difference) });
    logRun(site, change, done);
    for (const problem of problemsOf(change, site, difference)) {
      problems.push(
        `${site.local} local pages (${site.name}), ${change} changed, run ${run}: ${problem}`,
      );
    }
    before = after;
  }
  return { ...sizeOf(site), change, runs: done };
}

const countsOf = ({ changed, touched, removed, kept }: FolderDifference) => ({
  written: changed.length + touched.length,
  kept,
  removed: removed.length,
});

/** A series takes long, so it shows progress. */
function logRun({ name, local }: BenchSite, what: string, runs: readonly Usage[]): void {
  const seconds = runs.at(-1)?.wall.toFixed(1);
  console.error(`${local} local pages (${name}), ${what}, run ${runs.length}: ${seconds} s`);
}
