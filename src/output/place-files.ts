import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode } from "../lib/files/files.ts";
import { pathIn, writablePathIn } from "../lib/files/site-file.ts";
import { STAGING } from "./lock-owner.ts";
import { MANIFEST_URL } from "./manifest.ts";

/** The journal, in the lock's folder beside the staging folder. */
const JOURNAL = "steps.json";

/** The steps from the current site to the new one. */
interface Steps {
  /** The name of the staging folder, and the addresses of its files. */
  from: string;
  place: string[];
  remove: string[];
}

/** Whether a build was killed while it put files in place. */
export const isUnfinished = (work: string): boolean => existsSync(join(work, JOURNAL));

/**
 * Turns `outDir` into the new site file by file. New files are on the same disk, so each step is a rename,
 * and unchanged files are not touched. After each step, every page finds its files. The steps are first
 * written to a journal; after an interruption, the next build completes them.
 */
export function placeFiles(
  staging: string,
  outDir: string,
  { place, remove }: Omit<Steps, "from">,
): void {
  const work = dirname(staging);
  const journal = join(work, JOURNAL);
  const steps: Steps = {
    from: basename(staging),
    place: placingOrder(place, outDir),
    // Pages are removed before the files they name.
    remove: [...remove].sort((one, other) => Number(isPage(other)) - Number(isPage(one))),
  };
  // Renamed when complete, so that a partial journal is ignored.
  writeFileSync(`${journal}.tmp`, JSON.stringify(steps), { flush: true });
  renameSync(`${journal}.tmp`, journal);
  try {
    takeSteps(work, outDir, steps);
  } catch (error) {
    throw new Error(partlyPlacedMessage(outDir, error), { cause: error });
  }
}

const partlyPlacedMessage = (outDir: string, error: unknown) =>
  `Not all of the new site could be written to "${outDir}": ${errorReason(error)}. ` +
  "The pages there work. Fix this, and build again.";

const errorReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Takes the remaining steps of a stopped build. If one fails, drops the rest and returns the reason. The
 * manifest then lists the files in place, and the next build writes the others.
 */
export function finishPlacing(work: string, outDir: string): string | undefined {
  try {
    takeSteps(work, outDir, JSON.parse(readFileSync(join(work, JOURNAL), "utf8")));
    return undefined;
  } catch (error) {
    for (const name of readdirSync(work).filter((each) => each.startsWith(STAGING))) {
      const list = join(work, name, MANIFEST_URL);
      if (existsSync(list)) replaceIfPossible(list, join(outDir, MANIFEST_URL));
    }
    return errorReason(error);
  }
}

function replaceIfPossible(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // Something else is in the way, which the next build reports.
  }
}

function takeSteps(work: string, outDir: string, { from, place, remove }: Steps): void {
  const staging = join(work, from);
  const folders = new Set<string>();
  for (const url of place) {
    try {
      putFile(staging, outDir, url, folders);
    } catch (error) {
      // It is already in place, or a file or folder is where the other is needed.
      if (!existsSync(pathIn(staging, url))) continue;
      const inTheWay = remove.filter(isInTheWayOf(url));
      if (inTheWay.length === 0) throw error;
      for (const old of inTheWay) removeFile(outDir, old);
      folders.clear();
      putFile(staging, outDir, url, folders);
    }
  }
  for (const url of remove) removeFile(outDir, url);
  rmSync(join(work, JOURNAL));
}

function putFile(from: string, to: string, url: string, folders: Set<string>): void {
  const folder = dirname(url);
  const target = folders.has(folder) ? pathIn(to, url) : writablePathIn(to, url);
  folders.add(folder);
  renameSync(pathIn(from, url), target);
}

/** Removes a file, if it exists, and the folders that become empty. */
function removeFile(from: string, url: string): void {
  const place = pathIn(from, url);
  try {
    unlinkSync(place);
  } catch (error) {
    const isNoFile = ["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "");
    if (!isNoFile && !lstatSync(place).isDirectory()) throw error;
  }
  try {
    for (let at = dirname(place); at !== from; at = dirname(at)) rmdirSync(at);
  } catch {
    // The folder is not empty, nor are its parents.
  }
}

const isInTheWayOf = (url: string) => (old: string) =>
  url.startsWith(`${old}/`) || old.startsWith(`${url}/`);

const isPage = (url: string) => url.endsWith(".html");

/**
 * Files are put in place before the files that name them: new files, new pages, changed pages, files that
 * name pages such as the sitemap, and finally the manifest. Two new pages that link to each other cannot both
 * be first, but no visitor reaches them before a changed page links to them.
 */
function placingOrder(urls: readonly string[], outDir: string): string[] {
  const rank = (url: string) => {
    if (url === MANIFEST_URL) return 4;
    const isNew = !existsSync(join(outDir, url));
    if (isPage(url)) return isNew ? 1 : 2;
    return isNew ? 0 : 3;
  };
  return urls
    .map((url) => ({ url, rank: rank(url) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ url }) => url);
}
