import { statSync } from "node:fs";
import type { RuleInfo } from "../src/checks/engine/rule.ts";
import { stageRules } from "../src/checks/engine/stage-rules.ts";
import { fixText } from "../src/commands/fix/fix-text.ts";
import { countedPages, sharedCounts } from "../src/config/expand/use-shared.ts";
import { FORMATS, formatters } from "../src/diagnostics/formats.ts";
import { suggestion } from "../src/diagnostics/suggest.ts";
import { openKit } from "../src/kit/extensions/open-kit.ts";
import type { Kit } from "../src/kit/kit.ts";
import { ourKit } from "../src/kit/our-kit.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { publicDirOf } from "../src/lib/files/public-folder.ts";
import { writeText } from "../src/lib/files/text-file.ts";
import type { CheckResult } from "../src/pipeline.ts";
import { readAndCheck } from "./lib/check-config.ts";
import { commonFlags, type FlagValues, parseCommand } from "./lib/options/args.ts";

export const spec = {
  command: "check",
  summary: "Reports problems: what, where, and what to do.",
  examples: [commandLine("check", { all: true }), commandLine("check", { fix: true })],
  flags: {
    config: commonFlags.config,
    format: {
      kind: "choice",
      choices: FORMATS,
      default: "pretty",
      help: "the output format",
    },
    "fail-level": {
      kind: "choice",
      choices: ["error", "warning"],
      default: "error",
      help: "the severity from which the exit code is 1",
    },
    rule: { kind: "text", placeholder: "ID", help: "report only this rule" },
    all: { kind: "switch", help: "show all problems, even many of one rule" },
    list: { kind: "switch", help: "list all rules", instead: "all" },
    explain: { kind: "text", placeholder: "ID", help: "explain a rule", instead: "all" },
    fix: { kind: "switch", help: "fix what can be fixed safely" },
    "dry-run": {
      kind: "switch",
      help: "with --fix: show the changes, write nothing",
      goesWith: "fix",
    },
  },
} as const;

type Args = FlagValues<(typeof spec)["flags"]>;

/** The checks of a site, including its extensions. */
const rulesOf = ({ checks }: Kit): RuleInfo[] =>
  [...checks, ...stageRules].sort((a, b) => a.id.localeCompare(b.id));

/** Exit code 0 if the config is right, 1 if it has problems; throws if the check itself cannot run. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  // Rules can be listed and explained without a site, too.
  const { kit = ourKit() } = isFile(args.config) ? await openKit(args.config) : {};
  const rules = rulesOf(kit);
  if (args.list) return list(rules);
  if (args.explain !== undefined) return explain(args.explain, rules);
  if (args.rule !== undefined) ruleNamed(args.rule, rules);
  const result = await readAndCheck(args.config);
  return report(args.fix ? await applyFixes(result, args, kit) : result, args, rules);
}

/** Prints on how many pages each shared section is. */
function reportShared(config: unknown): void {
  const counts = [...sharedCounts(config)].map(
    ([name, count]) => `${name} on ${countedPages(count)}`,
  );
  if (counts.length > 0) console.log(`Shared sections: ${counts.join(", ")}.`);
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function ruleNamed(id: string, rules: readonly RuleInfo[]) {
  const rule = rules.find((each) => each.id === id);
  if (rule) return rule;
  const ids = rules.map((each) => each.id);
  const { hint } = suggestion(id, ids, `${commandLine("check", { list: true })} shows them all.`);
  throw new Error(`check: there is no rule "${id}". ${hint}`);
}

function list(rules: readonly RuleInfo[]): number {
  const width = Math.max(...rules.map(({ id }) => id.length));
  for (const { id, severity, summary: words } of rules) {
    console.log(`${id.padEnd(width)}  ${severity.padEnd(7)}  ${words}`);
  }
  return 0;
}

function explain(id: string, rules: readonly RuleInfo[]): number {
  const { severity, summary: words, explanation } = ruleNamed(id, rules);
  console.log(`${id} (${severity})\n${words}\n\n${explanation}`);
  return 0;
}

async function applyFixes(result: CheckResult, args: Args, kit: Kit): Promise<CheckResult> {
  const { source } = result;
  // Letters that were not UTF-8 are now U+FFFD; writing them would destroy the original bytes.
  if (source.problems.some(({ rule }) => rule === "encoding")) return result;
  const fixed = await fixText(source.file, source.text, publicDirOf(args.config), kit, args.rule);
  if (fixed === source.text) return result;
  if (args["dry-run"]) {
    const { createTwoFilesPatch } = await import("diff");
    console.log(createTwoFilesPatch(source.file, source.file, source.text, fixed, "now", "fixed"));
    return result;
  }
  await writeText(args.config, fixed);
  return readAndCheck(args.config);
}

function report(
  { diagnostics, source, site }: CheckResult,
  args: Args,
  rules: readonly RuleInfo[],
): number {
  // Blocking errors keep the rule from running.
  const reported = diagnostics.filter(
    ({ rule, isBlocking }) => args.rule === undefined || rule === args.rule || isBlocking,
  );
  const isPretty = args.format === "pretty";
  const clean = isPretty && reported.length === 0;
  if (clean) console.log(`${args.config}: no problems, ${site?.routes.length ?? 0} pages`);
  else {
    const options = {
      text: source.text,
      colour: process.stdout.isTTY,
      all: args.all,
      rules,
    };
    console.log(formatters[args.format](reported, options));
  }
  if (isPretty && args.rule === undefined && site) reportShared(source.value);
  const failing = args["fail-level"] === "warning" ? ["error", "warning"] : ["error"];
  return reported.some(({ severity }) => failing.includes(severity)) ? 1 : 0;
}
