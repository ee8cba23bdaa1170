import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { commitAll, git } from "./repository.ts";

const run = promisify(execFile);

/** The clone of a site, without other folders beside it. */
interface Clone {
  folder: string;
  /** The packed Plumbline in the clone. */
  tarball: string;
  /** The steps of the site's workflow. */
  steps: readonly string[];
  /** Runs a step with npm's cache, which is empty at first. */
  runStep: (step: string) => Promise<{ stdout: string }>;
}

/** Packs Plumbline, creates a site with it, commits and clones the site. */
export async function cloneOfNewSite(outside: string, env: NodeJS.ProcessEnv): Promise<Clone> {
  const beside = join(outside, "beside");
  const site = join(beside, "site");
  mkdirSync(beside);
  const name = await packed(beside, env);
  const flags = ["--trade", "bakery", "--name", "Crumb", "--town", "Cardiff", "--country", "GB"];
  await run(process.execPath, [await unpacked(beside, name), "new", site, ...flags], { env });
  const lock = ["install", "--package-lock-only", "--prefer-offline", "--silent"];
  await run("npm", lock, { cwd: site, env });
  git(site, DAY, "init");
  commitAll(site, DAY);
  const folder = join(outside, "clone");
  git(outside, DAY, "clone", site, folder);
  rmSync(beside, { recursive: true });
  const ownCache = { ...env, npm_config_cache: join(outside, "cache") };
  const runStep = (step: string) => run("sh", ["-c", step], { cwd: folder, env: ownCache });
  return { folder, tarball: join(folder, name), steps: stepsIn(folder), runStep };
}

const DAY = "2026-11-20";

/** The name of the packed file in a folder. */
async function packed(into: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ["pack", "--ignore-scripts=false", "--silent", "--pack-destination", into];
  const { stdout } = await run("npm", args, { cwd: PROJECT_DIR, env });
  return stdout.trim().split("\n").at(-1) ?? "";
}

/** Unpacks it like npm, but with this project's packages, which is fast. Returns the program. */
async function unpacked(folder: string, name: string): Promise<string> {
  const place = "node_modules/plumbline";
  mkdirSync(join(folder, place), { recursive: true });
  const asked = { dependencies: { plumbline: `file:${name}` } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(asked));
  await run("tar", ["-xzf", name, "--strip-components=1", "-C", place], { cwd: folder });
  symlinkSync(join(PROJECT_DIR, "node_modules"), join(folder, place, "node_modules"), "junction");
  return join(folder, place, "scripts/run.cjs");
}

/** The unconditional one-line steps of the workflow's first job. */
function stepsIn(site: string): string[] {
  const [check = ""] = readFileSync(join(site, ".github/workflows/site.yml"), "utf8").split(
    "\n  publish:",
  );
  return [...check.matchAll(/- run: (.+)/g)].map(([, step = ""]) => step);
}
