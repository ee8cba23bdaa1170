import { lstat, readdir, realpath, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { PROJECT_DIR } from "../lib/code/project.ts";
import { isWithin, linkTarget } from "../lib/files/files.ts";
import { publicDirOf } from "../lib/files/public-folder.ts";
import { SERVER_DIR } from "./hosting/hosts.ts";
import { finishPlacing, isUnfinished } from "./place-files.ts";

/**
 * Checks that a site may be built into `outDir`, and returns its real path. Throws if the build would
 * overwrite its own sources.
 */
export async function claimOutDir(outDir: string, configFile: string): Promise<string> {
  const target = await realPath(outDir);
  const publicDir = await realPath(publicDirOf(configFile));
  const sources = [await realPath(configFile), publicDir, await realPath(PROJECT_DIR)];
  if (sources.some((source) => isWithin(source, target)) || isWithin(target, publicDir)) {
    throw new Error(`"${outDir}" contains what the site is built from. ${OTHER_FOLDER_ADVICE}`);
  }
  const link = await lstat(outDir).catch(() => undefined);
  if (link?.isSymbolicLink()) {
    throw new Error(
      `"${outDir}" is a link: the build would replace the link, not the folder it points to. ` +
        `Use that folder: --out ${await linkTarget(outDir)}`,
    );
  }
  const found = await stat(target).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new Error(`"${outDir}" is a file. ${OTHER_FOLDER_ADVICE}`);
  return target;
}

/** Throws if a folder contains files but no sign of an earlier build. */
export async function expectBuiltFolder(outDir: string): Promise<void> {
  const names = await namesIn(outDir);
  const isOurs = names.some((name) => `/${name}` === SERVER_DIR || name === SHARD_FILE);
  const others = names.filter((name) => !ALLOWED_BESIDE.test(name)).sort();
  if (isOurs || others.length === 0) return;
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : "";
  throw new Error(
    `"${outDir}" contains files that no build has written: ${others.slice(0, MAX_NAMED).join(", ")}${more}. ` +
      `${OTHER_FOLDER_ADVICE} To build here, move them away, or into public/ if they belong on the site, ` +
      "and build again. Files that you add here later stay.",
  );
}

/** The number of names in the message, enough to recognise the folder. */
const MAX_NAMED = 5;

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/**
 * Files that may be in an output folder before the first build: those of git, hosts, systems and builds.
 * Other hidden files suggest a home folder or a project.
 */
const ALLOWED_BESIDE =
  /^\.(git|gitattributes|gitignore|gitkeep|keep|nojekyll|github|well-known|vercel|netlify|wrangler|firebase|DS_Store|building(-[\d-]+)?)$/;

/** Pages never have hidden names. */
const isVisible = (name: string) => !name.startsWith(".");

const OTHER_FOLDER_ADVICE = "Choose another folder with --out DIR.";

/** The list of a shard's files, in its folder. */
export const SHARD_FILE = ".part.json";

/**
 * Completes the work of killed builds, or removes their leftovers. Returns the reasons why files can no
 * longer be put in place.
 */
export async function recoverInterruptedBuilds(outDir: string): Promise<string[]> {
  const reasons: string[] = [];
  for (const name of await namesIn(outDir)) {
    if (!LEFT_OVER.test(name)) continue;
    const work = join(outDir, name);
    // If the placed half of the site was deleted, the other half is useless.
    const isThere = (await namesIn(outDir)).some(isVisible);
    const reason = isThere && isUnfinished(work) ? finishPlacing(work, outDir) : undefined;
    if (reason !== undefined) reasons.push(reason);
    // Leftovers of another user stay and do no harm.
    await rm(work, { recursive: true, force: true }).catch(() => undefined);
  }
  return reasons;
}

/** Only released locks have a number. */
const LEFT_OVER = /^\.building-[\d-]+$/;

/** A path without links, as far as it exists. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (dirname(path) === path) throw error;
    return join(await realPath(dirname(path)), basename(path));
  }
}
