"use strict";

const { extname, join, relative, sep } = require("node:path");
const { pathToFileURL } = require("node:url");
const { cachedFolder } = require("../cache/cached-folder.cjs");
const { folderNameOf, keyOf, readSources, root, watchedCode } = require("./sources.cjs");
const { zodInEnglish } = require("./zod-in-english.cjs");

const COMMANDS = join(root, "node_modules", ".cache", "plumbline", "commands");

/**
 * Packages that are bundled with all their imports, since many small files load slowly. Each must be
 * JavaScript that does not depend on its location. Node.js loads all other packages as usual.
 */
const BUNDLED = new Set([
  "@photostructure/tz-lookup",
  "bidi-js",
  "chokidar",
  "compression",
  "culori",
  "date-holidays",
  "diff",
  "fastest-levenshtein",
  "fontkit",
  "jsonc-parser",
  "libphonenumber-js",
  "localized-address-format",
  "mdast-util-from-markdown",
  "mdast-util-gfm-table",
  "mdast-util-to-markdown",
  "micromark-extension-gfm-table",
  "node-diff3",
  "postal-code-checker",
  "saxes",
  "sirv",
  "zod",
]);

/** A key that changes with every change of the code. */
const codeKey = () => keyOf(readSources());

/**
 * The folder with all commands and workers as JavaScript, and the code's key. It is bundled first if the code
 * has changed.
 */
async function bundledCode() {
  const sources = readSources();
  const key = keyOf(sources);
  const make = ({ work, folder }) => {
    const facts = { root: urlOf(root), key, folder: urlOf(folder) };
    return bundle(sources, work, JSON.stringify(facts), { sourcemap: "linked" });
  };
  return { folder: await cachedFolder(join(COMMANDS, folderNameOf(key)), make) };
}

/** The same for the package, with the commands of owners, in its folder `lib/commands`. */
function packagedCode(folder) {
  const sources = readSources();
  const key = keyOf(sources);
  for (const path of sources.keys()) if (path.startsWith(REPOSITORY)) sources.delete(path);
  return bundle(sources, folder, `(${factsOf})(import.meta.url, "${key}")`, {});
}

/** Commands for developers of the project. */
const REPOSITORY = "scripts/repository/";

/** Its source is written into the package's code, which finds out at run time where it is installed. */
function factsOf(url, key) {
  const root = url.slice(0, url.lastIndexOf("/lib/commands/") + 1);
  const [folder, readyMade] = [`${root}lib/commands/`, `${root}lib/`];
  return { root, key: `${key}-${process.version}`, folder, readyMade };
}

const urlOf = (folder) => pathToFileURL(join(folder, sep)).href;

/** `facts` are constants about the bundle, as JavaScript (src/lib/code/project.ts). */
async function bundle(sources, outdir, facts, options) {
  const { build, stop } = require("esbuild");
  await build({
    absWorkingDir: root,
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
    sourcesContent: false,
    define: { "import.meta.url": "__sourceUrl" },
    banner: { js: `${REQUIRE}const __PLUMBLINE = ${facts};` },
    plugins: [plumblineSources(sources), zodInEnglish],
    logLevel: "silent",
    ...options,
  }).catch((error) => {
    throw explain(error);
  });
  // Commands may run for hours. Without this, esbuild's process would stay beside them.
  await stop();
}

/** CommonJS packages load Node.js modules with `require`. */
const REQUIRE =
  'import { createRequire as __createRequire } from "node:module"; ' +
  "const require = __createRequire(import.meta.url); ";

/** The commands, and the workers that commands start. */
const isEntryPoint = (path) => /^scripts\/(repository\/)?[^/]+\.ts$|\.worker\.ts$/.test(path);

/** Listed by name, because a callback of the bundler for each import would be slower. */
const external = () => {
  const { dependencies, devDependencies } = require("../../../package.json");
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !BUNDLED.has(name));
};

/**
 * In the bundle, `import.meta.url` is still the URL of the source. It is set in the first line, so
 * that line numbers stay.
 */
const placeOf = (path, code) =>
  code.includes("import.meta.url")
    ? `const __sourceUrl = __PLUMBLINE.root + ${JSON.stringify(path)}; `
    : "";

/** These would be wrong in a bundle. */
const OTHER_PLACES = /import\.meta\.(dirname|filename)/;

/**
 * Only the project's own sources have these extensions. A callback for every file of packages would be slow.
 */
const SOURCE = /\.(json|tsx?)$/;

/** Uses the sources from which the key was computed. */
const plumblineSources = (sources) => ({
  name: "plumbline:sources",
  setup(build) {
    build.onLoad({ filter: SOURCE }, ({ path: file }) => {
      const path = ownPath(file);
      if (path === undefined) return undefined;
      const code = sources.get(path)?.toString();
      if (code === undefined) {
        return {
          errors: [{ text: `Commands cannot import ${path}: see src/lib/code/sources.cjs` }],
        };
      }
      const [other] = OTHER_PLACES.exec(code) ?? [];
      if (other)
        return { errors: [{ text: `${path} must use import.meta.url, and not ${other}` }] };
      return { contents: placeOf(path, code) + code, loader: extname(path).slice(1) };
    });
  },
});

/** The path of a file relative to the project's folder, with slashes; undefined for other files. */
function ownPath(file) {
  if (!file.startsWith(root + sep)) return undefined;
  const parts = relative(root, file).split(sep);
  return parts.includes("node_modules") ? undefined : parts.join("/");
}

/** The bundler's error as text: `src/a.ts:3:5  Expected ";" but found "b"`. */
function explain(error) {
  if (!Array.isArray(error?.errors) || error.errors.length === 0) return error;
  const lines = error.errors.map(({ text, location }) => {
    if (!location) return text;
    const { file, line, column, lineText } = location;
    return `${file}:${line}:${column + 1}  ${text}\n  ${lineText.trim()}`;
  });
  return new Error(`Plumbline's own code cannot be bundled.\n\n${lines.join("\n\n")}`);
}

module.exports = { bundledCode, codeKey, packagedCode, watchedCode };
