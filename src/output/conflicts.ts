import { lstatSync, readdirSync, type Stats } from "node:fs";
import { basename, join } from "node:path";
import { isHidden } from "../lib/files/public-folder.ts";
import { hashIfReadable, parentFolders, type Stamps } from "./built-files.ts";
import { expectWritable } from "./workspace.ts";

/** Changes of an output folder. */
interface OutputChange {
  /** The SHA-256 of new and changed files, by address. */
  place: ReadonlyMap<string, string>;
  remove: readonly string[];
  /** The present files that a build has written. */
  ours: Stamps;
}

/** Throws if a foreign file is in the way, or a folder is not writable. */
export function expectNoConflict(outDir: string, { place, remove, ours }: OutputChange): void {
  const taken = takenAddress(outDir, place, ours);
  if (taken !== undefined) throw new Error(takenMessage(join(outDir, taken)));
  for (const url of parentFolders([...place.keys(), ...remove])) {
    // An old file that makes way for a folder need not be writable.
    if (lstatIfAny(outDir + url)?.isDirectory()) expectWritable(join(outDir, url));
  }
}

const takenMessage = (file: string) =>
  `"${file}" was not written by a build, and the site needs that name. ` +
  (isHidden(basename(file))
    ? "Move it away. Nothing has changed."
    : "Move it into public/ if it belongs to the site; otherwise move it away. Nothing has changed.");

/**
 * The first address at which something foreign is in the way: a file with other bytes, a file where the site
 * needs a folder, or a folder where it needs a file.
 */
function takenAddress(
  outDir: string,
  place: OutputChange["place"],
  ours: Stamps,
): string | undefined {
  for (const url of parentFolders(place.keys())) {
    const found = lstatIfAny(outDir + url);
    if (found && !found.isDirectory() && !ours.has(url)) return url;
  }
  for (const [url, hash] of place) {
    const found = ours.has(url) ? undefined : lstatIfAny(outDir + url);
    if (!found) continue;
    const isRoom = found.isDirectory()
      ? holdsOnlyOurs(outDir, url, ours)
      : found.isFile() && hashIfReadable(outDir + url) === hash;
    if (!isRoom) return url;
  }
  return undefined;
}

/** Also undefined where a parent folder is a file. */
function lstatIfAny(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether a folder becomes empty once the site's old files are removed. */
function holdsOnlyOurs(outDir: string, folder: string, ours: Stamps): boolean {
  const entries = readdirSync(outDir + folder, { withFileTypes: true });
  const isOurs = (url: string, isFolder: boolean) =>
    isFolder ? holdsOnlyOurs(outDir, url, ours) : ours.has(url);
  return (
    entries.length > 0 &&
    entries.every((entry) => isOurs(`${folder}/${entry.name}`, entry.isDirectory()))
  );
}
