import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineConfig, Rolldown } from "vite";
import type { StartScript } from "../app/document.ts";
import { CACHE_DIR, PROJECT_DIR } from "./cache.ts";
import { leanDependencies } from "./lean.ts";

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

/**
 * Bundles for visitors, whatever the terminal's NODE_ENV says: Vite and its plugins read it when they
 * begin. Afterwards it is as it was.
 */
export async function inProduction<Result>(bundleAll: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    return await bundleAll();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

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
  const result = await bundle({
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
  // A folder of its own: two builds at once must not take each other's files away.
  const outDir = join(CACHE_DIR, `server-${process.pid}`);
  const result = await bundle({
    ...BASE,
    // When pages are rendered, the variable may say something else: MUI would mark its icons for tests.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, ssr: join(PROJECT_DIR, "src/app/server.tsx") },
  });
  try {
    return (await import(
      pathToFileURL(join(outDir, entryOf(result, "server"))).href
    )) as ServerEntry;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** What a browser compares a file with before it runs it (Subresource Integrity). */
const integrityOf = (data: Uint8Array) =>
  `sha384-${createHash("sha384").update(data).digest("base64")}`;

type Bundle = Awaited<ReturnType<typeof bundle>>;

const chunksOf = (result: Bundle): Rolldown.OutputChunk[] =>
  (Array.isArray(result) ? result : [result])
    .flatMap((output) => ("output" in output ? output.output : []))
    .filter((file) => file.type === "chunk");

function entryOf(result: Bundle, name: string): string {
  const entry = chunksOf(result).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The bundler made no file for ${name}.`);
  return entry.fileName;
}
