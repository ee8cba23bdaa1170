import { existsSync, realpathSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { writeUnflushed } from "../../lib/files/files.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { takeLock } from "../../output/lock.ts";
import { dropCachedSide } from "./cached-side.ts";
import {
  type BrokenSite,
  buildSide,
  type DiffFolders,
  type DiffRequest,
  openBase,
} from "./diff-sides.ts";
import { findingsDiff } from "./findings.ts";
import { type SiteDiff, siteDiff } from "./site-diff.ts";

type Compared = { diff: SiteDiff } | { broken: BrokenSite };

/**
 * Builds a site as it is and as it was into two cache folders, and compares the models of their pages.
 * Both builds stay, so that the next diff builds only what has changed.
 */
export async function diffSite(request: DiffRequest): Promise<Compared> {
  const { configFile, observer } = request;
  const cacheDir = cacheDirOf(configFile);
  const workspace = await openDiffFolder(join(cacheDir, "diff"), realpathSync(configFile));
  const wait = () =>
    observer?.tell?.("Another diff of this site is running; this one waits for it.");
  const lock = await takeLock(join(workspace, ".building"), wait);
  try {
    return await compare(request, { cacheDir, workspace });
  } finally {
    lock.end();
  }
}

/** Contains the path of the config to which a folder belongs. */
const CONFIG_PATH_FILE = "config.txt";

/** The folder of a config. Removes folders of configs that no longer exist. */
async function openDiffFolder(all: string, configFile: string): Promise<string> {
  const folder = join(all, contentHash(configFile));
  if (existsSync(join(folder, CONFIG_PATH_FILE))) return folder;
  await writeUnflushed(join(folder, CONFIG_PATH_FILE), configFile);
  for (const name of await readdir(all)) {
    const about = await readFile(join(all, name, CONFIG_PATH_FILE), "utf8").catch(() => configFile);
    if (!existsSync(about)) await rm(join(all, name), { recursive: true, force: true });
  }
  return folder;
}

async function compare(request: DiffRequest, places: DiffFolders): Promise<Compared> {
  const now = await buildSide(request.configFile, "now", request, places);
  if ("broken" in now) return now;
  const old = await openBase(request, places);
  if ("broken" in old) return { broken: { ...old.broken, isBase: true } };
  const findings = old.diagnostics && findingsDiff(old.diagnostics, now.diagnostics ?? []);
  try {
    return { diff: siteDiff(old.side, now.side, findings) };
  } catch (error) {
    // Part of the cached build has been deleted.
    if (await dropCachedSide(places.workspace)) return compare(request, places);
    throw error;
  }
}
