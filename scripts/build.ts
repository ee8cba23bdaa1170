import { relative, resolve } from "node:path";
import { buildSite } from "../src/build/build.ts";
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
  const built = await buildSite({ configFile, outDir, tell: console.log });
  const { isBuilt, diagnostics, source, pages, written } = built;
  printProblems(args.config, diagnostics, source, pages);
  if (!isBuilt) {
    console.error(`Nothing was built: "${args.out}" is as it was.`);
    return 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${args.out}: ${pages} pages in ${seconds} s, ${written.length} files new or changed`,
  );
  return 0;
}
