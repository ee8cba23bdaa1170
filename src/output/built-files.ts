import { hash } from "node:crypto";
import { dirname } from "node:path";
import { readRegularFile } from "../lib/files/files.ts";

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

/** The hash of a file; undefined if there is no regular file, or it cannot be read. */
export function hashIfReadable(file: string): string | undefined {
  try {
    return sha256(readRegularFile(file));
  } catch {
    return undefined;
  }
}

/** Stamps of the files in a folder, by address. */
export type Stamps = ReadonlyMap<string, string>;

/** Whether a folder contains exactly these files, unchanged. */
export const areUntouched = (stamps: Stamps, files: BuiltFiles): boolean =>
  stamps.size === Object.keys(files).length &&
  [...stamps].every(([url, stamp]) => files[url]?.stamp === stamp);

/** The addresses of all folders that contain files, and of their parents. */
export function parentFolders(urls: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const url of urls) {
    for (let at = dirname(url); !folders.has(at); at = dirname(at)) folders.add(at);
  }
  return folders;
}
