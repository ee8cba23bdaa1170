import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { MANIFEST_URL } from "./manifest.ts";
import { removeFile } from "./tree.ts";

/** Within the folder of a turn, beside that in which the site is put together: what is to be done. */
const STEPS_FILE = "steps.json";

/** What turns the folder in place into the new site. */
interface Steps {
  /** The name of the staging folder, and the addresses of files that lie in it. */
  from: string;
  place: string[];
  remove: string[];
}

/** Whether files were being put in place one by one. */
export const isUnfinished = (work: string): boolean => existsSync(join(work, STEPS_FILE));

/**
 * Turns `outDir` into the new site file by file, for a folder that cannot be replaced as a whole. All
 * new files lie on the same disk, so each step is a rename. If it is stopped half-way, the list of
 * steps stays, and the next build takes those that are left.
 */
export function placeOneByOne(
  staging: string,
  outDir: string,
  { place, remove }: Omit<Steps, "from">,
): void {
  const work = dirname(staging);
  const list = join(work, STEPS_FILE);
  const steps: Steps = { from: basename(staging), place: inOrder(place, outDir), remove };
  // A list that is cut short is none.
  writeFileSync(`${list}.tmp`, JSON.stringify(steps));
  renameSync(`${list}.tmp`, list);
  finish(work, outDir);
}

/** Takes the steps that are left. */
export function finish(work: string, outDir: string): void {
  const list = join(work, STEPS_FILE);
  const { from, place, remove }: Steps = JSON.parse(readFileSync(list, "utf8"));
  const left = place.filter((url) => existsSync(join(work, from, url)));
  const removeAll = () => {
    for (const url of remove) removeFile(outDir, url);
  };
  for (const url of left) {
    const put = () => putFile(join(work, from, url), join(outDir, url));
    try {
      put();
    } catch {
      // A folder may have the name that a file had, or the other way round.
      removeAll();
      put();
    }
  }
  removeAll();
  rmSync(list);
}

function putFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
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
