"use strict";

/*
 * Reads the project's own code from the disk. Plain JavaScript, like everything that runs before the code is
 * bundled.
 */

const { createHash } = require("node:crypto");
const { readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "..", "..", "..");

const FOLDERS = ["schema", "scripts", "src"];

/** Other files that the code depends on; the first one lists all packages. */
const FILES = ["package-lock.json", "tsconfig.json", "vite.config.ts"];

/** Code and the JSON that it imports, without tests, generated files, and editors' temporary files. */
const isSource = (name) =>
  /\.(cjs|json|tsx?)$/.test(name) && !/\.test\.tsx?$|\.schema\.json$/.test(name);

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(path);
    return isSource(entry.name) ? [path] : [];
  });
}

/** What to watch, and which of its files to ignore. */
const watchedCode = {
  paths: [...FILES, ...FOLDERS],
  isIgnored: (path, stats) =>
    stats?.isFile() === true && !isSource(path) && !FILES.some((name) => path.endsWith(name)),
};

/** Every source with its content, by its path in the project's folder. */
function readSources() {
  const paths = [...FILES, ...FOLDERS.flatMap(sourcesIn)].sort();
  return new Map(paths.map((path) => [path, readFileSync(`${root}/${path}`)]));
}

/** A key that is equal only for the same code, packages and Node.js, at any location of the project. */
function keyOf(sources) {
  const hash = createHash("sha256").update(`${process.version}\n`);
  for (const [path, content] of sources) hash.update(`${path} ${content.length}\n`).update(content);
  return hash.digest("hex").slice(0, 32);
}

/** Bundles contain the paths of their sources, so this key depends on the project's location. */
const folderNameOf = (key) =>
  `${key}-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`;

module.exports = { folderNameOf, keyOf, readSources, root, watchedCode };
