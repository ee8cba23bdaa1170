import { existsSync, realpathSync, statSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { EditedTables } from "../../config/read-config.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { writeUnflushed } from "../../lib/files/files.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { checkOut, type Tree, treeAt } from "../../lib/git/git.ts";
import type { Observer } from "../../output/build-result.ts";
import { takeLock } from "../../output/lock.ts";
import { buildSite } from "../build/build-site.ts";
import { type BuiltSide, readBuiltSide } from "./built-side.ts";
import { findingsDiff, type SiteDiff, siteDiff } from "./site-diff.ts";

type Compared = { diff: SiteDiff } | { broken: BrokenSite };

/**
 * Builds the current and the former site into two cache folders, and compares the models of their pages. Both
 * builds stay in the cache, so that the next diff builds only what has changed.
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

/** Contains the path of the config that a folder belongs to. */
const CONFIG_PATH_FILE = "config.txt";

/** The folder of a config. Removes folders of configs that no longer exist. */
async function openDiffFolder(all: string, configFile: string): Promise<string> {
  const folder = join(all, contentHash(configFile));
  if (existsSync(join(folder, CONFIG_PATH_FILE))) return folder;
  await writeUnflushed(join(folder, CONFIG_PATH_FILE), configFile);
  for (const name of await readdir(all)) {
    // Another diff may be creating its folder at this moment, without the file.
    const about = await readFile(join(all, name, CONFIG_PATH_FILE), "utf8").catch(() => undefined);
    if (about !== undefined && !existsSync(about))
      await rm(join(all, name), { recursive: true, force: true });
  }
  return folder;
}

async function compare(request: DiffRequest, places: DiffFolders): Promise<Compared> {
  const now = await buildSide(request.configFile, "now", request, places, request);
  if ("broken" in now) return now;
  const old = await openBase(request, places);
  if ("broken" in old) return { broken: { ...old.broken, isBase: true } };
  const findings = old.diagnostics && findingsDiff(old.diagnostics, now.diagnostics ?? []);
  return { diff: siteDiff(old.side, now.side, findings) };
}

interface DiffRequest {
  configFile: string;
  /** The config's text while it is edited, instead of that of the file. */
  text?: string;
  /** The texts of its tables that are edited, too. */
  tables?: EditedTables;
  /** A revision of git, another config, or the folder of a built site. */
  base: string;
  observer?: Observer;
}

/** A site that cannot be compared because it has errors. */
export interface BrokenSite {
  isBase: boolean;
  configFile: string;
  diagnostics: LocatedDiagnostic[];
  text: string;
}

/** One of the two sites: built, with its diagnostics if they are known, or with its errors. */
type Side =
  | { side: BuiltSide; diagnostics: LocatedDiagnostic[] | undefined }
  | { broken: BrokenSite };

/** The shared cache, and the folder of this diff. */
interface DiffFolders {
  cacheDir: string;
  workspace: string;
}

/** A file or folder takes precedence over a git revision of the same name. */
async function openBase(request: DiffRequest, places: DiffFolders): Promise<Side> {
  const { base } = request;
  const found = statSync(base, { throwIfNoEntry: false });
  if (found?.isDirectory()) return { side: readBuiltSide(resolve(base)), diagnostics: undefined };
  return found ? buildSide(base, "file", request, places) : revisionSide(request, places);
}

/** The site at a revision; git writes only the files that differ from the last checkout. */
async function revisionSide(request: DiffRequest, places: DiffFolders): Promise<Side> {
  const into = join(places.workspace, "checked-out");
  await checkOut(await revisionTree(request), into, `${into}.index`);
  const config = join(into, basename(request.configFile));
  if (!existsSync(config)) throw new Error(notCommittedMessage(request));
  return buildSide(config, "revision", request, places);
}

async function revisionTree({ configFile, base }: DiffRequest): Promise<Tree> {
  const folder = dirname(resolve(configFile));
  try {
    return await treeAt(folder, base);
  } catch (error) {
    throw new Error(noRevisionMessage(base, error));
  }
}

const OTHER_BASE = "Use --base with a git revision, an older config or the folder of a built site.";

const notCommittedMessage = ({ configFile, base }: DiffRequest): string =>
  `${base} has no "${basename(configFile)}": it was not committed at that point. ${OTHER_BASE}`;

function noRevisionMessage(base: string, error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const [, said = words] = /(?:fatal|error): (.+)/.exec(words) ?? [];
  return `"${base}" is not a file, a folder or a git revision (${said}). ${OTHER_BASE}`;
}

/** Builds a site into a folder in the workspace. */
async function buildSide(
  configFile: string,
  name: string,
  { observer }: DiffRequest,
  { cacheDir, workspace }: DiffFolders,
  { text: edited, tables }: Pick<DiffRequest, "text" | "tables"> = {},
): Promise<Side> {
  const outDir = join(workspace, name);
  const named = relative(".", resolve(configFile));
  const result = await buildSite({
    configFile: named,
    outDir,
    cacheDir,
    text: edited,
    tables,
    ...(observer && { observer }),
  });
  const { isBuilt, diagnostics, text } = result;
  return isBuilt
    ? { side: readBuiltSide(outDir), diagnostics }
    : { broken: { isBase: false, configFile: named, diagnostics, text } };
}
