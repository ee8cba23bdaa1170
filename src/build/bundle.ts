import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Rolldown } from "vite";
import type { StartScript } from "../app/document.ts";
import { CACHE_DIR, PROJECT_DIR } from "./cache.ts";
import { leanDependencies } from "./lean.ts";

type ServerEntry = typeof import("../app/server.tsx");

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
  /** All files of them, with what they bring in later. */
  files: string[];
}

/** Builds the browser's code into `outDir`. */
export async function bundleBrowser(outDir: string): Promise<BrowserScripts> {
  const result = await build({
    ...BASE,
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: "assets",
      rolldownOptions: {
        // The start script calls what the app exports.
        preserveEntrySignatures: "allow-extension",
        input: {
          start: join(PROJECT_DIR, "src/app/start.ts"),
          app: join(PROJECT_DIR, "src/app/browser.tsx"),
        },
      },
    },
  });
  const start = entryOf(result, "start");
  return {
    start: { src: `/${start}`, integrity: integrityOf(await readFile(join(outDir, start))) },
    entry: `/${entryOf(result, "app")}`,
    files: chunksOf(result).map(({ fileName }) => `/${fileName}`),
  };
}

/** Builds the code that renders pages and loads it. */
export async function loadRenderer(): Promise<ServerEntry> {
  // React picks its build by this variable when the bundle is loaded; what runs later may differ.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  // A folder of its own: two builds at once must not take each other's files away.
  const outDir = join(CACHE_DIR, `server-${process.pid}`);
  const result = await build({
    ...BASE,
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, ssr: join(PROJECT_DIR, "src/app/server.tsx") },
  });
  try {
    return (await import(
      pathToFileURL(join(outDir, entryOf(result, "server"))).href
    )) as ServerEntry;
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    await rm(outDir, { recursive: true });
  }
}

/** What a browser compares a file with before it runs it (Subresource Integrity). */
const integrityOf = (data: Uint8Array) =>
  `sha384-${createHash("sha384").update(data).digest("base64")}`;

type Bundle = Awaited<ReturnType<typeof build>>;

const chunksOf = (result: Bundle): Rolldown.OutputChunk[] =>
  (Array.isArray(result) ? result : [result])
    .flatMap((output) => ("output" in output ? output.output : []))
    .filter((file) => file.type === "chunk");

function entryOf(result: Bundle, name: string): string {
  const entry = chunksOf(result).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The bundler made no file for ${name}.`);
  return entry.fileName;
}
