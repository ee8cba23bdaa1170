import { copyFileSync, linkSync, lstatSync, mkdirSync, rmSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltFile, BuiltFiles } from "./built-files.ts";
import { type Found, inTheWay, isAsFound, lookInto } from "./found.ts";
import { placeOneByOne } from "./in-place.ts";
import { replaceFolder } from "./out-dir.ts";
import type { Spare } from "./spare.ts";
import { foldersOf } from "./tree.ts";
import { expectWritable, type WorkPlace } from "./work-place.ts";

/** A file, and the folder in which it lies by its address. */
export interface Placed {
  file: BuiltFile;
  folder: string;
}

/** A site that is made. */
export interface MadeSite {
  outDir: string;
  place: WorkPlace;
  /** The files that the last build left in `outDir`, and what is there now. */
  before: { known: BuiltFiles; found: Found };
  /** The addresses of what is in place; undefined if that is not just what the last build left. */
  asLeft: readonly string[] | undefined;
  /** The tree before that. */
  spare: Spare;
  files: ReadonlyMap<string, Placed>;
  /** The addresses of files that are not in place yet, and of those that are to go. */
  written: readonly string[];
  removed: readonly string[];
}

/** A spare tree that differs in more than this share of its files takes space for too much that is old. */
const WORTH_KEEPING = 0.1;

/**
 * Puts a site in place: as a whole, or file by file around what others have put there. What stays is
 * the same file in both folders (a hard link), so it keeps its time and costs no copy. Whether that
 * could be done.
 */
export function putInPlace(site: MadeSite): boolean {
  const { outDir, place, before } = site;
  for (const url of foldersOf(before.found.stamps.keys())) expectWritable(join(outDir, url));
  const others = othersNow(site);
  if (place.isBeside && others.length === 0) return replace(site);
  placeAmong(site, others);
  return true;
}

/** What of others is there at this moment: somebody may have put it there since the build began. */
const othersNow = ({ outDir, before: { known, found } }: MadeSite) =>
  (isAsFound(outDir, found) ? found : lookInto(outDir, known)).others;

/** Turns the folder into the new site file by file, around what others have put there. */
function placeAmong(site: MadeSite, others: readonly string[]): void {
  const { files, outDir, place, spare, written, removed } = site;
  const hashes = new Map([...files].map(([url, { file }]) => [url, file.hash]));
  const taken = inTheWay(outDir, others, hashes);
  if (taken !== undefined) throw new Error(takenWords(join(outDir, taken)));
  for (const url of written) {
    const folder = files.get(url)?.folder ?? place.staging;
    if (folder !== place.staging) linkOrCopy(join(folder, url), placeFor(place.staging, url));
  }
  spare.drop();
  place.confirm();
  placeOneByOne(place.staging, outDir, { place: [...written], remove: [...removed] });
}

/** Puts the site in place of the one before; whether what stays could be linked. */
function replace(site: MadeSite): boolean {
  const { files, asLeft, spare, outDir, place } = site;
  const differs = [...site.written, ...site.removed];
  const from = { outDir, staging: place.staging };
  const turned = asLeft && spare.turnInto(files, differs, from);
  let isLinked = true;
  if (turned === undefined) {
    spare.drop();
    isLinked = addUnchanged(site);
  }
  place.confirm();
  const old = replaceFolder(turned ?? place.staging, outDir);
  const isMuchOther = differs.length > files.size * WORTH_KEEPING;
  if (old !== undefined && asLeft && !isMuchOther) spare.keep(old, asLeft, { outDir, differs });
  else {
    if (old !== undefined) rmSync(old, { recursive: true, force: true });
    spare.make(outDir, [...files.keys()]);
  }
  return isLinked;
}

function addUnchanged({ files, place: { staging } }: MadeSite): boolean {
  const folders = new Set<string>();
  let isLinked = true;
  for (const [url, { folder }] of files) {
    if (folder === staging) continue;
    const to = join(staging, url);
    if (!folders.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
    folders.add(dirname(to));
    isLinked = linkOrCopy(join(folder, url), to) && isLinked;
  }
  return isLinked;
}

const takenWords = (file: string) =>
  `"${file}" was not put there by a build, and the site has something of that name. ` +
  "Move it into public/ if it belongs to the site; otherwise move it away. Nothing was changed.";

/** Where a file goes in a tree; the folder is made. */
export function placeFor(tree: string, url: string): string {
  const place = join(tree, url);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}

/** Whether it could be linked. */
function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    // Some file systems have no hard links, and none has them to another one.
    const { atime, mtime } = lstatSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
    return false;
  }
}
