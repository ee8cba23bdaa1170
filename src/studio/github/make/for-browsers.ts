import { existsSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { ourModules } from "../../../kit/our-modules.ts";
import { SOURCES_DIR } from "../../../lib/code/project.ts";
import { kitCode } from "../../../render/bundle/kit-modules.ts";

const HERE = join(SOURCES_DIR, "src/studio/github");

/** The modules that browsers have in place of ours: they need a disk, programs or native code. */
const INSTEAD: Readonly<Record<string, string>> = {
  "src/assets/fonts/font-families.ts": "font-families.ts",
  "src/assets/fonts/fonts.ts": "fonts.ts",
  "src/assets/icons/icon-set.ts": "icon-set.ts",
  "src/assets/pictures/measure.ts": "measured.ts",
  "src/lib/cache/cache.ts": "cache.ts",
  "src/lib/code/code.ts": "code.ts",
  "src/lib/code/project.ts": "project.ts",
  "src/render/bundle/site-code.ts": "site-code.ts",
};

/** The packages that browsers have in place of others. */
const PACKAGES: Readonly<Record<string, string>> = {
  "@emotion/server/create-instance": join(HERE, "instead/emotion-server.ts"),
  "plumbline/kit": join(SOURCES_DIR, "src/kit/public/kit.ts"),
  "plumbline/ui": join(SOURCES_DIR, "src/components/public.ts"),
  sharp: join(HERE, "instead/sharp.ts"),
};

/** Packages that only run in Node; what needs them throws. */
const ABSENT = /^(subset-font|fontkit|vite|esbuild|ssh2|jsdom|lighthouse|open|chokidar)$/;

const BUILT_IN = new RegExp(`^(node:)?(${builtinModules.join("|")})$`);

/** What Node's modules are in a browser; others throw when they are used. */
const NODE: Readonly<Record<string, string>> = {
  path: 'module.exports = require("path-browserify");',
  fs: `module.exports = require(${quoted("node/fs.ts")}).fs;`,
  "fs/promises": `module.exports = require(${quoted("node/fs.ts")}).fs.promises;`,
};

function quoted(file: string): string {
  return JSON.stringify(join(HERE, file));
}

/** A module of Node: what we have of it, and errors for the rest. */
function nodeModule(name: string): string {
  const known = NODE[name];
  if (known !== undefined) return known;
  const file = `node/${name}.ts`;
  const own = existsSync(join(HERE, file)) ? `require(${quoted(file)})` : "{}";
  return `
    const own = ${own};
    const missing = (_, key) =>
      typeof key !== "string" || key === "__esModule"
        ? undefined
        : function () { throw new Error("Browsers have no ${name}." + key); };
    module.exports = Object.assign(Object.create(new Proxy({}, { get: missing })), own, { default: own });`;
}

/** Makes a bundle of the pipeline for browsers. */
export const forBrowsers: Plugin = {
  name: "plumbline:for-browsers",
  setup(build) {
    const kit = kitCode(ourModules(SOURCES_DIR));
    const inNamespace = (namespace: string) => ({ filter: /.*/, namespace });
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir, importer }) => {
      const own = relative(SOURCES_DIR, resolve(resolveDir, path)).replaceAll("\\", "/");
      const instead = importer.startsWith(join(HERE, "instead")) ? undefined : INSTEAD[own];
      return instead === undefined ? undefined : { path: join(HERE, "instead", instead) };
    });
    build.onResolve({ filter: /^(@emotion|plumbline\/|sharp)/ }, ({ path }) => {
      const file = PACKAGES[path];
      return file === undefined ? undefined : { path: file };
    });
    build.onResolve({ filter: /^plumbline:/ }, ({ path }) => ({ path, namespace: "kit" }));
    build.onResolve({ filter: ABSENT }, ({ path }) => ({ path, namespace: "node" }));
    build.onResolve({ filter: BUILT_IN }, ({ path, importer }) => {
      const name = path.replace("node:", "");
      const isPackage =
        name === "buffer" &&
        /[\\/]node_modules[\\/]|node[\\/](globals|buffer|crypto)\.ts$/.test(importer);
      return isPackage
        ? { path: join(SOURCES_DIR, "node_modules/buffer/index.js") }
        : { path: name, namespace: "node" };
    });
    build.onLoad(inNamespace("node"), ({ path }) => ({
      contents: nodeModule(path),
      resolveDir: SOURCES_DIR,
    }));
    build.onLoad(inNamespace("kit"), ({ path }) => ({
      contents: kit.get(path) ?? "",
      resolveDir: SOURCES_DIR,
    }));
  },
};
