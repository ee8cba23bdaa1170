import { hash } from "node:crypto";
import { type Dirent, lstatSync, readdirSync, readFileSync, type Stats } from "node:fs";
import { join, relative, sep } from "node:path";

/** A file of a built site. */
export interface BuiltFile {
  size: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** Changes when anybody touches the file. */
  stamp: string;
  /** What it was made from, for files that cost more to make than to name. */
  recipe?: string | undefined;
}

/** The files of a built site by address, such as `/index.html`. */
export type BuiltFiles = Record<string, BuiltFile>;

export const hashOf = (data: string | Uint8Array): string => hash("sha256", data, "hex");

/** Changes when a file is written, replaced or touched, even if its content stays the same. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  [size, mtimeMs, ctimeMs, ino].join(" ");

/** The same for files of a built site, which get a second name for a while: that changes one of the times. */
export const builtStampOf = ({ size, mtimeMs, ino }: Stats): string =>
  [size, mtimeMs, ino].join(" ");

/** Whether a folder holds just these files, as they were. */
export function isUntouched(folder: string, files: BuiltFiles): boolean {
  let count = 0;
  for (const { url, stamp } of stampedFiles(folder)) {
    if (files[url]?.stamp !== stamp) return false;
    count += 1;
  }
  return count > 0 && count === Object.keys(files).length;
}

/** The files of a folder that are still those of a list, by their bytes. */
export function filesAsListed(folder: string, files: BuiltFiles): BuiltFiles {
  const isSame = ([url, file]: [string, BuiltFile]) => {
    try {
      return hashOf(readFileSync(join(folder, url))) === file.hash;
    } catch {
      return false;
    }
  };
  return Object.fromEntries(Object.entries(files).filter(isSame));
}

/** Every file of a folder with its stamp; a folder that is not there has none. */
export function* stampedFiles(folder: string): Generator<{ url: string; stamp: string }> {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    yield { url, stamp: builtStampOf(lstatSync(path)) };
  }
}
