import { existsSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { buildSite } from "./build-site.ts";
import { cacheDirOf } from "./cache/cache-dir.ts";
import type { LocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { type BuiltSide, readBuiltSide } from "./diff/built-side.ts";
import { findingsDiff } from "./diff/findings.ts";
import { type SiteDiff, siteDiff } from "./diff/site-diff.ts";
import { contentHash } from "./files/hash.ts";
import { checkOut } from "./git/git.ts";
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
  configFile: string;
  diagnostics: LocatedDiagnostic[];
  text: string;
}

type Compared = { comparison: SiteComparison } | { broken: BrokenSite };

/** One of the two sites: built, or with what is wrong with it. */
type Side =
  | { folder: string; diagnostics: LocatedDiagnostic[] | undefined }
  | { broken: BrokenSite };

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
  const workspace = join(cacheDir, "diff", contentHash(realpathSync(configFile)));
  mkdirSync(workspace, { recursive: true });
  const wait = () => observer?.tell?.("Another diff of this site is under way; this one waits.");
  const lock = await takeLock(join(workspace, ".building"), wait);
  try {
    return await use(await compare(request, { cacheDir, workspace }));
  } finally {
    lock.end();
  }
}

interface Places {
  cacheDir: string;
  workspace: string;
}

async function compare(request: DiffRequest, places: Places): Promise<Compared> {
  const old = await openBase(request, places);
  if ("broken" in old) return old;
  const now = await build(request.configFile, "now", request, places);
  if ("broken" in now) return now;
  const [before, after] = [readBuiltSide(old.folder), readBuiltSide(now.folder)];
  const findings = old.diagnostics && findingsDiff(old.diagnostics, now.diagnostics ?? []);
  return { comparison: { diff: siteDiff(before, after, findings), before, after } };
}

/** What there is under that name comes before what git knows. */
async function openBase(request: DiffRequest, places: Places): Promise<Side> {
  const { base } = request;
  const found = statSync(base, { throwIfNoEntry: false });
  if (found?.isDirectory()) return { folder: resolve(base), diagnostics: undefined };
  if (found) return build(base, "file", request, places);
  return build(await configAt(request, places), "revision", request, places);
}

/** The config as it was in a revision, with all of its folder, checked out in the cache. */
async function configAt({ configFile, base }: DiffRequest, { workspace }: Places): Promise<string> {
  const folder = dirname(resolve(configFile));
  const into = join(workspace, "checked-out");
  try {
    await checkOut(folder, base, { into, index: join(workspace, "checked-out.index") });
  } catch (error) {
    throw new Error(noRevision(base, folder, error));
  }
  const config = join(into, basename(configFile));
  if (existsSync(config)) return config;
  throw new Error(
    `There is no "${basename(configFile)}" in ${base}: it was not committed then. ${OTHER_BASE}`,
  );
}

const OTHER_BASE =
  "Name another revision, an older config or the folder of a built site with --base.";

function noRevision(base: string, folder: string, error: unknown): string {
  const [, said] = /(?:fatal|error): (.+)/.exec(String(error)) ?? [];
  const why = said ?? (error instanceof Error ? error.message : String(error));
  return `There is no "${base}" to compare with: it is no file and no folder, and git does not have it for "${folder}" (${why}). ${OTHER_BASE}`;
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
    ? { folder: outDir, diagnostics }
    : { broken: { configFile: named, diagnostics, text } };
}
