import { readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { errorCode } from "../lib/files/files.ts";

/** Identifies the build that holds a lock. */
export interface LockOwner {
  /** The id of the lock. */
  lock: string;
  /** The machine or container in which `pid` is valid. */
  machine: string;
  pid: number;
}

const OWNER_FILE = "owner.json";

/** The prefix of staging folders. */
export const STAGING = "site-";

/** Containers on one machine may share a host name, but have separate process ids. */
const MACHINE = (() => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
})();

/** The locks of this process. An earlier process may have had the same id. */
const own = new Set<string>();

/** Marks a folder as a lock of this process. */
export function signFolder(folder: string, lock: string): void {
  own.add(lock);
  const owner: LockOwner = { lock, machine: MACHINE, pid: process.pid };
  writeFileSync(join(folder, OWNER_FILE), JSON.stringify(owner));
}

/** Releases a lock of this process. */
export const forgetLock = (lock: string): boolean => own.delete(lock);

/**
 * Whether something with the name of a lock folder is not a lock. The folder of a lock is signed, or empty,
 * or contains only files that threads of a stopped build still write into the staging folder.
 */
export function isForeign(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    return !names.includes(OWNER_FILE) && names.some((name) => !name.startsWith(STAGING));
  } catch (error) {
    return errorCode(error) === "ENOTDIR";
  }
}

/** The owner of a lock folder, if known. */
export function readOwner(folder: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, OWNER_FILE), "utf8"));
  } catch {
    return undefined;
  }
}

/** Whether the process of a build has certainly ended. */
export const hasEnded = (owner: LockOwner): boolean =>
  owner.machine === MACHINE && !isRunning(owner);

function isRunning({ pid, lock }: LockOwner): boolean {
  if (pid === process.pid) return own.has(lock);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
