import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface Bundle {
  key: string;
  folder: string;
}

/** Written into the code by the bundler; code that is not bundled, as in tests, has none. */
declare const __PLUMBLINE_BUNDLE: Bundle | undefined;

/** Where the files of a folder are written, and where it will be. */
interface Place {
  work: string;
  folder: string;
}

interface Bundler {
  codeKey(): string;
  bundledCode(): Promise<Bundle>;
  readSources(): Map<string, Buffer>;
  sourceFolders(): string[];
  keptFolder(folder: string, make: (place: Place) => Promise<void>): Promise<string>;
}

const bundle = typeof __PLUMBLINE_BUNDLE === "undefined" ? undefined : __PLUMBLINE_BUNDLE;

const bundler = () => createRequire(import.meta.url)("./bundle.cjs") as Bundler;

/**
 * Changes with every change of the project's code, its packages or Node.js: what the code has made
 * may be used again under the same key.
 */
export const codeKey = (): string => bundle?.key ?? bundler().codeKey();

/**
 * A folder of code in the cache, made first unless it is there with all its files as they were made (kept-folder.cjs).
 * Resolves to another folder, for this run alone, where the cache has no room.
 */
export const keptFolder: Bundler["keptFolder"] = (folder, make) =>
  bundler().keptFolder(folder, make);

/**
 * What to start a worker from: `new Worker(await workerUrl("src/pages/pages"))` runs
 * `src/pages/pages.worker.ts`. Files of such names are bundled with the commands; in tests that is
 * done here.
 */
export const workerUrl = async (name: string): Promise<URL> =>
  workerIn(bundle ?? (await bundler().bundledCode()), name);

/** The same of the code as it is on the disk now, and not of what this command runs. */
export const newestWorkerUrl = async (name: string): Promise<URL> =>
  workerIn(await bundler().bundledCode(), name);

function workerIn({ folder }: Bundle, name: string): URL {
  const file = join(folder, `${name}.worker.mjs`);
  if (existsSync(file)) return pathToFileURL(file);
  throw new Error(`The cache was deleted while this command ran (${file}). Start it again.`);
}

/** The project's code on the disk: each source by its path, and all folders in which one may lie. */
export const codeOnDisk = () => ({
  sources: bundler().readSources(),
  folders: bundler().sourceFolders(),
});
