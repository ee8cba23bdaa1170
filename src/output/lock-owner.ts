import { readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { codeOf } from "../files/files.ts";

/** What a build says of itself in the folder in which it works. */
export interface Owner {
  turn: string;
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

/** The turns of this process: another one may have had its number before. */
const own = new Set<string>();

/** Says in a folder that a turn of this process works there. */
export function signFolder(folder: string, turn: string): void {
  own.add(turn);
  const owner: Owner = { turn, machine: MACHINE, pid: process.pid };
  writeFileSync(join(folder, OWNER_FILE), JSON.stringify(owner));
}

/** Forgets a turn of this process. */
export const forgetTurn = (turn: string): boolean => own.delete(turn);

/**
 * Whether something that has the name of a turn's folder is somebody else's. The folder of a turn is
 * signed, or empty, or holds only what threads of a stopped build still write into the staging folder.
 */
export function isForeign(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    return !names.includes(OWNER_FILE) && names.some((name) => !name.startsWith(STAGING));
  } catch (error) {
    return codeOf(error) === "ENOTDIR";
  }
}

/** Who works in a folder, if that is known. */
export function ownerOf(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, OWNER_FILE), "utf8"));
  } catch {
    return undefined;
  }
}

/** Whether a build is over, as far as that can be seen from here: its process has ended. */
export const isGone = (owner: Owner): boolean => owner.machine === MACHINE && !isRunning(owner);

function isRunning({ pid, turn }: Owner): boolean {
  if (pid === process.pid) return own.has(turn);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
