import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathIn } from "../lib/files/site-file.ts";

/** A file of a built site. */
export interface BuiltFile {
  size: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** Changes whenever the file is touched, even if its time is reset (`fileStamp`). */
  stamp: string;
  /** Identifies the inputs of files that are expensive to build. */
  recipe?: string | undefined;
}

/** The files of a built site by address, such as `/index.html`. */
export type BuiltFiles = Record<string, BuiltFile>;

export const sha256 = (data: string | Uint8Array): string => hash("sha256", data, "hex");

/** Stamps of the files in a folder, by address. */
export type Stamps = ReadonlyMap<string, string>;

/** Whether a folder contains exactly these files, unchanged. */
export const areUntouched = (stamps: Stamps, files: BuiltFiles): boolean =>
  stamps.size === Object.keys(files).length &&
  [...stamps].every(([url, stamp]) => files[url]?.stamp === stamp);

/** The files of a list whose bytes in a folder are unchanged. */
export function intactFiles(folder: string, files: BuiltFiles): BuiltFiles {
  const isSame = ([url, file]: [string, BuiltFile]) => {
    try {
      return sha256(readFileSync(pathIn(folder, url))) === file.hash;
    } catch {
      return false;
    }
  };
  return Object.fromEntries(Object.entries(files).filter(isSame));
}

/** The addresses of all folders that contain files, and of their parents. */
export function parentFolders(urls: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const url of urls) {
    for (let at = dirname(url); !folders.has(at); at = dirname(at)) folders.add(at);
  }
  return folders;
}
