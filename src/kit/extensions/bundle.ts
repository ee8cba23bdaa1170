import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import type { BuildOptions, BuildResult, Loader, Message, Metafile, Plugin } from "esbuild";
import { ExtensionError, extensionProblem } from "../../diagnostics/extension-problem.ts";
import { didYouMean, nearestWord } from "../../diagnostics/suggest.ts";
import type {
  ExtensionBundle,
  ExtensionModule,
  KitModule,
  ScriptModule,
} from "../../model/kit/extensions.ts";
import { browserImports, otherFiles } from "./browser-imports.ts";
import { isOneFile, type Part, partOf } from "./one-file.ts";

/** Bundles the definitions. */
export const bundleDefinitions = (
  files: readonly ExtensionModule[],
  folder: string,
): Promise<ExtensionBundle> =>
  bundleToRun(files, folder, {
    external: ["plumbline/kit"],
    plugins: [
      onePart("definition", files),
      refuse(
        "plumbline/ui",
        'It is for components, which a definition must not use. Name the component\'s file instead, component: "./opening-times.tsx", or omit it in one file.',
      ),
    ],
  });

/** Bundles modules to a string that is evaluated here. */
export async function bundleToRun(
  files: readonly ExtensionModule[],
  folder: string,
  doors: Pick<BuildOptions, "external" | "plugins">,
): Promise<ExtensionBundle> {
  const { outputFiles = [], metafile } = await bundle(folder, {
    stdin: { contents: exportsOf(files.map(({ file }) => file)), resolveDir: folder },
    metafile: true,
    outfile: join(folder, "extensions.cjs"),
    sourcemap: "external",
    format: "cjs",
    platform: "node",
    target: "node20",
    ...doors,
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  const importCycle = circleIn(metafile?.inputs ?? {});
  return {
    folder,
    files,
    text: textOf(".cjs"),
    map: textOf(".map"),
    ...(importCycle && { importCycle }),
  };
}

/** Bundles browser modules only for their hash and errors: Vite bundles them for pages. */
export async function inspectModules(
  modules: readonly KitModule[],
  folder: string,
): Promise<{ text: string; exportsOf(file: string): readonly string[] }> {
  const { outputFiles = [], metafile } = await bundle(folder, {
    entryPoints: modules.map(({ file }) => file),
    outdir: join(folder, "own-modules"),
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    // Top-level await would deadlock a page's code and the app.
    supported: { "top-level-await": false },
    plugins: [
      onePart("browser", modules),
      refuse(
        "plumbline/kit",
        'It is for definitions. A component imports from "plumbline/ui", and types with `import type`.',
      ),
      browserImports,
    ],
  });
  const outputs = Object.values(metafile?.outputs ?? {});
  return {
    text: outputFiles.map(({ text }) => text).join("\n"),
    exportsOf: (file) =>
      outputs.find(({ entryPoint }) => entryPoint && join(folder, entryPoint) === file)?.exports ??
      [],
  };
}

/** Bundles scripts of sections for their hash and errors. */
export async function inspectScripts(
  scripts: readonly ScriptModule[],
  folder: string,
): Promise<string> {
  if (scripts.length === 0) return "";
  const { outputFiles = [] } = await bundle(folder, {
    entryPoints: scripts.map(({ file }) => file),
    outdir: join(folder, "own-scripts"),
    format: "iife",
    platform: "browser",
    plugins: ["plumbline/kit", "plumbline/ui"].map((door) =>
      refuse(door, "A script has no part in the app. It uses what browsers have."),
    ),
  });
  return outputFiles.map(({ text }) => text).join("\n");
}

const exportsOf = (files: readonly string[]) =>
  files.map((file, index) => `export * as _${index} from ${JSON.stringify(file)};`).join("\n");

/** Loads what Node.js needs of files that hold both a definition and its component, or what browsers need. */
export function onePart(part: Part, modules: readonly { file: string }[]): Plugin {
  const files = new Set(modules.map(({ file }) => realpathSync(file)).filter(isOneFile));
  return {
    name: "plumbline:one-file",
    setup(build) {
      build.onLoad({ filter: /[\\/](sections|looks)[\\/][^\\/]+$/ }, async ({ path }) => {
        if (!files.has(path)) return undefined;
        const contents = await partOf(readFileSync(path, "utf8"), path, part);
        return { contents, loader: extname(path).slice(1) as Loader };
      });
    },
  };
}

/** An entry point that this kind of module may not import. */
const refuse = (door: string, why: string): Plugin => ({
  name: "plumbline:door",
  setup(build) {
    const filter = new RegExp(`^${door}$`);
    build.onResolve({ filter }, () => ({
      errors: [{ text: `"${door}" cannot be used here. ${why}` }],
    }));
  },
});

async function bundle(folder: string, options: BuildOptions): Promise<BuildResult> {
  const { build } = await import("esbuild");
  try {
    const built = await build({
      absWorkingDir: folder,
      bundle: true,
      write: false,
      logLevel: "silent",
      ...options,
      plugins: [otherFiles, ...(options.plugins ?? [])],
    });
    expectSameCase(built.warnings, folder);
    return built;
  } catch (error) {
    const { errors = [] } = error as { errors?: Message[] };
    if (errors.length === 0) throw error;
    throw new ExtensionError(errors.map((each) => problemOf(each, folder)));
  }
}

/** macOS and Windows ignore case in file names, but the machine that builds the site may not. */
function expectSameCase(warnings: readonly Message[], folder: string): void {
  const others = warnings.filter(({ id }) => id === "different-path-case");
  if (others.length === 0) return;
  const problems = others.map((each) => ({ ...problemOf(each, folder), hint: CAPITALS }));
  throw new ExtensionError(problems);
}

const CAPITALS = "Match the file's name exactly: on Linux, capitals count.";

/** An import cycle, for messages; undefined if there is none. */
function circleIn(inputs: Metafile["inputs"]): string | undefined {
  const done = new Set<string>();
  const search = (file: string, above: readonly string[]): string | undefined => {
    const at = above.indexOf(file);
    if (at >= 0) return [...above.slice(at), file].join(" → ");
    if (done.has(file) || file.includes("node_modules")) return undefined;
    done.add(file);
    const next = inputs[file]?.imports.map(({ path }) => path) ?? [];
    return firstOf(next, (path) => search(path, [...above, file]));
  };
  return firstOf(Object.keys(inputs), (file) => search(file, []));
}

function firstOf<T, R>(all: readonly T[], find: (each: T) => R | undefined): R | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** esbuild counts columns from 0. */
function problemOf({ text, location, detail }: Message, folder: string) {
  const { file = ".", line = 1, column = 0 } = location ?? {};
  return extensionProblem(
    { file: join(folder, file), line, column: column + 1 },
    text,
    hintFor(text, detail, dirname(join(folder, file))),
  );
}

function hintFor(text: string, detail: unknown, from: string): string | undefined {
  if (typeof detail === "string") return detail;
  const [, near, whole] =
    /^Could not resolve "(\.[^"]*)"|^Cannot read file: (.*)$/.exec(text) ?? [];
  const path = near ?? (whole === undefined ? undefined : `./${relative(from, whole)}`);
  const likely = path === undefined ? undefined : fileLike(path, from);
  if (likely !== undefined) return `${didYouMean(likely)} ${CAPITALS}`;
  const [, name = ""] = /^Could not resolve "([^./"][^"]*)"/.exec(text) ?? [];
  if (name !== "") return `Type: npm install ${name}`;
  return HINTS.find(([words]) => text.includes(words))?.[1];
}

/** The file that a path most likely means, ignoring case and extension. */
function fileLike(path: string, from: string): string | undefined {
  const folder = dirname(join(from, path));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const bare = (name: string) => name.toLowerCase().replace(/\.\w+$/, "");
  const name = basename(path);
  const suggestion = names.find((each) => bare(each) === bare(name)) ?? nearestWord(name, names);
  return suggestion && `${path.slice(0, path.length - name.length)}${suggestion}`;
}

/** Hints for errors of the bundler. */
const HINTS = [
  ["Cannot read file", "Match the file's name exactly: capitals count."],
  ["Could not resolve", "Match the file's name exactly: capitals count."],
  ["No matching export in", "docs/kit.md lists what plumbline/kit and plumbline/ui export."],
  ["Top-level await", "Move it into a function that is called later, such as an effect."],
  ["No loader is configured", "Import only code or JSON. Pictures go into public/media."],
] as const;
