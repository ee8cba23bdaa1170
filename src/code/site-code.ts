import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { StartScript } from "../app/document.ts";
import { CACHE_DIR, keptFolder } from "../cache/cache.ts";
import { codeKey, workerUrl } from "./code.ts";
import type { OnDemand } from "./on-demand.ts";

/** The addresses of the browser's scripts. */
export interface BrowserScripts extends OnDemand {
  /** What every page loads by itself. */
  start: StartScript;
  /** What pages with notices that come and go load before they are drawn (src/ui/notice.ts). */
  notice: StartScript;
  /** What follows when the visitor does something. */
  entry: string;
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

/** What the bundler has made, in a file beside it. */
export interface BundleNames {
  scripts: BrowserScripts;
  /** The name of the module that renders pages. */
  renderer: string;
}

/** Where in a folder of bundles what lies. */
export const bundlesIn = (folder: string) => ({
  browser: join(folder, "browser"),
  server: join(folder, "server"),
  made: join(folder, "made.json"),
});

/** The site's code, bundled first if it is not the code that was bundled last. */
export async function siteCode(): Promise<SiteCode> {
  const wanted = join(CACHE_DIR, "bundles", codeKey());
  const { browser, server, made } = bundlesIn(await keptFolder(wanted, ({ work }) => bundle(work)));
  const { scripts, renderer }: BundleNames = JSON.parse(await readFile(made, "utf8"));
  return { scripts, browserDir: browser, rendererFile: join(server, renderer) };
}

/** The bundler's allocator gives back at once what is free, in place of keeping it for a while: 50 MB. */
const FRUGAL = { MIMALLOC_PURGE_DELAY: "0" };

/** In a process of its own: what the bundler takes of memory is free again when pages are made. */
async function bundle(folder: string): Promise<void> {
  const worker = fileURLToPath(await workerUrl("src/code/site-code"));
  const child = fork(worker, [folder], { env: { ...process.env, ...FRUGAL } });
  let reason = "see above.";
  child.once("message", (message) => {
    reason = String(message);
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The site's code could not be bundled: ${reason}`);
}

/** Loads the module that renders pages. */
export const loadRenderer = (file: string): Promise<typeof import("../app/server.tsx")> =>
  import(pathToFileURL(file).href);
