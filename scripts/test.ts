import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { checkSite } from "../src/check-site.ts";
import { sectionHtml, type Trial, tryOwnSections } from "../src/try-own.ts";
import { tellMeasures } from "./budget/table.ts";
import { parseCommand } from "./lib/args.ts";
import { buildAndReport, buildFlags } from "./lib/build.ts";
import { siteFolder } from "./lib/site-folder.ts";

const { config, out } = buildFlags;

export const spec = {
  command: "test",
  summary: "Checks and builds the site, weighs its pages.",
  details:
    "What they weigh is held against the budget; no browser is needed. Sections of the site's own are\n" +
    "tried with their fixtures, as Plumbline's own tests try ours.",
  flags: {
    config,
    out,
    html: {
      kind: "switch",
      help: "print the HTML of one section, which standard input has as JSON: for tests of your own",
    },
  },
} as const;

/** Exit code 1 if the config is wrong or a page is too heavy. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  if (args.html) {
    console.log(await sectionHtml(JSON.parse(await text(process.stdin)), resolve(args.config)));
    return 0;
  }
  const code = await buildAndReport({ ...args, verify: false, timing: false });
  const { site } = await checkSite(resolve(args.config));
  if (code !== 0 || !site) return code;
  const { weigh } = await import("./budget/weigh.ts");
  const tried = tellTrial(await tryOwnSections(resolve(args.config)));
  const weight = tellMeasures(await weigh(site, resolve(siteFolder(args))));
  return tellVerdict(tried, weight);
}

/** The last line, which agrees with the exit code. */
function tellVerdict(tried: number, weight: number): number {
  const reasons = [
    ...(tried > 0 ? ["sections of this site's own have the faults named above"] : []),
    ...(weight > 0 ? ["pages are over the budget"] : []),
  ];
  if (reasons.length === 0) console.log("\nThe test has passed.");
  else console.error(`\nThe test has failed: ${reasons.join(", and ")}.`);
  return Math.max(tried, weight);
}

function tellTrial({ tried, faults }: Trial): number {
  for (const fault of faults) console.error(fault);
  if (tried > 0 && faults.length === 0)
    console.log(`Sections of this site's own: ${tried} tried, nothing wrong.`);
  return faults.length > 0 ? 1 : 0;
}
