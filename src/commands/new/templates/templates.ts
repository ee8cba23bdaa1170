import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PROJECT_DIR, readyMade } from "../../../lib/code/project.ts";

/** A folder for each kind, with files at their paths in the project and `.txt` after their names. */
export const TEMPLATES = readyMade("new") ?? join(PROJECT_DIR, "src/commands/new/templates");

/** Replaces the names in a template: `__camel__`, `__Pascal__`, `__kebab__` and `__subject__`. */
export type Fill = (template: string) => string;

export type NewFile = readonly [path: string, text: string];

/** The files of a kind, by path. */
export function filledTemplates(kind: string, fill: Fill = (text) => text): NewFile[] {
  const folder = join(TEMPLATES, kind);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const template = join(parentPath, name);
      const path = fill(relative(folder, template)).replace(/\.txt$/, "");
      return [path, fill(readFileSync(template, "utf8"))];
    });
}

/** The same for the folder that the command is called in; throws if a file already exists. */
export function newFiles(
  kind: string,
  fill: Fill,
  placed: (file: NewFile) => readonly NewFile[] = (file) => [file],
): NewFile[] {
  const files = filledTemplates(kind, fill).flatMap(placed);
  const existing = files.find(([path]) => existsSync(path));
  if (existing) throw new Error(`new: ${existing[0]} already exists. Nothing was written.`);
  return files;
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
