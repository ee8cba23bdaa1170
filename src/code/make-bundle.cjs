"use strict";

const { randomUUID } = require("node:crypto");
const {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} = require("node:fs");
const { tmpdir } = require("node:os");
const { basename, dirname, join, relative, resolve, sep } = require("node:path");
const { pathToFileURL } = require("node:url");
const { isWhole, listFiles } = require("./file-list.cjs");
const { root } = require("./sources.cjs");

const modules = join(root, "node_modules");

/**
 * The packages that go into the bundle with all that they stand on, because dozens of small files
 * are slow to load. Each must be JavaScript that does not ask where it lies; every other package is
 * loaded by Node.js as ever.
 */
const BUNDLED = new Set([
  "diff",
  "fastest-levenshtein",
  "jsonc-parser",
  "libphonenumber-js",
  "mdast-util-from-markdown",
  "zod",
]);

/** A command each, and the workers that commands start. */
const isEntryPoint = (path) => /^scripts\/[^/]+\.ts$|\.worker\.ts$/.test(path);

/** A path with slashes from the project's folder; undefined for a file that is not the project's. */
function ownPath(file) {
  if (!file.startsWith(root + sep)) return undefined;
  const parts = relative(root, file).split(sep);
  return parts.includes("node_modules") ? undefined : parts.join("/");
}

/** Named one by one: the bundler would have to ask about each import otherwise, which takes longer. */
const external = () => {
  const { dependencies, devDependencies } = require("../../package.json");
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !BUNDLED.has(name));
};

/** Names for what differs between files; code that is bundled still means its own place by them. */
const META = {
  "import.meta.url": "__sourceUrl",
  "import.meta.dirname": "__sourceFolder",
  "import.meta.filename": "__sourceFile",
};

/** In the first line, so that all lines keep their numbers. */
function placeOf(file, code) {
  if (!code.includes("import.meta.")) return "";
  const values = [pathToFileURL(file).href, dirname(file), file].map((one) => JSON.stringify(one));
  const names = Object.values(META).map((name, index) => `${name} = ${values[index]}`);
  return `const ${names.join(", ")}; `;
}

/** Sources of the project are of this kind, and packages are not: about each of theirs to ask takes long. */
const TYPESCRIPT = /\.tsx?$/;

/** Takes the sources as they were read for the key. */
const plumblineSources = (sources) => ({
  name: "plumbline:sources",
  setup(build) {
    build.onLoad({ filter: TYPESCRIPT }, ({ path: file }) => {
      const path = ownPath(file);
      if (path === undefined) return undefined;
      const code = sources.get(path)?.toString();
      if (code === undefined) {
        return { errors: [{ text: `Commands cannot import ${path}: see src/code/sources.cjs` }] };
      }
      return { contents: placeOf(file, code) + code, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
});

/** Where the bundle is made, and where it will be. */
function placeFor(folder) {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    // Without links in its path: maps name the sources from where they lie themselves.
    const work = join(realpathSync(dirname(folder)), `new-${randomUUID()}`);
    mkdirSync(work);
    return { work, folder };
  } catch {
    const temporary = temporaryFolder();
    return { work: temporary, folder: temporary };
  }
}

/**
 * For this one run, where the cache cannot be written to. Nobody else can have put code in here, as
 * they could in a folder of a known name.
 */
function temporaryFolder() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plumbline-"));
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts the bundle in its place, unless another command has just done the same. */
function settle(work, folder) {
  if (work === folder) return;
  if (existsSync(folder) && !isWhole(folder)) remove(dirname(folder), basename(folder));
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(work, { recursive: true, force: true });
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what no command has begun with for a day, and what one that was stopped has left. */
function sweep(parent) {
  const isOld = (name) => Date.now() - statSync(join(parent, name)).mtimeMs > DAY_MS;
  for (const name of readdirSync(parent)) {
    try {
      if (isOld(name)) remove(parent, name);
    } catch {
      // Another command is sweeping, or it may not be removed: space is all that is lost.
    }
  }
}

/** The name of a bundle must never stand for half of one. */
function remove(parent, name) {
  const doomed = join(parent, `new-${randomUUID()}`);
  renameSync(join(parent, name), doomed);
  rmSync(doomed, { recursive: true, force: true });
}

/** Where the bundler stopped, in words for a person: `src/a.ts:3:5  Expected ";" but found "b"`. */
function explain(error) {
  if (!Array.isArray(error?.errors) || error.errors.length === 0) return error;
  const lines = error.errors.map(({ text, location }) => {
    if (!location) return text;
    const { file, line, column, lineText } = location;
    return `${file}:${line}:${column + 1}  ${text}\n  ${lineText.trim()}`;
  });
  return new Error(`Plumbline's own code cannot be bundled.\n\n${lines.join("\n\n")}`);
}

async function write(outdir, { sources, key, folder }) {
  const { build, stop } = require("esbuild");
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: [...sources.keys()].filter(isEntryPoint),
    outdir,
    outbase: ".",
    outExtension: { ".js": ".mjs" },
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    mainFields: ["module", "main"],
    external: external(),
    sourcemap: "linked",
    sourcesContent: false,
    define: { ...META, __PLUMBLINE_BUNDLE: JSON.stringify({ key, folder }) },
    plugins: [plumblineSources(sources)],
    logLevel: "silent",
  });
  const names = Object.keys(metafile.outputs).map((file) => relative(outdir, resolve(root, file)));
  listFiles(outdir, names);
  // Commands may run for hours, and esbuild would wait beside them.
  await stop();
}

async function makeIn(folder, { sources, key }) {
  try {
    await write(folder, { sources, key, folder });
    return folder;
  } catch (error) {
    throw explain(error);
  }
}

/** Bundles the sources, and gives back the folder: the wanted one, if it can be written to. */
async function makeBundle({ sources, key, folder: wanted }) {
  const { work, folder } = placeFor(wanted);
  try {
    await write(work, { sources, key, folder });
    settle(work, folder);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    // With a full cache as with one that cannot be written to: in a folder for this run.
    const isFull = /no space left|ENOSPC|quota exceeded|EDQUOT/i.test(String(error));
    if (isFull && work !== folder) return makeIn(temporaryFolder(), { sources, key });
    throw explain(error);
  }
  if (folder === wanted) sweep(dirname(folder));
  return folder;
}

module.exports = { makeBundle };
