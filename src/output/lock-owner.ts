import { readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { errorCode } from "../files/files.ts";

/** What a build says of itself in the folder in which it works. */
export interface LockOwner {
  /** The id of its lock. */
  lock: string;
  /** Where its process has the number: a machine, or a container on it. */
  machine: string;
  pid: number;
}

const OWNER_FILE = "owner.json";

/** How the names of folders begin in which sites are put together. */
export const STAGING = "site-";

/** Containers on one machine may have the same name, and each numbers its processes by itself. */
const MACHINE = (() => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
})();

/** The ids of the locks of this process: another one may have had its number before. */
const own = new Set<string>();

/** Says in a folder that it is a lock of this process. */
export function signFolder(folder: string, lock: string): void {
  own.add(lock);
  const owner: LockOwner = { lock, machine: MACHINE, pid: process.pid };
  writeFileSync(join(folder, OWNER_FILE), JSON.stringify(owner));
}

/** Forgets a lock of this process. */
export const forgetLock = (lock: string): boolean => own.delete(lock);

/**
 * Whether something that has the name of a lock's folder is somebody else's. The folder of a lock is
 * signed, or empty, or holds only what threads of a stopped build still write into the staging folder.
 */
export function isForeign(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    return !names.includes(OWNER_FILE) && names.some((name) => !name.startsWith(STAGING));
  } catch (error) {
    return errorCode(error) === "ENOTDIR";
  }
}

/** Who works in a folder, if that is known. */
export function readOwner(folder: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, OWNER_FILE), "utf8"));
  } catch {
    return undefined;
  }
}

/** Whether a build is over, as far as that can be seen from here: its process has ended. */
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
