import { existsSync, realpathSync, statSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { buildSite } from "./build-site.ts";
import { cacheDirOf } from "./cache/cache-dir.ts";
import { codeKey } from "./code/code.ts";
import type { LocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { type BuiltSide, readBuiltSide } from "./diff/built-side.ts";
import { findingsDiff } from "./diff/findings.ts";
import {
  type CheckedSide,
  forget,
  isOfItsFolder,
  recall,
  remember,
} from "./diff/remembered-side.ts";
import { type SiteDiff, siteDiff } from "./diff/site-diff.ts";
import { writeForNow } from "./files/files.ts";
import { contentHash } from "./files/hash.ts";
import { checkOut, type Tree, treeAt } from "./git/git.ts";
import { ifPossible } from "./output/build-record.ts";
import { takeLock } from "./output/lock.ts";
import type { Observer } from "./pages/observer.ts";

export interface DiffRequest {
  configFile: string;
  /** A revision of git, another config, or the folder of a built site. */
  base: string;
  observer?: Observer;
}

/** A diff, with the two sites that it is of. */
export interface SiteComparison {
  diff: SiteDiff;
  before: BuiltSide;
  after: BuiltSide;
}

/** A site that cannot be compared, since it has errors. */
export interface BrokenSite {
  isBase: boolean;
  configFile: string;
  diagnostics: LocatedDiagnostic[];
  text: string;
}

type Compared = { comparison: SiteComparison } | { broken: BrokenSite };

/** One of the two sites: built, or with what is wrong with it. */
type Side = CheckedSide | { broken: BrokenSite };

/**
 * Builds a site as it is and as it was, each into a folder of its own in the cache, and compares the models
 * of their pages. What is built there stays, so that the next diff makes only what has changed.
 * `use` is called while no other diff may change the two.
 */
export async function diffSite<T>(
  request: DiffRequest,
  use: (compared: Compared) => T | Promise<T>,
): Promise<T> {
  const { configFile, observer } = request;
  const cacheDir = cacheDirOf(configFile);
  const workspace = await openFolder(join(cacheDir, "diff"), realpathSync(configFile));
  const wait = () => observer?.tell?.("Another diff of this site is under way; this one waits.");
  const lock = await takeLock(join(workspace, ".building"), wait);
  try {
    return await use(await compare(request, { cacheDir, workspace }));
  } finally {
    lock.end();
  }
}

/** A file with the path of the config that a folder is about. */
const CONFIG = "config.txt";

/** The folder of a config among those of all; folders of configs that are gone go too. */
async function openFolder(all: string, configFile: string): Promise<string> {
  const folder = join(all, contentHash(configFile));
  if (existsSync(join(folder, CONFIG))) return folder;
  await writeForNow(join(folder, CONFIG), configFile);
  for (const name of await readdir(all)) {
    const about = await readFile(join(all, name, CONFIG), "utf8").catch(() => configFile);
    if (!existsSync(about)) await rm(join(all, name), { recursive: true, force: true });
  }
  return folder;
}

interface Places {
  cacheDir: string;
  workspace: string;
}

async function compare(request: DiffRequest, places: Places): Promise<Compared> {
  const now = await build(request.configFile, "now", request, places);
  if ("broken" in now) return now;
  const old = await openBase(request, places);
  if ("broken" in old) return { broken: { ...old.broken, isBase: true } };
  const [before, after] = [old.side, now.side];
  const findings = old.diagnostics && findingsDiff(old.diagnostics, now.diagnostics ?? []);
  try {
    return { comparison: { diff: siteDiff(before, after, findings), before, after } };
  } catch (error) {
    // Of what was remembered somebody has deleted a part.
    if (await forget(places.workspace)) return compare(request, places);
    throw error;
  }
}

/** What there is under that name comes before what git knows. */
async function openBase(request: DiffRequest, places: Places): Promise<Side> {
  const { base } = request;
  const found = statSync(base, { throwIfNoEntry: false });
  if (found?.isDirectory()) return { side: readBuiltSide(resolve(base)), diagnostics: undefined };
  return found ? build(base, "file", request, places) : revisionSide(request, places);
}

/** The site as it was in a revision: as it was built last time, if that has the same content. */
async function revisionSide(request: DiffRequest, places: Places): Promise<Side> {
  const { workspace } = places;
  const tree = await treeOf(request);
  const name = contentHash(codeKey(), tree.id, basename(request.configFile), thisHour());
  const known = await recall(workspace, name);
  if (known && existsSync(known.side.folder)) return known;
  const into = join(workspace, "checked-out");
  await checkOut(tree, into, join(workspace, "checked-out.index"));
  const config = join(into, basename(request.configFile));
  if (!existsSync(config)) throw new Error(notCommitted(request));
  const built = await build(config, "revision", request, places);
  if (!("broken" in built) && isOfItsFolder(into, config)) {
    await ifPossible(() => remember(workspace, name, built));
  }
  return built;
}

/** Pages may come and go by themselves at the beginning of a day, wherever that is. */
const thisHour = () => new Date().toISOString().slice(0, "2026-01-01T00".length);

async function treeOf({ configFile, base }: DiffRequest): Promise<Tree> {
  const folder = dirname(resolve(configFile));
  try {
    return await treeAt(folder, base);
  } catch (error) {
    throw new Error(noRevision(base, error));
  }
}

const OTHER_BASE = "Name a revision, an older config or the folder of a built site with --base.";

const notCommitted = ({ configFile, base }: DiffRequest): string =>
  `There is no "${basename(configFile)}" in ${base}: it was not committed then. ${OTHER_BASE}`;

function noRevision(base: string, error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const [, said = words] = /(?:fatal|error): (.+)/.exec(words) ?? [];
  return `There is no "${base}" to compare with: it is no file and no folder, and git has none (${said}). ${OTHER_BASE}`;
}

async function build(
  configFile: string,
  name: string,
  { observer }: DiffRequest,
  { cacheDir, workspace }: Places,
): Promise<Side> {
  const outDir = join(workspace, name);
  const named = relative(".", resolve(configFile));
  const result = await buildSite({
    configFile: named,
    outDir,
    cacheDir,
    ...(observer && { observer }),
  });
  const { isBuilt, diagnostics, text } = result;
  return isBuilt
    ? { side: readBuiltSide(outDir), diagnostics }
    : { broken: { isBase: false, configFile: named, diagnostics, text } };
}
