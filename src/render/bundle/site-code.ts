import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CodePosition } from "../../diagnostics/diagnostic.ts";
import {
  componentHint,
  ExtensionError,
  extensionProblem,
} from "../../diagnostics/extension-problem.ts";
import { LONGEST, timeoutMessage } from "../../kit/extensions/time-limit.ts";
import { cachedFolder } from "../../lib/cache/cache.ts";
import { codeKey, workerUrl } from "../../lib/code/code.ts";
import { CODE_CACHE, readyMade } from "../../lib/code/project.ts";
import { contentHash } from "../../lib/files/hash.ts";
import type { ExtensionCode, KitModules } from "../../model/kit/extensions.ts";
import type { PageScript, StartScript } from "../html/document.ts";
import type * as Renderer from "../html/server.tsx";
import type { OnDemand } from "./on-demand.ts";

/** The addresses of the browser's scripts. */
export interface BrowserScripts extends OnDemand {
  /** What every page loads by itself. */
  start: StartScript;
  /** The script of each section type that has one. */
  ofSections: Record<string, PageScript>;
  /** The script that counts visits, on sites that do. */
  count?: PageScript;
  /** The script that loads when the visitor does something. */
  entry: string;
  /** All of these files, with their imports, but without the one that counts visits. */
  files: string[];
}

/**
 * The code of a site for browsers and for rendering. It only depends on the site's extensions, not
 * on its config.
 */
export interface SiteCode {
  scripts: BrowserScripts;
  /** The folder of the browser's files by address. */
  browserDir: string;
  /** The module that renders pages. */
  rendererFile: string;
  /** The script by which open pages follow saves (src/client/live/live.ts). */
  liveFile: string;
}

/** The result of bundling, in a file beside the bundle. */
export interface BundleNames {
  scripts: BrowserScripts;
  /** The name of the module that renders pages. */
  renderer: string;
}

/** The paths inside a folder of bundles. */
export const bundlesIn = (folder: string) => ({
  browser: join(folder, "browser"),
  server: join(folder, "server"),
  live: join(folder, "live.js"),
  made: join(folder, "made.json"),
});

/**
 * The code of a site with its extensions; bundled first if it has changed. A package contains the
 * code of sites without extensions.
 */
export async function siteCode(
  extensions?: ExtensionModules,
  cacheDir = CODE_CACHE,
): Promise<SiteCode> {
  const { browser, server, live, made } = bundlesIn(await siteCodeFolder(extensions, cacheDir));
  const { scripts, renderer }: BundleNames = JSON.parse(await readFile(made, "utf8"));
  return { scripts, browserDir: browser, rendererFile: join(server, renderer), liveFile: live };
}

/** The same, for later use: bundling runs in another process, so it starts first. */
export function startBundling(
  extensions: ExtensionModules | undefined,
  cacheDir: string,
): Promise<SiteCode> {
  const begun = siteCode(extensions, cacheDir);
  // Handled where it is awaited, which may be after it fails.
  begun.catch(() => {});
  return begun;
}

/** The extensions' code for browsers, and a key that changes with it. */
type ExtensionModules = Pick<ExtensionCode, "modules" | "modulesKey">;

const bundling = new Map<string, Promise<string>>();

/** Its folder; concurrent calls wait for the same bundling. */
export async function siteCodeFolder(
  extensions?: ExtensionModules,
  cacheDir = CODE_CACHE,
): Promise<string> {
  const added = extensions?.modulesKey ? extensions : undefined;
  const ready = added ? undefined : readyMade("site");
  if (ready !== undefined) return ready;
  const folder = added
    ? join(cacheDir, "bundles", contentHash(codeKey(), added.modulesKey))
    : join(CODE_CACHE, "bundles", codeKey());
  const begun =
    bundling.get(folder) ??
    cachedFolder(folder, ({ work }) => bundle(work, added?.modules)).finally(() =>
      bundling.delete(folder),
    );
  bundling.set(folder, begun);
  return begun;
}

export const TRIAL_FILE = "trial.mjs";
export const APP_FILE = "app.js";

/** The module that tests pages with a site's own code (src/client/trial.tsx). */
export const trialFile = async (extensions: ExtensionModules, cacheDir: string): Promise<string> =>
  join(await forDevelopers(extensions, cacheDir, "trial"), TRIAL_FILE);

/** The folder of the development build for browsers, which starts at APP_FILE. */
export const developmentApp = (extensions: ExtensionModules, cacheDir: string): Promise<string> =>
  forDevelopers(extensions, cacheDir, "app");

/** The bundles that only developers need. */
type ForDevelopers = "trial" | "app";

/** The folder of a bundle, which is created if it does not exist. */
function forDevelopers(
  extensions: ExtensionModules,
  cacheDir: string,
  what: ForDevelopers,
): Promise<string> {
  const folder = join(cacheDir, "bundles", contentHash(codeKey(), extensions.modulesKey, what));
  return cachedFolder(folder, ({ work }) => bundle(work, extensions.modules, what));
}

/** Makes the bundler's allocator return free memory immediately: 50 MB. */
const FRUGAL = { MIMALLOC_PURGE_DELAY: "0" };

/** The message of the bundling process: the code is bundled and can be loaded, or an error. */
export type BundlerMessage = "loading" | { reason: string; place: CodePosition | undefined };

/** In a child process, so that the bundler's memory is free when pages are rendered. */
async function bundle(
  folder: string,
  extensions?: KitModules,
  what?: ForDevelopers,
): Promise<void> {
  const worker = fileURLToPath(await workerUrl("src/render/bundle/site-code"));
  const child = fork(
    worker,
    [folder, ...(extensions ? [JSON.stringify(extensions)] : []), ...(what ? [what] : [])],
    {
      env: { ...process.env, ...FRUGAL },
    },
  );
  let fault = { reason: "see above.", place: undefined as CodePosition | undefined };
  let watchdog: NodeJS.Timeout | undefined;
  child.on("message", (message: BundlerMessage) => {
    if (message !== "loading") fault = message;
    else watchdog = setTimeout(() => child.kill("SIGKILL"), LONGEST.seconds * 1000);
  });
  const [code, signal] = await once(child, "close");
  clearTimeout(watchdog);
  if (code === 0) return;
  if (!extensions || !watchdog)
    throw new Error(`The site's code could not be bundled: ${fault.reason}`);
  const first = { file: extensions.sections[0]?.file ?? folder, line: 1, column: 1 };
  const reason = signal
    ? `A component's file ${timeoutMessage(LONGEST.seconds)} while it is loaded.`
    : fault.reason;
  throw new ExtensionError([extensionProblem(fault.place ?? first, reason, componentHint(reason))]);
}

/** Loads the module that renders pages. */
export const loadRenderer = (file: string): Promise<typeof Renderer> =>
  import(pathToFileURL(file).href);
