import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../files/files.ts";
import { type Lock, takeLock } from "./lock.ts";
import { STAGING } from "./lock-owner.ts";

/** Where a build into a folder works while it holds the lock. */
export interface Workspace extends Lock {
  /** An empty folder, on the same disk as the site, in which new files are written first. */
  staging: string;
}

/**
 * Waits for the lock (lock.ts); throws, saying what to do, where nothing can be written. The
 * build then writes into the staging folder (output.ts), makes sure at the end that nothing is in the
 * way (conflicts.ts), and puts its files in place (place-files.ts).
 */
export async function openWorkspace(outDir: string, onWait: () => void): Promise<Workspace> {
  const isNew = makeFolder(outDir);
  expectWritable(outDir);
  const lock = await takeLock(lockFolderOf(outDir), onWait);
  const end = () => {
    lock.end();
    if (isNew) removeIfEmpty(outDir);
  };
  try {
    // Of a name that no other build has: one that has lost its lock may not know that yet.
    const staging = join(lock.folder, STAGING + randomUUID());
    mkdirSync(staging);
    return { ...lock, staging, end };
  } catch (error) {
    end();
    throw error;
  }
}

/** In the folder of the site itself: beside it there may be another disk, or nobody may write. */
const lockFolderOf = (outDir: string) => join(outDir, ".building");

/** Waits until nobody builds into a folder that is only read; who may not write there cannot disturb. */
export async function lockOnlyRead(folder: string, onWait: () => void): Promise<Lock | undefined> {
  if (!existsSync(folder) || writeErrorCode(folder) !== undefined) return undefined;
  return takeLock(lockFolderOf(folder), onWait);
}

/** The names of the folders in which builds work within that of the site. */
export const LOCK_FOLDER = /^\.building(-[\d-]+)?$/;

/** Whether it was not there before. */
function makeFolder(outDir: string): boolean {
  try {
    return mkdirSync(outDir, { recursive: true }) !== undefined;
  } catch (error) {
    throw new Error(
      `The folder "${outDir}" cannot be created (${errorCode(error)}). Choose another with --out DIR.`,
    );
  }
}

/** Takes away the folder of a site that could not be built. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The site is there.
  }
}

/** Throws, saying what to do, if nobody may put a file into this folder or take one away. */
export function expectWritable(folder: string): void {
  const refusal = existsSync(folder) ? writeErrorCode(folder) : undefined;
  if (refusal === undefined) return;
  const why =
    refusal === "EROFS"
      ? "the disk is read-only. Make it writable"
      : "it belongs to another user or is protected. " +
        `Make it yours (sudo chown -R $(id -un) "${folder}")`;
  throw new Error(`"${folder}" is not writable: ${why}, or choose another folder with --out DIR.`);
}

/** The system's word for why nothing can be written into a folder; undefined if it can. */
function writeErrorCode(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return errorCode(error) ?? "";
  }
}
