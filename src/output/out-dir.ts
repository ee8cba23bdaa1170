import { lstat, readdir, realpath, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isWithin, linkTarget } from "../files/files.ts";
import { publicDirOf } from "../files/public-folder.ts";
import { SERVER_DIR } from "../hosting/hosts.ts";
import { PROJECT_DIR } from "../project/project.ts";
import { finishPlacing, isUnfinished } from "./place-files.ts";

/**
 * Sees to it that a site may be built at `outDir`, whatever is in there, and returns the place without
 * links. Throws, saying why, where the build would write over what it is made from.
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

/** Throws if a folder holds files, and nothing that says that a build has put any of them there. */
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

/** So many names show which folder it is. */
const MAX_NAMED = 5;

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/**
 * What lies in the folder of a site before the first build: what git, hosts, systems and builds keep
 * there. Other hidden files are those of a home, or of a project.
 */
const ALLOWED_BESIDE =
  /^\.(git|gitattributes|gitignore|gitkeep|keep|nojekyll|github|well-known|vercel|netlify|wrangler|firebase|DS_Store|building(-[\d-]+)?)$/;

/** No page has a hidden name. */
const isVisible = (name: string) => !name.startsWith(".");

const OTHER_FOLDER_ADVICE = "Choose another folder with --out DIR.";

/** What a part of a site says of itself, in its folder. */
export const SHARD_FILE = ".part.json";

/**
 * Mends what builds have left that were killed: some files are not in place yet, or not used. Gives why
 * some cannot be put in place any more.
 */
export async function recoverInterruptedBuilds(outDir: string): Promise<string[]> {
  const reasons: string[] = [];
  for (const name of await namesIn(outDir)) {
    if (!LEFT_OVER.test(name)) continue;
    const work = join(outDir, name);
    // Somebody may have thrown the half of a site away since; the other half alone is none.
    const isThere = (await namesIn(outDir)).some(isVisible);
    const reason = isThere && isUnfinished(work) ? finishPlacing(work, outDir) : undefined;
    if (reason !== undefined) reasons.push(reason);
    // What belongs to another user stays where it is, and does no harm.
    await rm(work, { recursive: true, force: true }).catch(() => undefined);
  }
  return reasons;
}

/** The lock of a build that is under way has no number. */
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
