import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "../files/files.ts";
import {
  forgetLock,
  hasEnded,
  isForeign,
  type LockOwner,
  readOwner,
  signFolder,
} from "./lock-owner.ts";
import { isUnfinished } from "./place-files.ts";

/** How often a build that is under way gives a sign of it. */
const HEARTBEAT_MS = 2000;

/** After so long without a sign it is over, even if nobody knows what became of its process. */
const SILENCE_MS = 20_000;

/** How often a build that waits looks again, and for how long. */
const POLL_MS = 50;
const MAX_WAIT_MS = 5 * 60 * 1000;

/** A build's lock of a folder: no other one builds into it meanwhile. */
export interface Lock {
  /** The folder that is the lock, in which the build works. */
  folder: string;
  /** Throws if another build has taken it, since this one gave no sign for too long. */
  confirm(): void;
  /** Ends it; the folder in which it worked goes. */
  end(): void;
}

/**
 * Waits until no other build works in this folder and makes it. That is one step for the disk, so
 * of several builds one has the lock, whatever process, container or checkout they are of.
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

/** The lock of another build, as it was seen last. */
interface ObservedLock {
  ino: number;
  mtimeMs: number;
  /** When its last sign was seen: the clocks of two machines need not agree. */
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

/** Takes away what a build has left that is over: this one, and no other that has begun meanwhile. */
function removeAbandoned(folder: string, ino: number): void {
  if (isForeign(folder)) throw new Error(inTheWayMessage(folder));
  const away = releasedPath(folder);
  try {
    renameSync(folder, away);
    if (lstatSync(away).ino !== ino) renameSync(away, folder);
  } catch (error) {
    if (NOT_ALLOWED.includes(errorCode(error)))
      throw new Error(leftoverMessage(folder), { cause: error });
    // Somebody else was quicker.
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

/** Where the folder of a lock lies when it is released, until it is removed (tidyUp in out-dir.ts). */
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
    // It is found out before the site is put in place.
  }
}

function removeLock(folder: string): void {
  const away = releasedPath(folder);
  try {
    // First, as threads that still write there would hold this up.
    renameSync(folder, away);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    if (!isUnfinished(away)) rmSync(away, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The next build takes away what is left.
  }
}
