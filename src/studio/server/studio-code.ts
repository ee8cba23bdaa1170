import { join } from "node:path";
import { cachedFolder } from "../../lib/cache/cache.ts";
import { codeKey } from "../../lib/code/code.ts";
import { CODE_CACHE, readyMade, SOURCES_DIR } from "../../lib/code/project.ts";

/** The modules that browsers run in the studio, by the names of their bundles. */
export const STUDIO_ENTRIES = {
  app: "src/studio/app/main.tsx",
  frame: "src/studio/frame/frame.ts",
};

/** The folder of the studio's scripts, which are bundled first if the code has changed. A package contains them. */
export const studioCodeFolder = async (): Promise<string> =>
  readyMade("studio") ??
  cachedFolder(join(CODE_CACHE, "studio", codeKey()), ({ work }) => bundleStudio(work));

async function bundleStudio(outdir: string): Promise<void> {
  const { build } = await import("esbuild");
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(STUDIO_ENTRIES).map(([name, file]) => [name, join(SOURCES_DIR, file)]),
    ),
    outdir,
    bundle: true,
    // What few forms need, such as the editor of Markdown, loads when it is opened.
    splitting: true,
    chunkNames: "chunk-[hash]",
    minify: true,
    format: "esm",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
  });
}
