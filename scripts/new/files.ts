import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { PROJECT_DIR, readyMade } from "../../src/project/project.ts";
import type { Fill } from "./names.ts";

/** A folder for each kind, in which files lie as in the project, with `.txt` after their names. */
export const TEMPLATES = readyMade("new") ?? join(PROJECT_DIR, "scripts/new");

export type NewFile = readonly [path: string, text: string];

/** The files that a kind's templates make, by path; an error if one of them is there already. */
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
      if (existsSync(path)) throw new Error(`new: ${path} is there already. Nothing was written.`);
      return [path, text] as const;
    });
}

/** Files with lines more, each where the name belongs among the lines that are like it. */
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

/** `nearDuplicate` is before `nearbyAreas`, as near-duplicate is before nearby-areas. */
const sortable = (line: string) => line.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const FAILED =
  "new: with this name, the check reports the problems above. Choose another name, or fix what was wrong before. " +
  "Nothing was written.";
export const STOPPED = "new: stopped. Nothing was written.";

/** Runs a program; gives its exit code. */
export type FinishingStep = () => Promise<number>;

const RETRIES = 5;

/** Ctrl-C, a request to end, and a closed terminal. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Writes files and has them finished. If anything goes wrong, or the command is stopped, all is as it was
 * before: these files, and what finishing changes or makes, which may be a new folder.
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
    for (const [path, content] of before) putBack(path, content);
    for (const folder of folders) if (folder) removeAll(folder);
  };
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // A step in this process, such as a build, may end it when it is stopped.
  const end = () => {
    undo();
    console.error(STOPPED);
  };
  // The program that is waited for ends by itself, and then everything is put back.
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

function putBack(path: string, content: Uint8Array | undefined): void {
  if (content === undefined) removeAll(path);
  else writeFileSync(path, content);
}

/** More than once, for threads that are still at work may write between. */
const removeAll = (path: string) =>
  rmSync(path, { recursive: true, force: true, maxRetries: RETRIES });
