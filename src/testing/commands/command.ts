import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { PROJECT_DIR } from "../../lib/code/project.ts";

/** The result of a command in a child process. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Starts `npm run COMMAND -- ARGS`, without npm. */
export const startCommand = (...args: string[]) => start(args);

/** `environment` overrides that of the test. */
function start(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): { child: Child; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(PROJECT_DIR, "scripts/run.cjs"), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  return { child, ended: endOf(child) };
}

async function endOf(child: Child): Promise<Ended> {
  const closed = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal]: [Ended["code"], Ended["signal"]] = (await closed) as never;
  return { code, signal, stdout, stderr };
}

/** Runs `npm run COMMAND -- ARGS`, without npm. */
export const runCommand = (...args: string[]): Promise<Ended> => startCommand(...args).ended;

/** Adds variables to the environment of the command only. */
export const runCommandWith = (environment: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> =>
  start(args, environment).ended;
