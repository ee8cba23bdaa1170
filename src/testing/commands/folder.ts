import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The sorted paths of all files in a folder, and of its folders on request. */
export function pathsIn(folder: string, withFolders: boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => withFolders || !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The SHA-256 of each file of a folder by its path; empty if the folder does not exist. */
export const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    pathsIn(folder, false).map((path) => [path, hash("sha256", readFileSync(join(folder, path)))]),
  );

/** The modification times of a folder's files, by path. */
export const timesIn = (folder: string): Record<string, number> => times(folder, false);

/** The same, including folders. */
export const allTimesIn = (folder: string): Record<string, number> => times(folder, true);

const times = (folder: string, withFolders: boolean) =>
  Object.fromEntries(
    pathsIn(folder, withFolders).map((path) => [path, statSync(join(folder, path)).mtimeMs]),
  );

/** The paths whose values differ between two records. */
export const changed = <T>(one: Record<string, T>, other: Record<string, T>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => one[path] !== other[path])
    .sort();

/** Writes a file, and creates its folders. */
export function put(folder: string, path: string, data: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

interface Listed {
  path: string;
  size: number;
  sha256: string;
}

/** The manifest of a built site. */
export const listedIn = (folder: string): Listed[] =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")).files;

/** The differences between a built site and its manifest; empty if it is intact. */
export function damageIn(folder: string): string[] {
  const { "manifest.json": _, ...found } = hashesIn(folder);
  const listed = Object.fromEntries(listedIn(folder).map(({ path, sha256 }) => [path, sha256]));
  return changed(found, listed);
}
