import { existsSync, type Stats } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { contentHash } from "../files/hash.ts";
import { once } from "../memoize.ts";
import { runningBundle } from "./project.ts";

interface CommandCode {
  codeKey(): string;
  bundledCode(): Promise<{ folder: string }>;
  packagedCode(folder: string): Promise<void>;
  watchedCode: {
    /** Relative to the project's folder. */
    readonly paths: string[];
    isIgnored(path: string, stats?: Stats): boolean;
  };
}

const bundler = () => createRequire(import.meta.url)("./command-code.cjs") as CommandCode;

/**
 * A key of the project's code, its packages and Node.js, for caching results of the code. It describes the
 * running code, even if the files have changed since.
 */
export const codeKey = once((): string => runningBundle?.key ?? bundler().codeKey());

/** The same key, combined with that of a site's extensions. */
export const siteCodeKey = (extensionsKey = ""): string => contentHash(codeKey(), extensionsKey);

/**
 * The file from which to start a worker: `new Worker(await workerUrl("src/render/pages"))` runs
 * `src/render/pages.worker.ts`. Such files are bundled with the commands; in tests they are bundled here.
 */
export const workerUrl = async (name: string): Promise<URL> => workerIn(await ownFolder(), name);

const ownFolder = once(async () =>
  runningBundle ? fileURLToPath(runningBundle.folder) : (await bundler().bundledCode()).folder,
);

/** The same key for the current files instead of the running code. */
export const newestWorkerUrl = async (name: string): Promise<URL> =>
  workerIn((await bundler().bundledCode()).folder, name);

function workerIn(folder: string, name: string): URL {
  const file = join(folder, `${name}.worker.mjs`);
  if (existsSync(file)) return pathToFileURL(file);
  throw new Error(`The cache was deleted while this command ran (${file}). Start it again.`);
}

/** The folders and files of the project's code to watch. */
export const watchedCode = () => bundler().watchedCode;

/** Bundles the commands of owners for the package. */
export const packagedCode = (folder: string): Promise<void> => bundler().packagedCode(folder);
