import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import {
  sectionHtml,
  type Trial,
  tryExtensionSections,
} from "../src/commands/test/try-sections.ts";
import { checkSite } from "../src/pipeline.ts";
import { printMeasures } from "./budget/table.ts";
import { buildAndReport, buildFlags } from "./lib/build.ts";
import { parseCommand } from "./lib/options/args.ts";
import { siteFolder } from "./lib/site-folder.ts";

const { config, out } = buildFlags;

export const spec = {
  command: "test",
  summary: "Checks and builds the site, weighs its pages.",
  details:
    "It compares the weight with the budget, without a browser. It also tests the site's own sections with\n" +
    "their fixtures, as Plumbline's tests do with built-in sections.",
  flags: {
    config,
    out,
    html: {
      kind: "switch",
      help: "print the HTML of the section in standard input (JSON), for your own tests",
    },
  },
} as const;

/** Exit code 1 if the config has errors, a section fails, or a page is too heavy. */
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
  const tried = printSectionResults(await tryExtensionSections(resolve(args.config)));
  const weight = printMeasures(await weigh(site, resolve(siteFolder(args))));
  return printVerdict(tried, weight);
}

/** Prints the last line and returns the exit code. */
function printVerdict(tried: number, weight: number): number {
  const reasons = [
    ...(tried > 0 ? ["this site's own sections have the faults above"] : []),
    ...(weight > 0 ? ["pages are over the budget"] : []),
  ];
  if (reasons.length === 0) console.log("\nThe test has passed.");
  else console.error(`\nThe test has failed: ${reasons.join(", and ")}.`);
  return Math.max(tried, weight);
}

function printSectionResults({ tried, faults }: Trial): number {
  for (const fault of faults) console.error(fault);
  if (tried > 0 && faults.length === 0)
    console.log(`This site's own sections: ${tried} tested, no problems.`);
  return faults.length > 0 ? 1 : 0;
}
