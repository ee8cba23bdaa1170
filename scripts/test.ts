import { resolve } from "node:path";
import { checkSite } from "../src/check-site.ts";
import { type Trial, tryOwnSections } from "../src/try-own.ts";
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
  flags: { config, out },
} as const;

/** Exit code 1 if the config is wrong or a page is too heavy. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const code = await buildAndReport({ ...args, verify: false, timing: false });
  const { site } = await checkSite(resolve(args.config));
  if (code !== 0 || !site) return code;
  const { weigh } = await import("./budget/weigh.ts");
  const tried = tellTrial(await tryOwnSections(resolve(args.config)));
  const weight = tellMeasures(await weigh(site, resolve(siteFolder(args))));
  return Math.max(tried, weight);
}

function tellTrial({ tried, faults }: Trial): number {
  for (const fault of faults) console.error(fault);
  if (tried > 0 && faults.length === 0)
    console.log(`Sections of this site's own: ${tried} tried, nothing wrong.`);
  return faults.length > 0 ? 1 : 0;
}
