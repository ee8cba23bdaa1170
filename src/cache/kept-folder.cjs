"use strict";

/*
 * Folders of code in the cache. Under its name a folder is there with all its files as they were made,
 * or not at all, whichever commands make it at once or are stopped, and whatever happened to it since.
 */

const { createHash, randomUUID } = require("node:crypto");
const {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} = require("node:fs");
const { tmpdir } = require("node:os");
const { basename, dirname, join } = require("node:path");
const { noteDamage, sealed, unsealed } = require("./seal.cjs");

const PACKAGES = join(__dirname, "..", "..", "node_modules");

const DAY_MS = 24 * 60 * 60 * 1000;

/** Within a folder: the files that belong in it, each with its hash and a stamp. */
const LIST = "files.json";

/**
 * The folder of this name, made first unless it is there: `make` writes the files into `work`, which
 * becomes `folder`. Where the cache cannot be written to, or is full, a folder is made for this run.
 */
async function keptFolder(folder, make) {
  if (isWhole(folder)) {
    markAsUsed(folder);
    return folder;
  }
  if (existsSync(folder)) noteDamage(folder);
  const work = workFolderBeside(folder);
  if (work !== undefined) {
    try {
      await make({ work, folder });
      putInPlace(work, folder);
      sweep(folder);
      return folder;
    } catch (error) {
      if (!DISK_FULL.test(String(error))) throw error;
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  const temporary = temporaryFolder();
  await make({ work: temporary, folder: temporary });
  return temporary;
}

/** In the words of Node.js and of both bundlers. */
const DISK_FULL = /no space left|ENOSPC|quota exceeded|EDQUOT/i;

/** Whether all its files are there as they were made; those that nobody has touched since are not read. */
function isWhole(folder) {
  try {
    const list = unsealed(basename(folder), readFileSync(join(folder, LIST)));
    return JSON.parse(list).every(({ name, hash, stamp }) => {
      const file = join(folder, name);
      return stampOf(statSync(file)) === stamp || hashOf(readFileSync(file)) === hash;
    });
  } catch {
    return false;
  }
}

const hashOf = (data) => createHash("sha256").update(data).digest("hex");

/** As in src/files/files.ts. */
const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => [size, mtimeMs, ctimeMs, ino].join(" ");

/** What belongs in the folder in which it was made. */
const listOf = (work) =>
  readdirSync(work, { recursive: true }).flatMap((name) => {
    const file = join(work, name);
    const stats = statSync(file);
    if (stats.isDirectory()) return [];
    return [{ name, hash: hashOf(readFileSync(file)), stamp: stampOf(stats) }];
  });

/** What comes and goes in a folder dates it by the clock of the file system, which `sweep` reads too. */
function markAsUsed(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, "used-")));
  } catch {
    // It may be swept away sooner, and is then made again.
  }
}

const newName = () => `new-${randomUUID()}`;

function workFolderBeside(folder) {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    // Without links in its path: maps name the sources from where they lie themselves.
    const work = join(realpathSync(dirname(folder)), newName());
    mkdirSync(work);
    return work;
  } catch {
    return undefined;
  }
}

/** Nobody else can have put code in here, as they could in a folder of a known name. */
function temporaryFolder() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plumbline-"));
  symlinkSync(PACKAGES, join(folder, "node_modules"), "junction");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Gives a folder its name, unless another command has just made the same. */
function putInPlace(work, folder) {
  const list = [...sealed(basename(folder), [JSON.stringify(listOf(work))])];
  writeFileSync(join(work, LIST), list.join(""));
  if (existsSync(folder) && !isWhole(folder)) remove(folder);
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Removes, beside a new folder, what no command has used for a day and what one that was stopped has left. */
function sweep(newest) {
  const now = statSync(newest).mtimeMs;
  for (const name of readdirSync(dirname(newest))) {
    const folder = join(dirname(newest), name);
    try {
      if (now - statSync(folder).mtimeMs > DAY_MS) remove(folder);
    } catch {
      // Another command is sweeping, or it may not be removed: space is all that is lost.
    }
  }
}

/** Takes its name away first, which must never be that of half a folder. */
function remove(folder) {
  const doomed = join(dirname(folder), newName());
  renameSync(folder, doomed);
  rmSync(doomed, { recursive: true, force: true });
}

module.exports = { keptFolder };
