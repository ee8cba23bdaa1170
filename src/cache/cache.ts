import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeAtomically } from "../files/files.ts";

/** The folder of this project's code, whatever site it builds. */
export const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));

/** Where results that can be made again are kept; safe to delete at any time. */
export const CACHE_DIR = join(PROJECT_DIR, "node_modules/.cache/plumbline");

const underWay = new Map<string, Promise<Uint8Array>>();

/** The file that the key names in the cache, made first if it is not there yet; never twice at once. */
export function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const result = underWay.get(key) ?? load(key, make).finally(() => underWay.delete(key));
  underWay.set(key, result);
  return result;
}

async function load(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(CACHE_DIR, key);
  const hit = await readFile(file).catch(() => undefined);
  if (hit) return hit;
  const made = await make();
  // What cannot be kept, since somebody deletes the cache just now or the disk is full, is there all the same.
  await writeAtomically(file, made).catch(() => undefined);
  return made;
}
