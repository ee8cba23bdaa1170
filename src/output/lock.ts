import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "../lib/files/files.ts";
import {
  forgetLock,
  hasEnded,
  isForeign,
  type LockOwner,
  readOwner,
  signFolder,
} from "./lock-owner.ts";
import { isUnfinished } from "./place-files.ts";

/** How often a running build touches its lock. */
const HEARTBEAT_MS = 2000;

/** A lock that was not touched for so long is abandoned, even if the state of its process is unknown. */
const SILENCE_MS = 20_000;

/** How often a waiting build polls, and for how long. */
const POLL_MS = 50;
const MAX_WAIT_MS = 5 * 60 * 1000;

/** Exclusive access of a build to a folder. */
export interface Lock {
  /** The lock's folder, in which the build works. */
  folder: string;
  /** Throws if another build has taken the lock, because this one was silent for too long. */
  confirm(): void;
  /** Releases the lock and removes its folder. */
  end(): void;
}

/**
 * Waits until no other build holds the lock and creates its folder. mkdir is atomic, so
 * only one of several builds gets the lock, across processes, containers and checkouts.
 */
export async function takeLock(folder: string, onWait: () => void): Promise<Lock> {
  const begun = performance.now();
  let seen: ObservedLock | undefined;
  while (!tryMakeFolder(folder)) {
    const isFirst = seen === undefined;
    seen = observeLock(folder, seen);
    if (!seen) continue;
    if (isOver(seen)) removeAbandoned(folder, seen.ino);
    else {
      if (isFirst) onWait();
      if (performance.now() - begun > MAX_WAIT_MS) throw new Error(tooLongMessage(seen));
      await sleep(POLL_MS);
    }
  }
  return holdLock(folder);
}

function tooLongMessage({ owner }: ObservedLock): string {
  const who = owner ? ` (process ${owner.pid})` : "";
  return `Another build into the same folder${who} is still running after five minutes. Stop it, then build again.`;
}

function tryMakeFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** The last observed state of another build's lock. */
interface ObservedLock {
  ino: number;
  mtimeMs: number;
  /** When the lock last changed, by this machine's clock: clocks of two machines may differ. */
  since: number;
  owner: LockOwner | undefined;
}

function observeLock(folder: string, before: ObservedLock | undefined): ObservedLock | undefined {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const { ino, mtimeMs } = stats;
  const isSame = before?.ino === ino && before.mtimeMs === mtimeMs;
  const since = isSame ? before.since : performance.now();
  return { ino, mtimeMs, since, owner: readOwner(folder) };
}

function isOver({ since, owner }: ObservedLock): boolean {
  return (owner && hasEnded(owner)) || performance.now() - since > SILENCE_MS;
}

/** Removes an abandoned lock, unless another build has replaced it in the meantime. */
function removeAbandoned(folder: string, ino: number): void {
  if (isForeign(folder)) throw new Error(inTheWayMessage(folder));
  const away = releasedPath(folder);
  try {
    renameSync(folder, away);
    if (lstatSync(away).ino !== ino) renameSync(away, folder);
  } catch (error) {
    if (NOT_ALLOWED.includes(errorCode(error)))
      throw new Error(leftoverMessage(folder), { cause: error });
    // Another build was faster.
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

const inTheWayMessage = (folder: string) =>
  `Builds use "${folder}" as their lock, but something else is there. ` +
  "Rename it or move it away, then build again.";

const NOT_ALLOWED: readonly (string | undefined)[] = ["EPERM", "EACCES"];

const leftoverMessage = (folder: string) =>
  `A stopped build by another user left "${folder}", which you may not remove. ` +
  `Have it removed (sudo rm -r "${folder}"), then build again.`;

/** The path of a released lock until `recoverInterruptedBuilds` (out-dir.ts) removes it. */
const releasedPath = (folder: string) => `${folder}-${process.pid}-${Date.now()}`;

function holdLock(folder: string): Lock {
  const id = randomUUID();
  const isOwn = () => readOwner(folder)?.lock === id;
  const end = () => {
    clearInterval(signs);
    process.off("exit", end);
    forgetLock(id);
    if (isOwn()) removeLock(folder);
  };
  const signs = setInterval(() => isOwn() && touchLock(folder), HEARTBEAT_MS).unref();
  process.once("exit", end);
  try {
    signFolder(folder, id);
  } catch (error) {
    end();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const confirm = () => {
    if (!isOwn()) throw new Error(LOST_MESSAGE);
    touchLock(folder);
  };
  return { folder, confirm, end };
}

const LOST_MESSAGE =
  "This build was paused for so long that another one has taken over. Build again.";

function touchLock(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // `confirm` reports it before the site is put in place.
  }
}

function removeLock(folder: string): void {
  const away = releasedPath(folder);
  try {
    // Renamed first, because threads that still write there would delay the removal.
    renameSync(folder, away);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    if (!isUnfinished(away)) rmSync(away, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The next build removes what is left.
  }
}
