"use strict";

/*
 * Folders of code in the cache. A folder exists with all its files as they were made, or not at all,
 * even if several commands make it at once or are stopped.
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

const PACKAGES = join(__dirname, "..", "..", "..", "node_modules");

const DAY_MS = 24 * 60 * 60 * 1000;

/** Within a folder: the files that belong in it, each with its hash and a stamp. */
const LIST = "files.json";

/**
 * Returns the folder of this name and makes it first if it is missing: `make` writes the files into
 * `work`, which becomes `folder`. If the cache is read-only or full, the folder is made for this
 * run.
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

/** Whether all its files are as they were made; reads only files that have changed since. */
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

/** As in src/lib/files/files.ts. */
const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => [size, mtimeMs, ctimeMs, ino].join(" ");

/** The contents of the folder in which it was made. */
const listOf = (work) =>
  readdirSync(work, { recursive: true }).flatMap((name) => {
    const file = join(work, name);
    const stats = statSync(file);
    if (stats.isDirectory()) return [];
    return [{ name, hash: hashOf(readFileSync(file)), stamp: stampOf(stats) }];
  });

/**
 * Adding or removing an entry dates the folder by the clock of the file system, which `sweep` reads
 * too.
 */
function markAsUsed(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, "used-")));
  } catch {
    // It may be swept earlier, and is then made again.
  }
}

const newName = () => `new-${randomUUID()}`;

function workFolderBeside(folder) {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    // Without links in its path, because source maps name the sources by real path.
    const work = join(realpathSync(dirname(folder)), newName());
    mkdirSync(work);
    return work;
  } catch {
    return undefined;
  }
}

/**
 * Nobody else can have put code in here, which would be possible in a folder with a predictable
 * name.
 */
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

/** Removes, beside a new folder, folders unused for a day and leftovers of stopped commands. */
function sweep(newest) {
  const now = statSync(newest).mtimeMs;
  for (const name of readdirSync(dirname(newest))) {
    const folder = join(dirname(newest), name);
    try {
      if (now - statSync(folder).mtimeMs > DAY_MS) remove(folder);
    } catch {
      // Another command is sweeping, or the folder may not be removed: this only costs space.
    }
  }
}

/** Renames it first, so that its name never belongs to half a folder. */
function remove(folder) {
  const doomed = join(dirname(folder), newName());
  renameSync(folder, doomed);
  rmSync(doomed, { recursive: true, force: true });
}

module.exports = { keptFolder };
