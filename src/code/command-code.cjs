"use strict";

const { dirname, join, relative, sep } = require("node:path");
const { pathToFileURL } = require("node:url");
const { keptFolder } = require("../cache/kept-folder.cjs");
const { folderNameOf, keyOf, readSources, root, sourceFolders } = require("./sources.cjs");

const COMMANDS = join(root, "node_modules", ".cache", "plumbline", "commands");

/**
 * The packages that go into the bundle, with all that they import, because dozens of small files
 * are slow to load. Each must be JavaScript that does not ask where it lies; every other package is
 * loaded by Node.js as ever.
 */
const BUNDLED = new Set([
  "bidi-js",
  "culori",
  "diff",
  "fastest-levenshtein",
  "jsonc-parser",
  "libphonenumber-js",
  "localized-address-format",
  "mdast-util-from-markdown",
  "postal-code-checker",
  "zod",
]);

/** A key that changes with every change of the code. */
const codeKey = () => keyOf(readSources());

/**
 * The folder in which all commands and workers lie as JavaScript, with the code's key; made first
 * if the code is not the one that was bundled last.
 */
async function bundledCode() {
  const sources = readSources();
  const key = keyOf(sources);
  const make = (place) =>
    bundle(sources, key, place).catch((error) => {
      throw explain(error);
    });
  return { key, folder: await keptFolder(join(COMMANDS, folderNameOf(key)), make) };
}

async function bundle(sources, key, { work, folder }) {
  const { build, stop } = require("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: [...sources.keys()].filter(isEntryPoint),
    outdir: work,
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
  // Commands may run for hours, and esbuild would wait beside them.
  await stop();
}

/** A command each, and the workers that commands start. */
const isEntryPoint = (path) => /^scripts\/[^/]+\.ts$|\.worker\.ts$/.test(path);

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

/** A path with slashes from the project's folder; undefined for a file that is not the project's. */
function ownPath(file) {
  if (!file.startsWith(root + sep)) return undefined;
  const parts = relative(root, file).split(sep);
  return parts.includes("node_modules") ? undefined : parts.join("/");
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

module.exports = { bundledCode, codeKey, readSources, sourceFolders };
