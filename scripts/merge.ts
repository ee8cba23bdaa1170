import { resolve } from "node:path";
import { findShards } from "../src/output/shards.ts";
import { commandLine } from "../src/util/command-line.ts";
import { parseCommand } from "./lib/args.ts";
import { buildAndReport, buildFlags } from "./lib/build.ts";
import { requireConfig } from "./lib/check-config.ts";
import { siteFolder } from "./lib/site-folder.ts";

export const spec = {
  command: "merge",
  summary: "Joins the parts that several machines built.",
  details: `Each part is made by ${commandLine("build", { shard: "1/8" })} and so on.`,
  flags: buildFlags,
} as const;

/** Exit code 0 if there is a site, 1 if its config is wrong. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireConfig(args.config);
  const out = siteFolder(args);
  const shards = await findShards(resolve(out));
  if (shards.length > 0) return buildAndReport({ ...args, shards });
  throw new Error(
    `merge: there are no folders "${out}.part-1-of-8" and so on to join. ` +
      `Each part is built by ${commandLine("build", { config: args.config, out: args.out, shard: "1/8" })}, and so on.`,
  );
}
