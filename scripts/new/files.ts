import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { PROJECT_DIR, readyMade } from "../../src/lib/code/project.ts";
import type { Fill } from "./names.ts";

/** A folder for each kind, with files at their paths in the project and `.txt` after their names. */
export const TEMPLATES = readyMade("new") ?? join(PROJECT_DIR, "scripts/new");

export type NewFile = readonly [path: string, text: string];

/** The files from a kind's templates, by path; throws if one already exists. */
export function newFiles(
  kind: string,
  fill: Fill,
  placed: (file: NewFile) => readonly (readonly [path: string, text: string])[] = (file) => [file],
) {
  const folder = join(TEMPLATES, kind);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const template = join(parentPath, name);
      const path = fill(relative(folder, template)).replace(/\.txt$/, "");
      return placed([path, fill(readFileSync(template, "utf8"))]);
    })
    .map(([path, text]) => {
      if (existsSync(path)) throw new Error(`new: ${path} already exists. Nothing was written.`);
      return [path, text] as const;
    });
}

/** Existing files with added lines, each in alphabetical order among similar lines. */
export function extendedFiles(lines: Record<string, string[]>, fill: Fill): [string, string][] {
  return Object.entries(lines).map(([path, added]) => {
    const text = readFileSync(path, "utf8").split("\n");
    return [path, added.reduce((all, line) => withLine(all, line, fill), text).join("\n")];
  });
}

function withLine(lines: string[], template: string, fill: Fill): string[] {
  const line = fill(template);
  const pattern = template.replace(/[^\w ]/g, "\\$&").replace(/__\w+?__/g, "[\\w-]+");
  const like = lines.filter((each) => new RegExp(`^${pattern}$`).test(each));
  const before = like.findLast((each) => sortable(each) < sortable(line));
  const at = before ? lines.indexOf(before) + 1 : lines.indexOf(like[0] ?? "");
  return lines.toSpliced(at, 0, line);
}

/** `nearDuplicate` is before `nearbyAreas`, since near-duplicate is before nearby-areas. */
const sortable = (line: string) => line.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
