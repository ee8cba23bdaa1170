"use strict";

/*
 * Folders of code in the cache. A folder exists with all its files unchanged, or not at all, even if several
 * commands create it at once or are stopped.
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

/** A file within each folder that lists its files, each with a hash and a stamp. */
const LIST = "files.json";

/**
 * Returns the folder with this name, and creates it first if it is missing: `make` writes the files into
 * `work`, which becomes `folder`. If the cache is read-only or full, the folder is created for this run only.
 */
async function cachedFolder(folder, make) {
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

/** In the wording of Node.js and of both bundlers. */
const DISK_FULL = /no space left|ENOSPC|quota exceeded|EDQUOT/i;

/**
 * Whether all its files are unchanged. Only files with a new stamp are read, such as those of a copied cache, and then
 * noted with it.
 */
function isWhole(folder) {
  try {
    const list = JSON.parse(unsealed(basename(folder), readFileSync(join(folder, LIST))));
    const current = list.map((entry) => currentEntry(folder, entry));
    if (current.some((entry, at) => entry.stamp !== list[at].stamp)) replaceList(folder, current);
    return true;
  } catch {
    return false;
  }
}

/** The entry of a file with its stamp; throws if its content is another one. */
function currentEntry(folder, { name, hash, stamp: known }) {
  const file = join(folder, name);
  const stamp = stampOf(statSync(file));
  if (stamp !== known && hashOf(readFileSync(file)) !== hash) throw new Error(`${file} is damaged`);
  return { name, hash, stamp };
}

/** Without it, the files are read again the next time. */
function replaceList(folder, entries) {
  const file = join(folder, newName());
  try {
    writeList(file, basename(folder), entries);
    renameSync(file, join(folder, LIST));
  } catch {
    // The cache is read-only or full.
    rmSync(file, { force: true });
  }
}

const writeList = (file, name, entries) =>
  writeFileSync(file, sealed(name, JSON.stringify(entries)).join(""));

const hashOf = (data) => createHash("sha256").update(data).digest("hex");

/** As in src/lib/files/files.ts. */
const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => [size, mtimeMs, ctimeMs, ino].join(" ");

/** The list of files in a new folder. */
const listOf = (work) =>
  readdirSync(work, { recursive: true }).flatMap((name) => {
    const file = join(work, name);
    const stats = statSync(file);
    if (stats.isDirectory()) return [];
    return [{ name, hash: hashOf(readFileSync(file)), stamp: stampOf(stats) }];
  });

/**
 * Adding or removing an entry sets the folder's time by the clock of the file system, which `sweep` also
 * uses.
 */
function markAsUsed(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, "used-")));
  } catch {
    // It may be removed earlier, and is then created again.
  }
}

const newName = () => `new-${randomUUID()}`;

function workFolderBeside(folder) {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    // The real path without links, because source maps contain real paths.
    const work = join(realpathSync(dirname(folder)), newName());
    mkdirSync(work);
    return work;
  } catch {
    return undefined;
  }
}

/** A random name, so that nobody else can have put code into the folder. */
function temporaryFolder() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plumbline-"));
  symlinkSync(PACKAGES, join(folder, "node_modules"), "junction");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Renames a new folder, unless another command has just created the same one. */
function putInPlace(work, folder) {
  writeList(join(work, LIST), basename(folder), listOf(work));
  if (existsSync(folder) && !isWhole(folder)) remove(folder);
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Removes folders that were not used for a day, and leftovers of stopped commands. */
function sweep(newest) {
  const now = statSync(newest).mtimeMs;
  for (const name of readdirSync(dirname(newest))) {
    const folder = join(dirname(newest), name);
    try {
      if (now - statSync(folder).mtimeMs > DAY_MS) remove(folder);
    } catch {
      // Another command is cleaning up, or the folder cannot be removed. This only costs space.
    }
  }
}

/** Renames it first, so that an incomplete folder never has its name. */
function remove(folder) {
  const doomed = join(dirname(folder), newName());
  renameSync(folder, doomed);
  rmSync(doomed, { recursive: true, force: true });
}

module.exports = { cachedFolder };
