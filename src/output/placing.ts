import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { codeOf } from "../files/files.ts";
import { MANIFEST_URL } from "./manifest.ts";

/** Within the folder of a turn, beside the staging folder: what is to be done. */
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
 * rename, and what has not changed is not touched. The steps are written to a journal first: if this
 * is stopped half-way, the next build takes those that are left.
 */
export function placeFiles(
  staging: string,
  outDir: string,
  { place, remove }: Omit<Steps, "from">,
): void {
  const work = dirname(staging);
  const journal = join(work, JOURNAL);
  const steps: Steps = { from: basename(staging), place: inOrder(place, outDir), remove };
  // A journal that is cut short is none.
  writeFileSync(`${journal}.tmp`, JSON.stringify(steps));
  renameSync(`${journal}.tmp`, journal);
  finishPlacing(work, outDir);
}

/** Takes the steps that are left. */
export function finishPlacing(work: string, outDir: string): void {
  const journal = join(work, JOURNAL);
  const { from, place, remove }: Steps = JSON.parse(readFileSync(journal, "utf8"));
  const staging = join(work, from);
  const removeAll = () => {
    for (const url of remove) removeFile(outDir, url);
  };
  const folders = new Set<string>();
  for (const url of place) {
    try {
      putFile(staging, outDir, url, folders);
    } catch {
      // It is in place already, or a folder has the name that a file had, or the other way round.
      if (!existsSync(join(staging, url))) continue;
      removeAll();
      folders.clear();
      putFile(staging, outDir, url, folders);
    }
  }
  removeAll();
  rmSync(journal);
}

function putFile(from: string, to: string, url: string, folders: Set<string>): void {
  const folder = dirname(url);
  if (!folders.has(folder)) mkdirSync(to + folder, { recursive: true });
  folders.add(folder);
  renameSync(from + url, to + url);
}

/** Removes a file, if there is one, with the folders that are empty then. */
function removeFile(from: string, url: string): void {
  const place = join(from, url);
  try {
    unlinkSync(place);
  } catch (error) {
    const isNoFile = ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");
    if (!isNoFile && !lstatSync(place).isDirectory()) throw error;
  }
  try {
    for (let at = dirname(place); at !== from; at = dirname(at)) rmdirSync(at);
  } catch {
    // It still holds something, as do those above it.
  }
}

/** Nothing comes before what it names: new files first, then pages, and last of all the list of files. */
function inOrder(urls: readonly string[], outDir: string): string[] {
  const rank = (url: string) => {
    if (url === MANIFEST_URL) return 3;
    if (url.endsWith(".html")) return 2;
    return existsSync(join(outDir, url)) ? 1 : 0;
  };
  return urls
    .map((url) => ({ url, rank: rank(url) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ url }) => url);
}
