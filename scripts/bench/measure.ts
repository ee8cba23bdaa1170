import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import { watchMemory } from "./memory.ts";
import type { Usage } from "./results.ts";

/**
 * The shell measures the CPU time of its child processes and their children, which does not affect the
 * command.
 */
const SHELL = '"$@" 3>&-; code=$?; times >&3; exit "$code"';

/**
 * Runs a command as a person types it, and measures it from start to end. Throws with the command's
 * output if it fails.
 */
export async function measureCommand(command: readonly string[], cwd = "."): Promise<Usage> {
  const memory = watchMemory();
  const start = performance.now();
  const child = startCommand(command, { cwd, env: plainEnvironment() });
  if (child.pid !== undefined) memory?.follow(child.pid);
  try {
    const [said, times, code] = await Promise.all([
      textOf(child.stdio[1], child.stdio[2]),
      textOf(child.stdio[3]),
      exitCode(child),
    ]);
    const wall = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`${command.join(" ")} failed:\n${said.slice(-2000)}`);
    return { wall, cpu: cpuOf(times), peak: memory?.peak() };
  } finally {
    memory?.stop();
  }
}

function startCommand(command: readonly string[], options: SpawnOptions): ChildProcess {
  const stdio = ["ignore", "pipe", "pipe", "pipe"] as const;
  if (process.platform !== "win32") {
    return spawn("sh", ["-c", SHELL, "sh", ...command], { ...options, stdio: [...stdio] });
  }
  // On Windows npm is a .cmd file, which only a shell can start; that shell does not measure CPU
  // time.
  const quoted = command.map((word) => `"${word}"`).join(" ");
  return spawn(quoted, { ...options, stdio: [...stdio], shell: true });
}

/**
 * Without the variables that npm sets for its commands, such as this one: a person's shell has
 * none.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

async function textOf(...streams: ChildProcess["stdio"][number][]): Promise<string> {
  let text = "";
  const read = async (stream: Readable) => {
    for await (const data of stream) text += String(data);
  };
  await Promise.all(streams.flatMap((one) => (one && "read" in one ? [read(one)] : [])));
  return text;
}

/**
 * The seconds in the output of `times`: `1m2.50s 0m0.30s`, first for the shell, then for its
 * children.
 */
function cpuOf(times: string): number | undefined {
  const found = [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].map(
    ([, minutes, seconds, part]) => Number(minutes) * 60 + Number(`${seconds}.${part}`),
  );
  const [, , user, system] = found;
  return user === undefined || system === undefined ? undefined : user + system;
}
