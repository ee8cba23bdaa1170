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
import { errorCode } from "../files/files.ts";
import { pathIn, writablePathIn } from "../files/site-file.ts";
import { STAGING } from "./lock-owner.ts";
import { MANIFEST_URL } from "./manifest.ts";

/** Within the folder of the lock, beside the staging folder: what is to be done. */
const JOURNAL = "steps.json";

/** What turns the site in place into the new one. */
interface Steps {
  /** The name of the staging folder, and the addresses of files that lie in it. */
  from: string;
  place: string[];
  remove: string[];
}

/** Whether files were being put in place when a build was killed. */
export const isUnfinished = (work: string): boolean => existsSync(join(work, JOURNAL));

/**
 * Turns `outDir` into the new site file by file. All new files lie on the same disk, so each step is a
 * rename, and what has not changed is not touched. Every page that is there finds its files after each
 * step. The steps are written to a journal first: if this is stopped half-way, the next build takes those
 * that are left.
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
    // What old pages name goes after them.
    remove: [...remove].sort((one, other) => Number(isPage(other)) - Number(isPage(one))),
  };
  // A journal that is cut short is none.
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
 * Takes the steps that a build has left that was stopped. Where one cannot be taken they are given up, and
 * the reason is given: the list of files says what has been put there, and the next build makes the rest again.
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
    // Something else has its name, which the next build reports.
  }
}

function takeSteps(work: string, outDir: string, { from, place, remove }: Steps): void {
  const staging = join(work, from);
  const folders = new Set<string>();
  for (const url of place) {
    try {
      putFile(staging, outDir, url, folders);
    } catch (error) {
      // It is in place already, or a folder has the name that a file had, or the other way round.
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

/** Removes a file, if there is one, with the folders that are empty then. */
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
    // It still holds something, as do those above it.
  }
}

const isInTheWayOf = (url: string) => (old: string) =>
  url.startsWith(`${old}/`) || old.startsWith(`${url}/`);

const isPage = (url: string) => url.endsWith(".html");

/**
 * Nothing comes before what it names: new files, new pages, pages that have changed, what names pages,
 * such as the sitemap, and last of all the list of files. Two new pages that link to each other cannot
 * both be first; until a changed page links to them, nobody is led to either.
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
