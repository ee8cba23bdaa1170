import { relative, resolve } from "node:path";
import { formatDiff } from "../src/diff/pretty.ts";
import { isSame } from "../src/diff/site-diff.ts";
import { diffSite } from "../src/diff-site.ts";
import { commandLine } from "../src/util/command-line.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { printProblems, requireConfig } from "./lib/check-config.ts";
import { reporter } from "./lib/reporter.ts";

const LAST_COMMIT = "HEAD";

export const spec = {
  command: "diff",
  summary: "Says what a change does to the site, before it is public.",
  examples: [commandLine("diff"), commandLine("diff", { base: "HEAD~3" })],
  flags: {
    config: commonFlags.config,
    base: {
      kind: "text",
      placeholder: "REV|FILE|FOLDER",
      default: LAST_COMMIT,
      help: "what to compare with: a commit, another config, the folder of a built site",
    },
    "exit-code": { kind: "switch", help: "end with 1 if there is a difference" },
  },
} as const;

/** Exit code 0 if both sites could be compared, whatever came of it, unless `--exit-code` is given; else 2. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireConfig(args.config);
  const report = reporter();
  const { config, base } = args;
  const configFile = relative(".", resolve(config));
  return diffSite({ configFile, base, observer: report.observer }, (compared) => {
    report.end();
    if ("broken" in compared) {
      const { configFile: file, diagnostics, text } = compared.broken;
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      printProblems(file, errors, text, 0);
      console.error("A site with errors cannot be compared.");
      return 2;
    }
    const { diff } = compared.comparison;
    const words = base === LAST_COMMIT ? "the last commit" : base;
    console.log(formatDiff(diff, { base: words, colour: process.stdout.isTTY }));
    return args["exit-code"] && !isSame(diff) ? 1 : 0;
  });
}
