import { constants, copyFileSync, existsSync, linkSync, readdirSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { firstFew } from "../../lib/amounts.ts";
import { readRegularFile, writeAtomically } from "../../lib/files/files.ts";
import { pathIn, writablePathIn } from "../../lib/files/site-file.ts";
import { sha256 } from "../../output/built-files.ts";
import { MANIFEST_URL } from "../../output/manifest.ts";
import { listedFiles } from "../diff/built-side.ts";
import {
  MAX_RELEASES,
  type PublicationRecord,
  parseRecord,
  RECORD_PATH,
  RELEASE_ID,
  type StoredRelease,
} from "./publication-record.ts";

/** The ids of the stored releases, oldest first. */
export const releaseIds = (store: string): string[] =>
  existsSync(store)
    ? readdirSync(store)
        .filter((name) => RELEASE_ID.test(name))
        .sort()
    : [];

/** A stored release; undefined if it is missing or incomplete. */
export async function readRelease(
  store: string,
  id: string | undefined,
): Promise<StoredRelease | undefined> {
  const folder = join(store, id ?? "");
  if (id === undefined || !RELEASE_ID.test(id) || !existsSync(join(folder, MANIFEST_URL)))
    return undefined;
  const record = await readRecord(folder);
  const { before, what = "" } = record ?? {};
  try {
    return { id, folder, what, before, files: releaseFiles(folder) };
  } catch {
    return undefined;
  }
}

/** The record in a folder. */
export async function readRecord(folder: string): Promise<PublicationRecord | undefined> {
  const text = await readFile(join(folder, RECORD_PATH), "utf8").catch(() => undefined);
  return text === undefined ? undefined : parseRecord(text);
}

export const writeRecord = (folder: string, record: PublicationRecord): Promise<void> =>
  writeAtomically(join(folder, RECORD_PATH), `${JSON.stringify(record)}\n`);

/** The files of a build including its manifest. */
export function releaseFiles(folder: string): Record<string, string> {
  const listed = listedFiles(folder).map(({ path, sha256 }) => [path, sha256] as const);
  const list = MANIFEST_URL.slice(1);
  return Object.fromEntries([...listed, [list, hashOfFile(folder, list)]]);
}

const hashOfFile = (folder: string, path: string) => sha256(readRegularFile(pathIn(folder, path)));

/** Whether a file has the hash in a list. */
export function hasHash(folder: string, path: string, hash: string | undefined): boolean {
  try {
    return hashOfFile(folder, path) === hash;
  } catch {
    return false;
  }
}

/** Throws if the stored files have changed: undo must not publish something else. */
export function expectIntact({ folder, files, what }: StoredRelease): void {
  const damaged = Object.keys(files).filter((path) => !hasHash(folder, path, files[path]));
  if (damaged.length === 0) return;
  throw new Error(
    `The release before the live one (${what}) is in "${folder}", but ${firstFew(damaged)} in it ` +
      `${damaged.length === 1 ? "is" : "are"} missing or changed, so it cannot be restored. ` +
      "Restore the config and its files from git, and publish them.",
  );
}

/**
 * Stores a built site. Files of the previous release are hard-linked to save space; new ones are copied,
 * because the next build changes its folder.
 */
export async function storeRelease(
  store: string,
  release: StoredRelease,
  last: StoredRelease | undefined,
): Promise<StoredRelease> {
  const { folder: built, files } = release;
  const folder = join(store, release.id);
  const underWay = `${folder}.tmp`;
  for (const [path, hash] of Object.entries(files)) {
    const isKnown = last?.files[path] === hash && hasHash(last.folder, path, hash);
    linkOrCopy(
      pathIn(isKnown ? last.folder : built, path),
      writablePathIn(underWay, path),
      isKnown,
    );
  }
  await rename(underWay, folder);
  return { ...release, folder };
}

/** Adds hashed files of other releases, where they still exist. */
export function carryFiles(
  release: StoredRelease,
  next: PublicationRecord,
  from: readonly StoredRelease[],
): void {
  for (const path of Object.keys(next.files)) {
    if (existsSync(pathIn(release.folder, path))) continue;
    const source = from.map(({ folder }) => pathIn(folder, path)).find(existsSync);
    if (source !== undefined) linkOrCopy(source, writablePathIn(release.folder, path), true);
  }
}

/** Links our own files; copies others, or if linking fails. */
export function linkOrCopy(from: string, to: string, isOurs: boolean): void {
  if (!isOurs || !tryLink(from, to)) copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

/** Returns false across disks, or on file systems without links. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes all but the last five releases, and older ones that were never live because publishing was
 * interrupted.
 */
export async function removeOldReleases(store: string, live: string): Promise<void> {
  const ids = releaseIds(store).filter((id) => id !== live);
  const isStopped = (id: string) => id < live && !existsSync(join(store, id, RECORD_PATH));
  const stopped = ids.filter(isStopped);
  const old = ids.filter((id) => !isStopped(id)).slice(0, 1 - MAX_RELEASES);
  const halves = readdirSync(store).filter((name) => name.endsWith(".tmp") && name < live);
  for (const name of [...stopped, ...old, ...halves]) {
    await rm(join(store, name), { recursive: true, force: true });
  }
}
