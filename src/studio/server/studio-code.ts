import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
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

/** The file beside the scripts that lists those which the studio's page needs at once. */
export const FIRST_SCRIPTS = "first-scripts.json";

async function bundleStudio(outdir: string): Promise<void> {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    metafile: true,
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
  const names = [...staticImports(metafile, "app.js")].map((path) => basename(path));
  await writeFile(join(outdir, FIRST_SCRIPTS), JSON.stringify(names));
}

/** A bundle and all that it imports before it runs. */
function staticImports({ outputs }: Metafile, name: string): Set<string> {
  const [entry] = Object.keys(outputs).filter((path) => basename(path) === name);
  const found = new Set(entry === undefined ? [] : [entry]);
  for (const path of found)
    for (const { kind, path: imported } of outputs[path]?.imports ?? [])
      if (kind === "import-statement") found.add(imported);
  return found;
}
