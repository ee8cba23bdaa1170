import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Rolldown } from "vite";
import { CACHE_DIR, PROJECT_DIR } from "./cache.ts";

type ServerEntry = typeof import("../app/server.tsx");

const BASE: InlineConfig = {
  root: PROJECT_DIR,
  configFile: join(PROJECT_DIR, "vite.config.ts"),
  mode: "production",
  logLevel: "warn",
};

/** Builds the browser's code into `outDir`; returns the address of its entry. */
export async function bundleBrowser(outDir: string): Promise<string> {
  const result = await build({
    ...BASE,
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: "assets",
      rolldownOptions: { input: join(PROJECT_DIR, "src/app/browser.tsx") },
    },
  });
  return `/${entryOf(result)}`;
}

/** Builds the code that renders pages and loads it. */
export async function loadRenderer(): Promise<ServerEntry> {
  // React picks its build by this variable when the bundle is loaded.
  process.env.NODE_ENV = "production";
  // A folder of its own: two builds at once must not take each other's files away.
  const outDir = join(CACHE_DIR, `server-${process.pid}`);
  const result = await build({
    ...BASE,
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, ssr: join(PROJECT_DIR, "src/app/server.tsx") },
  });
  try {
    return (await import(pathToFileURL(join(outDir, entryOf(result))).href)) as ServerEntry;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

function entryOf(result: Awaited<ReturnType<typeof build>>): string {
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ("output" in output ? output.output : []));
  const entry = chunks.find(
    (chunk): chunk is Rolldown.OutputChunk => chunk.type === "chunk" && chunk.isEntry,
  );
  if (!entry) throw new Error("The bundler made no entry file.");
  return entry.fileName;
}
