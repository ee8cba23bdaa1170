import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CodePlace } from "./own-problem.ts";

/** Where a text first stands in a file in quotes; the file's start if it does not. */
export const startOf = (file: string, text?: string): CodePlace =>
  (text === undefined ? undefined : find(file, [`"${text}"`, `'${text}'`])) ?? {
    file,
    line: 1,
    column: 1,
  };

/** Where a key first stands in one of the modules of a folder; the start of `file` if it does not. */
export function keyIn(folder: string, key: string, file: string): CodePlace {
  const isSchema = (name: string) => Number(name.startsWith("schema"));
  const modules = readdirSync(folder)
    .filter((name) => /\.[jt]s$/.test(name))
    .sort((one, other) => isSchema(other) - isSchema(one));
  const places = modules.map((name) => find(join(folder, name), [`  ${key}:`, `{ ${key}:`]));
  return places.find((place) => place !== undefined) ?? startOf(file);
}

function find(file: string, words: readonly string[]): CodePlace | undefined {
  const lines = readFileSync(file, "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    const column = Math.max(...words.map((word) => line.indexOf(word)));
    if (column >= 0) return { file, line: index + 1, column: column + 1 };
  }
  return undefined;
}
