import { resolve } from "node:path";
import { commandLine } from "../src/lib/command-line.ts";
import { findShards } from "../src/output/shards.ts";
import { buildAndReport, buildFlags } from "./lib/build.ts";
import { requireConfig } from "./lib/check-config.ts";
import { parseCommand } from "./lib/options/args.ts";
import { siteFolder } from "./lib/site-folder.ts";

export const spec = {
  command: "merge",
  summary: "Merges the parts that several machines built.",
  details: `Build each part with ${commandLine("build", { shard: "1/8" })} and so on.`,
  flags: buildFlags,
} as const;

/** Exit code 0 if the site was built, 1 if its config has errors. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireConfig(args.config);
  const out = siteFolder(args);
  const shards = await findShards(resolve(out));
  if (shards.length > 0) return buildAndReport({ ...args, shards });
  throw new Error(
    `merge: there are no folders "${out}.part-1-of-8" and so on to merge. ` +
      `Build each part with ${commandLine("build", { config: args.config, out: args.out, shard: "1/8" })}, and so on.`,
  );
}
