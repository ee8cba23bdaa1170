import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const FAILED =
  "new: with this name, the check reports the problems above. Choose another name, or fix earlier problems first. " +
  "Nothing was written.";
export const STOPPED = "new: stopped. Nothing was written.";

/** Runs a program; returns its exit code. */
export type FinishingStep = () => Promise<number>;

const RETRIES = 5;

/** Ctrl-C, termination, and a closed terminal. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Writes files and runs the finishing steps. If a step fails or the command is stopped, restores everything:
 * these files, and what the steps change or create, such as a new folder.
 */
export async function writeAll(
  files: ReadonlyMap<string, string | Uint8Array>,
  changed: readonly string[],
  finish: readonly FinishingStep[],
  failed = FAILED,
): Promise<void> {
  const before = new Map([...files.keys(), ...changed].map((path) => [path, contentOf(path)]));
  const folders: (string | undefined)[] = [];
  const undo = () => {
    for (const [path, content] of before) restore(path, content);
    for (const folder of folders) if (folder) removeAll(folder);
  };
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // A step in this process, such as a build, may end the process when it is stopped.
  const end = () => {
    undo();
    console.error(STOPPED);
  };
  // The running program receives the signal, too, and ends; then everything is restored.
  for (const signal of SIGNALS) process.on(signal, stop);
  process.on("exit", end);
  try {
    for (const [path, text] of files) {
      folders.push(mkdirSync(dirname(path), { recursive: true }));
      writeFileSync(path, text);
    }
    for (const step of finish) {
      const exitCode = await step();
      if (isStopped) throw new Error(STOPPED);
      if (exitCode !== 0) throw new Error(failed);
    }
  } catch (error) {
    undo();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    process.off("exit", end);
  }
}

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

function restore(path: string, content: Uint8Array | undefined): void {
  if (content === undefined) removeAll(path);
  else writeFileSync(path, content);
}

/** With retries, since threads that still run may write meanwhile. */
const removeAll = (path: string) =>
  rmSync(path, { recursive: true, force: true, maxRetries: RETRIES });
