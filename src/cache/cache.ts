import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeForNow } from "../files/files.ts";

/** The folder of this project's code, whatever site it builds. */
export const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));

/** Where results that can be made again are kept; safe to delete at any time. */
export const CACHE_DIR = join(PROJECT_DIR, "node_modules/.cache/plumbline");

type Pieces = Iterable<string | Uint8Array>;

interface Seals {
  sealed(name: string, pieces: Pieces): Pieces;
  unsealed(name: string, bytes: Buffer): Buffer | undefined;
  noteDamage(name: string): void;
  takeDamages(): number;
}

interface KeptFolders {
  /**
   * A folder in the cache, made first unless it is there with all its files as they were made: `make` writes
   * the files into `work`, which becomes `folder`. Resolves to another folder, for this run alone, where the
   * cache has no room.
   */
  keptFolder(
    folder: string,
    make: (place: { work: string; folder: string }) => Promise<void>,
  ): Promise<string>;
}

const requireOwn = createRequire(import.meta.url);

const { sealed, unsealed, noteDamage, takeDamages } = requireOwn("./seal.cjs") as Seals;

const { keptFolder } = requireOwn("./kept-folder.cjs") as KeptFolders;

export { keptFolder, takeDamages };

/** What lies under a name in the cache, just as it was put there: what is damaged counts as not there. */
export async function kept(name: string): Promise<Buffer | undefined> {
  const file = join(CACHE_DIR, name);
  const bytes = await readFile(file).catch(() => undefined);
  const data = bytes && unsealed(name, bytes);
  if (!bytes || data) return data;
  noteDamage(name);
  // Not all of it is made again at once, and it is reported only once.
  await rm(file, { force: true }).catch(() => undefined);
  return undefined;
}

/** Puts something under a name. */
export async function keep(name: string, pieces: Pieces): Promise<void> {
  const file = join(CACHE_DIR, name);
  try {
    await writeForNow(file, sealed(name, pieces));
  } catch (error) {
    // What may be in the way, such as a folder, is not there the next time.
    await rm(file, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

const underWay = new Map<string, Promise<Uint8Array>>();

/** What the key names in the cache, made first if it is not there yet; never twice at once. */
export function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const result = underWay.get(key) ?? load(key, make).finally(() => underWay.delete(key));
  underWay.set(key, result);
  return result;
}

async function load(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const hit = await kept(key);
  if (hit) return hit;
  const made = await make();
  // What cannot be kept, since somebody deletes the cache just now or the disk is full, is there all the same.
  await keep(key, [made]).catch(() => undefined);
  return made;
}
