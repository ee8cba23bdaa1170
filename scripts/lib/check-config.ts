import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { type CompiledSite, compileSite } from "../../src/compile/compile.ts";
import { formatPretty, summary } from "../../src/diagnostics/pretty.ts";

/** Compiles the config and prints what is wrong with it; undefined when there are errors. */
export async function checkConfig(config: string): Promise<CompiledSite | undefined> {
  if (!existsSync(config)) {
    throw new Error(`There is no file "${config}". Name the site's config with --config FILE.`);
  }
  const { site, diagnostics } = await compileSite(relative(".", resolve(config)));
  if (diagnostics.length > 0) console.error(`${formatPretty(diagnostics)}\n`);
  else console.log(`${config}: ${summary(diagnostics)}, ${site?.routes.length ?? 0} pages`);
  return site;
}
