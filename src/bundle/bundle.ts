import { fork } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { InlineConfig, Rolldown } from "vite";
import type { StartScript } from "../app/document.ts";
import { CACHE_DIR, PROJECT_DIR } from "../cache/cache.ts";
import { codeKey, workerUrl } from "../code/code.ts";
import { ASSETS } from "../model/addresses.ts";
import { leanDependencies } from "./lean.ts";
import { sectionChunks } from "./section-chunks.ts";

type ServerEntry = typeof import("../app/server.tsx");

/** Loaded when there is something to bundle: Vite takes longer than the rest of the code. */
const bundle = async (config: InlineConfig) => (await import("vite")).build(config);

const BASE: InlineConfig = {
  root: PROJECT_DIR,
  configFile: join(PROJECT_DIR, "vite.config.ts"),
  mode: "production",
  logLevel: "warn",
  plugins: [leanDependencies()],
};

/** The addresses of the browser's scripts. */
export interface BrowserScripts {
  /** What every page loads by itself. */
  start: StartScript;
  /** What follows when the visitor does something. */
  entry: string;
  /** What pages with sections of a type need in addition, by type. */
  sections: Record<string, string[]>;
  /** All files of them, with what they bring in later. */
  files: string[];
}

/** The code of a site: what browsers run, and what renders pages. It is the same for every config. */
export interface SiteCode {
  scripts: BrowserScripts;
  /** The folder in which the browser's files lie by their addresses. */
  browserDir: string;
  /** The module that renders pages. */
  rendererFile: string;
}

const BUNDLES = join(CACHE_DIR, "bundles");

/** The bundler's allocator gives back at once what is free, in place of keeping it for a while: 50 MB. */
const FRUGAL = { MIMALLOC_PURGE_DELAY: "0" };

/** The site's code, bundled first if it is not the code that was bundled last. */
export async function siteCode(): Promise<SiteCode> {
  const folder = join(BUNDLES, codeKey());
  const made = await readMade(folder);
  if (made) return made;
  if ((await bundleInto(folder)) === NOT_WRITTEN) return bundledForNow();
  await sweep(folder);
  return bundlesIn(folder);
}

/** In a process of its own: what the bundler takes of memory is free again when pages are made. */
async function bundleInto(folder: string): Promise<unknown> {
  const worker = fileURLToPath(await workerUrl("src/bundle/bundle"));
  const child = fork(worker, [folder], { env: { ...process.env, ...FRUGAL } });
  const [code] = await once(child, "exit");
  return code;
}

/** For this one run, where the cache is full or belongs to another user. */
async function bundledForNow(): Promise<SiteCode> {
  const parent = await mkdtemp(join(tmpdir(), "plumbline-"));
  process.once("exit", () => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "bundles");
  await bundleInto(folder);
  return bundlesIn(folder);
}

async function bundlesIn(folder: string): Promise<SiteCode> {
  const made = await readMade(folder);
  if (!made)
    throw new Error("The site's code could not be bundled: see above, or the disk is full.");
  return made;
}

/** What the process of the bundler ends with where a folder could not be written to. */
const NOT_WRITTEN = 3;

/** The bundler names what the system said by its number: no space, a quota, or not allowed. */
const UNWRITABLE = /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b|os error (28|122|13|1|30)\)/;

/** As `makeBundles`, as a process; tells in its exit code if the folder cannot be written to. */
export async function bundleAsProcess(folder: string): Promise<void> {
  try {
    await makeBundles(folder);
  } catch (error) {
    if (!UNWRITABLE.test(String(error))) throw error;
    process.exitCode = NOT_WRITTEN;
  }
}

/** What there is in a folder of bundles. */
interface Made {
  scripts: BrowserScripts;
  /** The files of the code that renders pages, the one to load first. */
  renderer: string[];
}

/** The bundles in a folder; undefined if they are not all there. */
async function readMade(folder: string): Promise<SiteCode | undefined> {
  const [browserDir, serverDir] = [join(folder, "browser"), join(folder, "server")];
  try {
    const made: Made = JSON.parse(await readFile(join(folder, "made.json"), "utf8"));
    const { scripts, renderer } = made;
    const files = [
      ...scripts.files.map((url) => join(browserDir, url)),
      ...renderer.map((name) => join(serverDir, name)),
    ];
    const [first = ""] = renderer;
    if (!files.every((file) => existsSync(file))) return undefined;
    return { scripts, browserDir, rendererFile: join(serverDir, first) };
  } catch {
    return undefined;
  }
}

/** Bundles everything into a folder, which appears when it is whole. */
async function makeBundles(folder: string): Promise<void> {
  // For visitors, whatever the terminal says: Vite and its plugins read this when they begin.
  process.env.NODE_ENV = "production";
  const temporary = `${folder}.${randomUUID()}.tmp`;
  try {
    const browser = join(temporary, "browser");
    const server = join(temporary, "server");
    const scripts = await bundleBrowser(browser);
    const made: Made = { scripts, renderer: await bundleRenderer(server) };
    await writeFile(join(temporary, "made.json"), JSON.stringify(made));
    // Somebody may have deleted a part of what was there.
    if (!(await readMade(folder))) await rm(folder, { recursive: true, force: true });
    // Somebody else may have been quicker; then theirs is the same.
    await rename(temporary, folder).catch(() => undefined);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Bundles of older code go, but for those that a build of another branch may be using. */
async function sweep(folder: string): Promise<void> {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of await readdir(BUNDLES)) {
    const other = join(BUNDLES, name);
    const { mtimeMs } = await stat(other).catch(() => ({ mtimeMs: yesterday }));
    if (other !== folder && mtimeMs < yesterday) await rm(other, { recursive: true, force: true });
  }
}

/**
 * All that the app imports stays in one file. Left to itself, the bundler moves what sections that come on
 * demand use as well, such as React and MUI, into files of their own: 3 KB more for every page.
 */
const WHOLE_ENTRIES: Rolldown.CodeSplittingGroup[] = [
  { name: "start", test: /[\\/]src[\\/]app[\\/]start\.ts$/, priority: 1 },
  { name: "app", tags: ["$initial"] },
];

async function bundleBrowser(outDir: string): Promise<BrowserScripts> {
  const result = await bundle({
    ...BASE,
    build: {
      outDir,
      assetsDir: ASSETS.slice(1),
      rolldownOptions: {
        // The start script calls what the app exports.
        preserveEntrySignatures: "allow-extension",
        input: {
          start: join(PROJECT_DIR, "src/app/start.ts"),
          app: join(PROJECT_DIR, "src/app/browser.tsx"),
        },
        output: { codeSplitting: { groups: WHOLE_ENTRIES } },
      },
    },
  });
  const { fileName: start } = entryOf(result, "start");
  const app = entryOf(result, "app");
  return {
    start: { src: `/${start}`, integrity: integrityOf(await readFile(join(outDir, start))) },
    entry: `/${app.fileName}`,
    sections: sectionChunks(chunksOf(result), app),
    files: chunksOf(result).map(({ fileName }) => `/${fileName}`),
  };
}

/** Bundles the code that renders pages and returns the names of its files. */
async function bundleRenderer(outDir: string): Promise<string[]> {
  const result = await bundle({
    ...BASE,
    // When pages are rendered, the variable may say something else: MUI would mark its icons for tests.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: { outDir, ssr: join(PROJECT_DIR, "src/app/server.tsx") },
  });
  // Node.js would find out that these are modules by compiling them twice.
  await writeFile(join(outDir, "package.json"), '{ "type": "module" }');
  return [
    ...new Set([
      entryOf(result, "server").fileName,
      ...chunksOf(result).map(({ fileName }) => fileName),
    ]),
  ];
}

/** Loads the module that renders pages. */
export const loadRenderer = (file: string): Promise<ServerEntry> =>
  import(pathToFileURL(file).href);

/** What a browser compares a file with before it runs it (Subresource Integrity). */
const integrityOf = (data: Uint8Array) =>
  `sha384-${createHash("sha384").update(data).digest("base64")}`;

type Bundle = Awaited<ReturnType<typeof bundle>>;

const chunksOf = (result: Bundle): Rolldown.OutputChunk[] =>
  (Array.isArray(result) ? result : [result])
    .flatMap((output) => ("output" in output ? output.output : []))
    .filter((file) => file.type === "chunk");

function entryOf(result: Bundle, name: string): Rolldown.OutputChunk {
  const entry = chunksOf(result).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The bundler made no file for ${name}.`);
  return entry;
}
