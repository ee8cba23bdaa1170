import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { SOURCES_DIR } from "../../lib/code/project.ts";
import { ASSETS } from "../../model/addresses.ts";
import type { KitModule, KitModules, ScriptModule } from "../../model/kit/extensions.ts";
import { IMPORT_ONLY, type Settings, settingsFor } from "./bundle-settings.ts";
import { onDemand } from "./on-demand.ts";
import {
  APP_FILE,
  type BrowserScripts,
  type BundleNames,
  bundlesIn,
  TRIAL_FILE,
} from "./site-code.ts";

const filesOf = (modules: readonly KitModule[]) =>
  new Map(modules.map(({ name, file }) => [name, file]));

/** The entry points of the browser's code and of the renderer, with the live script of previews. */
const APP = {
  start: "src/client/start.ts",
  app: "src/client/browser.tsx",
  count: "src/client/count.ts",
  server: "src/render/html/server.tsx",
  live: "src/client/live/live.ts",
  trial: "src/client/trial.tsx",
};

/** All of these modules, and replacements for a module of a package. */
export const APP_ENTRIES = [...Object.values(APP), IMPORT_ONLY];

const NONE: KitModules = { sections: [], looks: [], scripts: [] };

/** Bundles a site's code for browsers and for rendering into a folder. */
export async function makeBundles(folder: string, extensions = NONE): Promise<void> {
  // Always for production: Vite and its plugins read this when they load.
  process.env.NODE_ENV = "production";
  const { browser, server, live, made } = bundlesIn(folder);
  const using = settingsFor(extensions);
  // Together they take less time: each also waits for the disk, and uses one core in part.
  const [scripts, renderer] = await Promise.all([
    bundleBrowser(browser, using, extensions !== NONE),
    bundleRenderer(server, using),
    bundleLive(live),
  ]);
  const all: BundleNames = { scripts, renderer };
  await writeFile(made, JSON.stringify(all));
}

/** The oldest browsers that pages support. */
const FOR_VISITORS = {
  target: ["chrome107", "firefox104", "safari16"],
  // Pages name the scripts that they need: src/render/bundle/on-demand.ts.
  modulePreload: false,
  reportCompressedSize: false,
  // The folder is new, so it need not be read.
  emptyOutDir: false,
};

/**
 * Keeps the app in one file. By default, the bundler moves what on-demand sections also use, such
 * as React and MUI, into separate files: 3 KB more for every page.
 */
const WHOLE_ENTRIES: Rolldown.CodeSplittingGroup[] = [
  { name: "start", test: (id) => id.endsWith(APP.start), priority: 1 },
  { name: "app", tags: ["$initial"] },
];

async function bundleBrowser(
  outDir: string,
  { base, modules }: Settings,
  isOwn: boolean,
): Promise<BrowserScripts> {
  const chunks = await bundle(base, {
    build: {
      ...FOR_VISITORS,
      outDir,
      // No page loads it. It is for developers of a section.
      sourcemap: isOwn && "hidden",
      assetsDir: ASSETS.slice(1),
      rolldownOptions: {
        // The start script calls the app's exports.
        preserveEntrySignatures: "allow-extension",
        input: {
          start: join(SOURCES_DIR, APP.start),
          app: join(SOURCES_DIR, APP.app),
        },
        output: { codeSplitting: { groups: WHOLE_ENTRIES } },
      },
    },
  });
  const start = entryOf(chunks, "start").fileName;
  const counting = { type: "", file: join(SOURCES_DIR, APP.count), beforePaint: false };
  const { "": count, ...ofSections } = await bundleScripts(outDir, [...modules.scripts, counting]);
  const app = entryOf(chunks, "app");
  return {
    start: { src: `/${start}`, integrity: integrityOf(await readFile(join(outDir, start))) },
    ofSections,
    ...(count && { count }),
    entry: `/${app.fileName}`,
    ...onDemand(chunks, app, {
      sections: filesOf(modules.sections),
      looks: filesOf(modules.looks),
    }),
    files: [
      ...chunks.map(({ fileName }) => `/${fileName}`),
      ...Object.values(ofSections).map(({ src }) => src),
    ],
  };
}

/** Bundles the scripts of section types. Each is a file by itself, as pages load them without the app. */
async function bundleScripts(
  outDir: string,
  scripts: readonly ScriptModule[],
): Promise<BrowserScripts["ofSections"]> {
  const { build } = await import("esbuild");
  const made = scripts.map(async ({ type, file, beforePaint }) => {
    const { outputFiles } = await build({
      entryPoints: [file],
      entryNames: "[name]-[hash]",
      outdir: join(outDir, ASSETS),
      bundle: true,
      minify: true,
      write: false,
      format: "iife",
      target: FOR_VISITORS.target,
    });
    const [{ path, contents } = { path: "", contents: new Uint8Array() }] = outputFiles;
    await writeFile(path, contents);
    const src = `${ASSETS}/${basename(path)}`;
    return [type, { src, integrity: integrityOf(contents), beforePaint }] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** The hash that a browser compares with a file before it runs it (Subresource Integrity). */
const integrityOf = (data: Uint8Array) =>
  `sha384-${createHash("sha384").update(data).digest("base64")}`;

/** Bundles the code that renders pages; returns the name of the file to load. */
async function bundleRenderer(outDir: string, { base }: Settings): Promise<string> {
  const chunks = await bundle(base, {
    // Otherwise MUI would mark its icons for tests if the variable says so.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    // With a source map, so that errors of a component have a line.
    build: {
      ...FOR_VISITORS,
      outDir,
      ssr: join(SOURCES_DIR, APP.server),
      sourcemap: true,
    },
  });
  // Otherwise Node.js would compile these modules twice to find out that they are modules.
  await writeFile(join(outDir, "package.json"), '{ "type": "module" }');
  return entryOf(chunks, "server").fileName;
}

/** Only React is a development build, with full error messages. Pages are the same as for visitors. */
const developmentReact: Plugin = {
  name: "plumbline:development-react",
  enforce: "pre",
  transform: (code, id) =>
    /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)
      ? { code: code.replaceAll("process.env.NODE_ENV", '"development"'), map: null }
      : undefined,
};

/** Bundles the app for developers, under the name in site-code.ts. It loads other modules itself. */
export async function makeDevelopmentApp(folder: string, extensions = NONE): Promise<void> {
  process.env.NODE_ENV = "production";
  const { base } = settingsFor(extensions);
  await bundle(base, {
    plugins: [developmentReact],
    build: {
      ...FOR_VISITORS,
      outDir: folder,
      assetsDir: "",
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        preserveEntrySignatures: "allow-extension",
        input: { app: join(SOURCES_DIR, APP.app) },
        output: { entryFileNames: APP_FILE },
      },
    },
  });
}

/** Bundles the trial of pages for developers, under the name in site-code.ts. */
export async function makeTrial(folder: string, extensions = NONE): Promise<void> {
  process.env.NODE_ENV = "development";
  const { base } = settingsFor(extensions);
  await bundle(
    { ...base, mode: "development" },
    {
      define: { "process.env.NODE_ENV": '"development"' },
      ssr: { noExternal: true },
      build: {
        ...FOR_VISITORS,
        target: "node20",
        outDir: folder,
        ssr: join(SOURCES_DIR, APP.trial),
        sourcemap: true,
        minify: false,
        rolldownOptions: { output: { entryFileNames: TRIAL_FILE } },
      },
    },
  );
}

async function bundleLive(outfile: string): Promise<void> {
  const { build } = await import("esbuild");
  const entryPoints = [join(SOURCES_DIR, APP.live)];
  await build({ entryPoints, outfile, bundle: true, format: "iife", target: "es2022" });
}

type Chunks = Rolldown.OutputChunk[];

async function bundle(base: InlineConfig, config: InlineConfig): Promise<Chunks> {
  const { build, mergeConfig } = await import("vite");
  const made = await build(mergeConfig(base, config));
  return (Array.isArray(made) ? made : [made])
    .flatMap((output) => ("output" in output ? output.output : []))
    .filter((file) => file.type === "chunk");
}

function entryOf(chunks: Chunks, name: string): Rolldown.OutputChunk {
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The bundler has not created a file for ${name}.`);
  return entry;
}
