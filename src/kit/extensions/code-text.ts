import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CodePosition } from "../../diagnostics/diagnostic.ts";

/** The first position of a quoted text in a file; otherwise the file's start. */
export const startOf = (file: string, text?: string): CodePosition =>
  (text === undefined ? undefined : find(file, new RegExp(`(["'])${escaped(text)}\\1`))) ?? {
    file,
    line: 1,
    column: 1,
  };

/** The first position of a key in a file; otherwise the file's start. */
export const keyOf = (file: string, key?: string): CodePosition =>
  (key === undefined ? undefined : (find(file, valueKey(key)) ?? find(file, loneKey(key)))) ??
  startOf(file);

/** The position of the innermost of some keys that a file has; otherwise the file's start. */
export function keyAt(file: string, keys: readonly string[]): CodePosition {
  const positions = keys.map((key) => find(file, valueKey(key)) ?? find(file, loneKey(key)));
  return positions.findLast((position) => position !== undefined) ?? startOf(file);
}

/** The first position of a key in the modules of a folder; otherwise the start of `file`. */
export function keyIn(folder: string, key: string, file: string): CodePosition {
  const isSchema = (name: string) => Number(name.startsWith("schema"));
  const modules = readdirSync(folder)
    .filter((name) => /\.[jt]s$/.test(name))
    .sort((one, other) => isSchema(other) - isSchema(one));
  const places = modules.map((name) => find(join(folder, name), valueKey(key)));
  return places.find((place) => place !== undefined) ?? startOf(file);
}

/** The position of an async function of a name, if there is one. */
export const placeOfAsync = (file: string, name: string): CodePosition | undefined =>
  find(file, new RegExp(`async function ${name}\\b|\\b${name}\\b[^=]*=\\s*async\\b`));

/** The first position of a name in code, such as `theme.look`. */
export const findIn = (file: string, name: string): CodePosition | undefined =>
  find(file, new RegExp(`\\b${escaped(name)}\\b`));

const valueKey = (key: string) =>
  new RegExp(`(?<=(?:^|[{,])\\s*(?:async )?\\*?)(["']?)${escaped(key)}\\1(?=\\s*[:(])`);

const loneKey = (key: string) => new RegExp(`(?<=(?:^|[{,])\\s*)${escaped(key)}(?=\\s*[,}])`);

const escaped = (text: string) => text.replace(/[^\w ]/g, "\\$&");

function find(file: string, pattern: RegExp): CodePosition | undefined {
  const lines = readFileSync(file, "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    const column = line.search(pattern);
    if (column >= 0) return { file, line: index + 1, column: column + 1 };
  }
  return undefined;
}
