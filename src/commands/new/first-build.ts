import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { formatPretty } from "../../diagnostics/pretty.ts";
import { CONFIG_FILE } from "./starter/starter-files.ts";

const DIST = "dist";

/** The folders that a build creates in the folder of a site, if they do not exist yet. */
export const madeByBuild = (dir: string): string[] =>
  [DIST, ".plumbline"].map((name) => join(dir, name)).filter((path) => !existsSync(path));

/**
 * Builds a new site and prints its problems, except placeholders. Returns the number of placeholders, which
 * the owner has to replace; undefined if the build fails.
 */
export async function firstBuild(dir: string): Promise<number | undefined> {
  // Imported late, since `new --help` does not need it.
  const { buildSite } = await import("../build/build-site.ts");
  const { isBuilt, diagnostics, text } = await buildSite({
    configFile: relative(".", resolve(dir, CONFIG_FILE)),
    outDir: resolve(dir, DIST),
  });
  const others = diagnostics.filter(({ rule }) => !rule.startsWith("placeholder-"));
  if (others.length > 0) console.error(formatPretty(others, { text, colour: false }));
  return isBuilt ? diagnostics.length - others.length : undefined;
}
