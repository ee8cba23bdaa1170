import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { writeUnflushed } from "../files/files.ts";

type Data = string | Uint8Array;

interface Seals {
  sealed(name: string, data: Data): [data: Data, seal: string];
  unsealed(name: string, bytes: Buffer): Buffer | undefined;
  noteDamage(name: string): void;
  takeDamages(): number;
}

interface CachedFolders {
  /**
   * A folder in the cache. It is built unless it exists with all its files unchanged: `make` writes the files
   * into `work`, which becomes `folder`. Resolves to a temporary folder if the cache is not writable.
   */
  cachedFolder(
    folder: string,
    make: (place: { work: string; folder: string }) => Promise<void>,
  ): Promise<string>;
}

const requireOwn = createRequire(import.meta.url);

const { sealed, unsealed, noteDamage, takeDamages } = requireOwn("./seal.cjs") as Seals;

const { cachedFolder } = requireOwn("./cached-folder.cjs") as CachedFolders;

export { cachedFolder, takeDamages };

/** Creates a folder in a cache, with a .gitignore. */
export function folderIn(cacheDir: string, name: string): string {
  const folder = join(cacheDir, name);
  mkdirSync(folder, { recursive: true });
  const ignore = join(cacheDir, ".gitignore");
  if (!existsSync(ignore)) writeFileSync(ignore, "*\n");
  return folder;
}

/** Reads a cache entry; undefined if it is missing or damaged. */
export async function readEntry(cacheDir: string, name: string): Promise<Buffer | undefined> {
  const file = join(cacheDir, name);
  const bytes = await readFile(file).catch(() => undefined);
  const data = bytes && unsealed(name, bytes);
  if (!bytes || data) return data;
  noteDamage(name);
  // Deleted, so that the damage is reported only once.
  await rm(file, { force: true }).catch(() => undefined);
  return undefined;
}

/** Writes a cache entry. */
export async function writeEntry(cacheDir: string, name: string, data: Data): Promise<void> {
  const file = join(cacheDir, name);
  try {
    folderIn(cacheDir, "");
    await writeUnflushed(file, sealed(name, data));
  } catch (error) {
    // If something is in the way, such as a folder, it is removed for the next time.
    await rm(file, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

const underWay = new Map<string, Promise<Uint8Array>>();

/** Reads a cache entry, or builds it first. Concurrent calls share one build. */
export function cached(
  cacheDir: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(cacheDir, key);
  const result =
    underWay.get(file) ?? load(cacheDir, key, make).finally(() => underWay.delete(file));
  underWay.set(file, result);
  return result;
}

async function load(
  cacheDir: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hit = await readEntry(cacheDir, key);
  if (hit) return hit;
  const made = await make();
  // The result is valid even if the cache is being deleted or the disk is full.
  await writeEntry(cacheDir, key, made).catch(() => undefined);
  return made;
}

/** The synchronous version. */
export function cachedNow(cacheDir: string, key: string, make: () => Buffer): Buffer {
  const file = join(cacheDir, key);
  const hit = existsSync(file) ? unsealed(key, readFileSync(file)) : undefined;
  if (hit) return hit;
  if (existsSync(file)) noteDamage(key);
  const made = make();
  try {
    const temporary = join(folderIn(cacheDir, dirname(key)), `${randomUUID()}.tmp`);
    writeFileSync(temporary, Buffer.concat(sealed(key, made).map((part) => Buffer.from(part))));
    renameSync(temporary, file);
  } catch {
    // The result is valid, as above.
  }
  return made;
}
