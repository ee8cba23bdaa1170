import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PROJECT_DIR } from "./project.ts";

const require = createRequire(import.meta.url);

/** The program of a package, to run with this Node.js: the same on every system, without a shell. */
function binOf(packageName: string, bin: string): string {
  const packageFile = require.resolve(`${packageName}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(packageFile, "utf8"));
  const file: unknown = typeof bins === "string" ? bins : bins?.[bin];
  if (typeof file === "string") return join(dirname(packageFile), file);
  throw new Error(
    `The package ${packageName} has no program "${bin}". Run npm ci, then try again.`,
  );
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Hides the program's output; the caller reports the result. */
  readonly quiet?: boolean;
}

/** Runs a program in the project's folder and returns its exit code, or 1 if a signal ended it. */
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

/** Runs a program of a dependency, such as `tsc` of `typescript`. */
export function runTool(
  [packageName, bin]: readonly [packageName: string, bin: string],
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<number> {
  return runProgram(process.execPath, [binOf(packageName, bin), ...args], options);
}
