import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_DIR } from "../project/project.ts";
import { WORKFLOW_FILE } from "../starter/workflow.ts";
import { commitAll, git } from "./repository.ts";

const run = promisify(execFile);

/** The clone of a site, with nothing beside it, in a folder where nothing else is. */
interface Clone {
  folder: string;
  /** The packed Plumbline in it. */
  tarball: string;
  /** What the site's workflow runs on each change. */
  steps: readonly string[];
  /** Runs a step with what npm has cached in those before, which is nothing at first. */
  runStep: (step: string) => Promise<{ stdout: string }>;
}

/** Packs Plumbline, begins a site with it, commits that and clones it. */
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

/** The name of the file that has been packed into a folder. */
async function packed(into: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ["pack", "--ignore-scripts=false", "--silent", "--pack-destination", into];
  const { stdout } = await run("npm", args, { cwd: PROJECT_DIR, env });
  return stdout.trim().split("\n").at(-1) ?? "";
}

/** As npm puts it into a folder, but with this project's packages, which takes no time; the program. */
async function unpacked(folder: string, name: string): Promise<string> {
  const place = "node_modules/plumbline";
  mkdirSync(join(folder, place), { recursive: true });
  const asked = { dependencies: { plumbline: `file:${name}` } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(asked));
  await run("tar", ["-xzf", name, "--strip-components=1", "-C", place], { cwd: folder });
  symlinkSync(join(PROJECT_DIR, "node_modules"), join(folder, place, "node_modules"), "junction");
  return join(folder, place, "scripts/run.cjs");
}

/** The steps of its first job that run always, each of one line. */
function stepsIn(site: string): string[] {
  const [check = ""] = readFileSync(join(site, WORKFLOW_FILE), "utf8").split("\n  publish:");
  return [...check.matchAll(/- run: (.+)/g)].map(([, step = ""]) => step);
}
