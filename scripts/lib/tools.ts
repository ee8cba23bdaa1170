import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PROJECT_DIR } from "../../src/project/project.ts";

const require = createRequire(import.meta.url);

/** A package's own program, run by this very Node.js: the same on every system, and no shell. */
function binOf(packageName: string, bin: string): string {
  const found = require.resolve(`${packageName}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(found, "utf8"));
  const file: unknown = typeof bins === "string" ? bins : bins?.[bin];
  if (typeof file === "string") return join(dirname(found), file);
  throw new Error(
    `The package ${packageName} has no program "${bin}". Run npm ci, then try again.`,
  );
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Hides the program's own output, where the caller says in plain words what happened. */
  readonly quiet?: boolean;
}

/** Runs a program in the project's folder with its output shown, and gives its exit code; 1 when a signal ended it. */
export function runProgram(
  file: string,
  args: readonly string[],
  { env = {}, quiet = false }: ProgramOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: PROJECT_DIR,
      stdio: quiet ? "ignore" : "inherit",
      env: { ...process.env, ...env },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a program of one of the project's dependencies, such as `tsc` of `typescript`. */
export function runTool(
  [packageName, bin]: readonly [packageName: string, bin: string],
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<number> {
  return runProgram(process.execPath, [binOf(packageName, bin), ...args], options);
}
