import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../files/files.ts";
import {
  forgetLock,
  isForeign,
  isGone,
  type LockOwner,
  ownerOf,
  signFolder,
} from "./lock-owner.ts";
import { isUnfinished } from "./place-files.ts";

/** How often a build that is under way gives a sign of it. */
const SIGN_MS = 2000;

/** After so long without a sign it is over, even if nobody knows what became of its process. */
const SILENCE_MS = 20_000;

/** How often a build that waits looks again, and for how long. */
const LOOK_MS = 50;
const PATIENCE_MS = 5 * 60 * 1000;

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
  let seen: Seen | undefined;
  while (!made(folder)) {
    const isFirst = seen === undefined;
    seen = look(folder, seen);
    if (!seen) continue;
    if (isOver(seen)) clearAway(folder, seen.ino);
    else {
      if (isFirst) onWait();
      if (performance.now() - begun > PATIENCE_MS) throw new Error(tooLong(seen));
      await sleep(LOOK_MS);
    }
  }
  return holdLock(folder);
}

function tooLong({ owner }: Seen): string {
  const who = owner ? ` (process ${owner.pid})` : "";
  return `Another build into the same folder${who} is not done after five minutes. End it, then build again.`;
}

function made(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** The lock of another build, as it was seen last. */
interface Seen {
  ino: number;
  mtimeMs: number;
  /** When its last sign was seen: the clocks of two machines need not agree. */
  since: number;
  owner: LockOwner | undefined;
}

function look(folder: string, before: Seen | undefined): Seen | undefined {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const { ino, mtimeMs } = stats;
  const isSame = before?.ino === ino && before.mtimeMs === mtimeMs;
  const since = isSame ? before.since : performance.now();
  return { ino, mtimeMs, since, owner: ownerOf(folder) };
}

function isOver({ since, owner }: Seen): boolean {
  return (owner && isGone(owner)) || performance.now() - since > SILENCE_MS;
}

/** Takes away what a build has left that is over: this one, and no other that has begun meanwhile. */
function clearAway(folder: string, ino: number): void {
  if (isForeign(folder)) throw new Error(inTheWay(folder));
  const away = awayOf(folder);
  try {
    renameSync(folder, away);
    if (lstatSync(away).ino !== ino) renameSync(away, folder);
  } catch (error) {
    if (NOT_ALLOWED.includes(codeOf(error))) throw new Error(leftWords(folder), { cause: error });
    // Somebody else was quicker.
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

const inTheWay = (folder: string) =>
  `"${folder}" is where builds work, and what is there was not put there by a build. ` +
  "Give it another name or move it away, then build again.";

const NOT_ALLOWED: readonly (string | undefined)[] = ["EPERM", "EACCES"];

const leftWords = (folder: string) =>
  `A build by another user was stopped and has left "${folder}", which you may not remove. ` +
  `Have it removed (sudo rm -r "${folder}"), then build again.`;

/** Where the folder of a lock lies when it is released, until it is removed (tidyUp in out-dir.ts). */
const awayOf = (folder: string) => `${folder}-${process.pid}-${Date.now()}`;

function holdLock(folder: string): Lock {
  const id = randomUUID();
  const isOwn = () => ownerOf(folder)?.lock === id;
  const end = () => {
    clearInterval(signs);
    process.off("exit", end);
    forgetLock(id);
    if (isOwn()) remove(folder);
  };
  const signs = setInterval(() => isOwn() && giveSign(folder), SIGN_MS).unref();
  process.once("exit", end);
  try {
    signFolder(folder, id);
  } catch (error) {
    end();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const confirm = () => {
    if (!isOwn()) throw new Error(LOST);
    giveSign(folder);
  };
  return { folder, confirm, end };
}

const LOST =
  "This build stood still for so long that another one has begun in its place. Build again.";

function giveSign(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // It is found out before the site is put in place.
  }
}

function remove(folder: string): void {
  const away = awayOf(folder);
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
