import { resolve } from "node:path";
import { buildSite } from "../../src/commands/build/build-site.ts";
import { counted } from "../../src/lib/amounts.ts";
import type { BuildResult } from "../../src/output/build-result.ts";
import { type Shard, shardDir } from "../../src/output/shards.ts";
import { printProblems, requireConfig } from "./check-config.ts";
import { commonFlags, type Flags } from "./options/args.ts";
import { reporter } from "./reporter.ts";
import { siteFolder } from "./site-folder.ts";

/** The flags that all commands that build a site share. */
export const buildFlags = {
  config: commonFlags.config,
  out: commonFlags.out,
  verify: { kind: "switch", help: "build every page again without the cache, and compare" },
  timing: { kind: "switch", help: "show how long each step took" },
} as const satisfies Flags;

interface BuildArgs {
  config: string;
  out: string | undefined;
  shard?: Shard | undefined;
  shards?: readonly string[];
  verify: boolean;
  timing: boolean;
}

/** Builds the site and prints the result; returns the exit code. */
export async function buildAndReport(args: BuildArgs): Promise<number> {
  const configFile = requireConfig(args.config);
  const { shard, shards, verify, timing } = args;
  const named = siteFolder(args);
  const out = shard ? shardDir(named, shard) : named;
  const report = reporter();
  const result = await buildSite({
    configFile,
    outDir: resolve(out),
    protectOtherSite: args.out === undefined,
    observer: report.observer,
    ...(shard ? { shard } : {}),
    ...(shards ? { shards } : {}),
    verify,
  });
  report.end();
  printProblems(args.config, result.diagnostics, result.text, result.pages);
  if (timing) console.log(report.timing());
  return reportResult(result, out, report.seconds());
}

/** Prints what was built, or that nothing was; returns the exit code. */
export function reportResult(result: BuildResult, out: string, seconds: string): number {
  const { isBuilt, pages, written, removed, differences } = result;
  for (const { url, built, again } of differences) {
    console.error(`${url} differs when it is built again:\n  built: ${built}\n  again: ${again}`);
  }
  if (!isBuilt) {
    console.error(`Nothing was built: "${out}" is unchanged.`);
    return 1;
  }
  const changes = `${counted(written.length, "file")} new or changed, ${removed.length} removed`;
  const what = written.length + removed.length === 0 ? "nothing changed" : changes;
  console.log(`${out}: ${pages} ${pages === 1 ? "page" : "pages"} in ${seconds} s, ${what}`);
  return 0;
}
