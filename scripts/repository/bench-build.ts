import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAtomically } from "../../src/lib/files/files.ts";
import { requirePage, writePage } from "../bench/docs.ts";
import { describeMachine } from "../bench/machine.ts";
import { makePlan } from "../bench/plan.ts";
import { report } from "../bench/report.ts";
import { type Machine, type Results, readResults } from "../bench/results.ts";
import { measureSeries, type Plan } from "../bench/series.ts";
import { KIND_NAMES } from "../gen/kinds.ts";
import { interrupted } from "../lib/interrupt.ts";
import { parseCommand } from "../lib/options/args.ts";

const spec = {
  command: "bench-build",
  summary: "Measures how long builds of generated sites take, and what they write.",
  flags: {
    kind: {
      kind: "choice",
      choices: [...KIND_NAMES, "both"],
      default: "both",
      help: "the kind of generated pages",
    },
    pages: {
      kind: "text",
      placeholder: "LIST",
      default: "22,300,3000,10000",
      help: "the numbers of local pages of the sites",
    },
    warm: {
      kind: "text",
      placeholder: "LIST",
      help: "which of these sites to build again with changes, or none (default: all)",
    },
    runs: {
      kind: "count",
      minimum: 1,
      maximum: 50,
      default: 3,
      help: "how often to run each build; the median counts",
    },
    json: { kind: "text", placeholder: "FILE", help: "the file to save the results in" },
    from: {
      kind: "text",
      placeholder: "FILE",
      help: "print the results that --json saved, without measuring",
      instead: ["kind", "pages", "warm", "runs"],
    },
    docs: {
      kind: "text",
      placeholder: "FILE",
      help: "the Markdown page for the tables",
    },
  },
} as const;

/** Exit code 1 if a build wrote, touched or removed a file without a reason. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  // Checked first, since a run takes an hour.
  if (args.docs !== undefined) requirePage(args.docs);
  const results = args.from === undefined ? await measure(makePlan(args)) : readResults(args.from);
  console.log(report(results));
  if (args.json !== undefined) {
    await writeAtomically(args.json, `${JSON.stringify(results, null, 2)}\n`);
  }
  if (results.problems.length > 0) {
    console.error(`\nBuilds changed the wrong files:\n${results.problems.join("\n")}`);
    return 1;
  }
  if (args.docs !== undefined) await writePage(args.docs, results);
  return 0;
}

async function measure(plan: Plan): Promise<Results> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const machine = describeMachine(folder);
  warnIfBusy(machine);
  try {
    const series = measureSeries(plan, folder);
    const stopped = interrupted(spec.command).then(() => {
      throw new Error("bench-build: stopped; no results were saved.");
    });
    const measured = await Promise.race([series, stopped]);
    return { day: new Date().toISOString().slice(0, 10), machine, ...measured };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Above this load, other processes distort the figures. */
const QUIET = 0.5;

function warnIfBusy({ load }: Machine): void {
  if (load <= QUIET) return;
  console.error(
    `Warning: the load of this machine is ${load.toFixed(2)}, so other processes distort the ` +
      `figures. Wait until it is below ${QUIET} for reliable figures.\n`,
  );
}
