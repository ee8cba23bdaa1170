import type { BrokenSite } from "../src/commands/diff/diff-site.ts";
import { diffSite } from "../src/commands/diff/diff-site.ts";
import { formatDiff, formatDiffHtml, formatDiffMarkdown } from "../src/commands/diff/formats.ts";
import { formatDiffJson } from "../src/commands/diff/json.ts";
import { isSame, type SiteDiff } from "../src/commands/diff/site-diff.ts";
import { type DiffView, diffView } from "../src/commands/diff/view.ts";
import { upcomingIn } from "../src/commands/upcoming.ts";
import { scheduleLines } from "../src/config/expand/schedule-words.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { printProblems, requireConfig } from "./lib/check-config.ts";
import { commonFlags, parseCommand } from "./lib/options/args.ts";
import { reporter } from "./lib/reporter.ts";

const LAST_COMMIT = "HEAD";

const FORMATS = ["pretty", "json", "md", "html"] as const;

export const spec = {
  command: "diff",
  summary: "Shows what a change does before it is public.",
  examples: [commandLine("diff"), commandLine("diff", { base: "HEAD~3" })],
  flags: {
    config: commonFlags.config,
    base: {
      kind: "text",
      placeholder: "REV|FILE|FOLDER",
      default: LAST_COMMIT,
      help: "what to compare with: a commit, another config, or a built site",
    },
    format: {
      kind: "choice",
      choices: FORMATS,
      default: "pretty",
      help: "the output format; html is a page",
    },
    "exit-code": { kind: "switch", help: "end with 1 if there is a difference" },
  },
} as const;

/** Exit code 0 if both sites could be compared, or 1 for a difference with `--exit-code`; otherwise 2. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const configFile = requireConfig(args.config);
  const report = reporter();
  // Standard output may be piped into a file.
  const observer = { ...report.observer, tell: console.error };
  const { base, format } = args;
  const compared = await diffSite({ configFile, base, observer });
  report.end();
  if ("broken" in compared) return printBroken(compared.broken, base);
  console.log(formatters[format](compared.diff, base, scheduleLines(upcomingIn(configFile))));
  return args["exit-code"] && !isSame(compared.diff) ? 1 : 0;
}

type Formatter = (diff: SiteDiff, base: string, upcoming: readonly string[]) => string;

const viewIn: (...compared: Parameters<Formatter>) => DiffView = (diff, base, upcoming) =>
  diffView(diff, base === LAST_COMMIT ? "the last commit" : base, upcoming);

/** The formatter of each format; a missing one is a compile error. */
const formatters: Record<(typeof FORMATS)[number], Formatter> = {
  pretty: (...compared) => formatDiff(viewIn(...compared), { colour: process.stdout.isTTY }),
  json: (diff, base, upcoming) => formatDiffJson(diff, { base, upcoming }),
  md: (...compared) => formatDiffMarkdown(viewIn(...compared)),
  html: (...compared) => formatDiffHtml(viewIn(...compared)),
};

function printBroken({ isBase, configFile, diagnostics, text }: BrokenSite, base: string): number {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  printProblems(configFile, errors, text, 0);
  const which = isBase ? `The base of the comparison, ${base},` : "The site";
  console.error(`${which} has errors, see above, and cannot be compared.`);
  return 2;
}
