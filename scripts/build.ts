import { relative, resolve } from "node:path";
import { type BuildResult, buildSite } from "../src/build/build.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { printProblems, requireConfig } from "./lib/check-config.ts";

const spec = {
  command: "build",
  summary: "Checks the site's config and builds the static site.",
  flags: { config: commonFlags.config, out: commonFlags.out },
} as const;

/** Exit code 0 if the site was built, 1 if its config is wrong; then nothing is written. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const started = performance.now();
  requireConfig(args.config);
  const [configFile, outDir] = [relative(".", resolve(args.config)), resolve(args.out)];
  const result = await buildSite({ configFile, outDir, tell: console.log });
  printBuilt(args, { result, seconds: (performance.now() - started) / 1000 });
  return result.isBuilt ? 0 : 1;
}

/** Tells what is wrong with a site, and what was built of it. */
export function printBuilt(
  { config, out }: { config: string; out: string },
  { result, seconds }: { result: BuildResult; seconds: number },
): void {
  const { isBuilt, diagnostics, source, pages, written } = result;
  printProblems(config, diagnostics, source, pages);
  if (!isBuilt) {
    console.error(`Nothing was built: "${out}" is as it was.`);
    return;
  }
  console.log(
    `${out}: ${pages} pages in ${seconds.toFixed(1)} s, ${written.length} files new or changed`,
  );
}
