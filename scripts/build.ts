import { resolve } from "node:path";
import { buildSite } from "../src/build/build.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { checkConfig } from "./lib/check-config.ts";

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
  const site = await checkConfig(args.config);
  if (!site) {
    console.error(`Nothing was built: "${args.out}" is as it was.`);
    return 1;
  }
  const [configFile, outDir] = [resolve(args.config), resolve(args.out)];
  await buildSite({ site, configFile, outDir, tell: console.log });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${args.out}: ${site.routes.length} pages in ${seconds} s`);
  return 0;
}
