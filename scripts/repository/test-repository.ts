import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "../../src/lib/code/run-program.ts";
import { parseCommand } from "../lib/options/args.ts";
import { findOrInstallBrowser, installWindowless } from "../lib/programs/browser.ts";
import { installSshPrograms } from "../lib/programs/ssh-programs.ts";
import { installWebServers } from "../lib/programs/web-servers.ts";
import {
  addCounts,
  countReport,
  countsLine,
  noTests,
  type TestCounts,
} from "../lib/tests/counts.ts";
import { installNodes } from "../lib/tests/other-nodes.ts";
import { WITHOUT_SLOW } from "../lib/tests/slow-tests.ts";
import { runSteps, type TestStep } from "../lib/tests/steps.ts";

export const spec = {
  command: "test",
  summary: "Builds and weighs the site, and runs the tests.",
  flags: {
    only: {
      kind: "choice",
      choices: ["types", "lint", "build", "budget", "unit", "e2e"],
      help: "run this one step",
    },
    all: { kind: "switch", help: "run the slow tests, too" },
  },
} as const;

async function build(): Promise<number> {
  const { run } = await import("../build.ts");
  return run(["--verify"]);
}

async function budget(): Promise<number> {
  const { run } = await import("../budget.ts");
  return run(["--bytes"]);
}

function types(): Promise<number> {
  const known = "node_modules/.cache/plumbline/types.json";
  return runTool(["typescript", "tsc"], ["--incremental", "--tsBuildInfoFile", known]);
}

/** Which tests run, for the configurations of both runners. */
const choice = (all: boolean): Record<string, string> => (all ? {} : { [WITHOUT_SLOW]: "1" });

function vitest(report: string, all: boolean): Promise<number> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runTool(["vitest", "vitest"], ["run", ...reporters], { env: choice(all) });
}

function playwright(report: string, all: boolean): Promise<number> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...choice(all) };
  return runTool(["@playwright/test", "playwright"], ["test", "--reporter=list,json"], { env });
}

/** First, so that a missing browser is reported immediately. */
async function programs(all: boolean): Promise<number> {
  await installWindowless();
  process.env.CHROME_PATH = await findOrInstallBrowser();
  await installWebServers();
  await installSshPrograms();
  if (all) await installNodes();
  return 0;
}

function listSteps(unitReport: string, e2eReport: string, all: boolean): TestStep[] {
  const biome = ["check", ".", "--error-on-warnings"];
  return [
    { name: "types", title: "Type check", run: types, isBeside: true },
    { name: "lint", title: "Lint", run: () => runTool(["@biomejs/biome", "biome"], biome) },
    { name: "build", title: "Build, and again without the cache", run: build },
    { name: "budget", title: "Budget in bytes", run: budget, isBeside: true },
    { name: "unit", title: "Unit tests", run: () => vitest(unitReport, all) },
    { name: "e2e", title: "End-to-end tests", run: () => playwright(e2eReport, all) },
  ];
}

/** A step that did not run or was interrupted has no report. */
function countFile(file: string): TestCounts {
  try {
    return countReport(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return noTests;
  }
}

async function runTests(
  { only, all }: { only?: string | undefined; all: boolean },
  folder: string,
): Promise<number> {
  const reports = [join(folder, "unit.json"), join(folder, "e2e.json")] as const;
  const steps = listSteps(...reports, all).filter(
    ({ name }) => only === undefined || name === only,
  );
  const needsBrowser = steps.some(({ name }) => name === "e2e" || name === "budget");
  const first: TestStep[] = needsBrowser
    ? [{ name: "programs", title: "Programs", run: () => programs(all) }]
    : [];
  const failed = await runSteps([...first, ...steps]);
  const counts = addCounts(reports.map(countFile));
  console.log(failed ? `\nThe step "${failed.title}" failed.` : "");
  console.log(countsLine(counts));
  return failed || counts.failed > 0 ? 1 : 0;
}

/** Runs all checks; the last line shows how many tests passed and failed. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const folder = mkdtempSync(join(tmpdir(), "plumbline-test-"));
  try {
    return await runTests(args, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
