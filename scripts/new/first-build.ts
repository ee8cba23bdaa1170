import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { formatPretty } from "../../src/diagnostics/pretty.ts";
import { CONFIG_FILE } from "../../src/starter/files.ts";

const DIST = "dist";

/** What a build puts into the folder of a site; of that, what is not there yet. */
export const madeByBuild = (dir: string): string[] =>
  [DIST, ".plumbline"].map((name) => join(dir, name)).filter((path) => !existsSync(path));

/**
 * Builds a site that has just been written, and prints what is wrong with it besides what its owner has to
 * write. Gives how many texts wait for that; undefined if there is no site.
 */
export async function firstBuild(dir: string): Promise<number | undefined> {
  // Loaded late: `new --help` needs nothing of it.
  const { buildSite } = await import("../../src/build-site.ts");
  const { isBuilt, diagnostics, text } = await buildSite({
    configFile: relative(".", resolve(dir, CONFIG_FILE)),
    outDir: resolve(dir, DIST),
  });
  const others = diagnostics.filter(({ rule }) => !rule.startsWith("placeholder-"));
  if (others.length > 0) console.error(formatPretty(others, { text, colour: false }));
  return isBuilt ? diagnostics.length - others.length : undefined;
}
