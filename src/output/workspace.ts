import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../lib/files/files.ts";
import { type Lock, takeLock } from "./lock.ts";
import { STAGING } from "./lock-owner.ts";

/** The working folder of a build that holds the lock. */
export interface Workspace extends Lock {
  /** An empty folder on the same disk as the site, for new files. */
  staging: string;
}

/**
 * Waits for the lock (lock.ts); throws if the folder is not writable. The
 * build then writes into the staging folder (output.ts), checks at the end that nothing is in the
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
    // A unique name, because a build that has lost its lock may not know yet.
    const staging = join(lock.folder, STAGING + randomUUID());
    mkdirSync(staging);
    return { ...lock, staging, end };
  } catch (error) {
    end();
    throw error;
  }
}

/** Inside the site's folder: its parent may be on another disk, or not writable. */
const lockFolderOf = (outDir: string) => join(outDir, ".building");

/** Locks a folder that is only read. Undefined if it is not writable, since then no build can change it. */
export async function lockOnlyRead(folder: string, onWait: () => void): Promise<Lock | undefined> {
  if (!existsSync(folder) || writeErrorCode(folder) !== undefined) return undefined;
  return takeLock(lockFolderOf(folder), onWait);
}

/** The names of lock folders. */
export const LOCK_FOLDER = /^\.building(-[\d-]+)?$/;

/** Returns whether the folder is new. */
function makeFolder(outDir: string): boolean {
  try {
    return mkdirSync(outDir, { recursive: true }) !== undefined;
  } catch (error) {
    throw new Error(
      `The folder "${outDir}" cannot be created (${errorCode(error)}). Choose another with --out DIR.`,
    );
  }
}

/** Removes the folder of a failed build. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It contains a site.
  }
}

/** Throws if this folder is not writable. */
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

/** The error code of writing into a folder; undefined if it is writable. */
function writeErrorCode(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return errorCode(error) ?? "";
  }
}
