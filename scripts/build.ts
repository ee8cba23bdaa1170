import type { Shard } from "../src/output/shards.ts";
import { buildAndReport, buildFlags } from "./lib/build.ts";
import { parseCommand } from "./lib/options/args.ts";

export const spec = {
  command: "build",
  summary: "Checks the site and builds it for any host.",
  flags: {
    ...buildFlags,
    shard: { kind: "text", placeholder: "N/ALL", help: "build one part of the pages, such as 3/8" },
  },
} as const;

/** Exit code 0 if the site was built, 1 if its config has errors; then nothing is written. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  return buildAndReport({ ...args, shard: readShard(args.shard) });
}

/** `3/8` is the third of eight parts. */
function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (shard.number >= 1 && shard.number <= shard.of) return shard;
  throw new Error(`build: --shard must look like 3/8, the third of eight parts, not "${text}".`);
}
