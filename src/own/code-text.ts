import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CodePosition } from "../diagnostics/diagnostic.ts";

/** Where a text first stands in a file in quotes; the file's start if it does not. */
export const startOf = (file: string, text?: string): CodePosition =>
  (text === undefined ? undefined : find(file, new RegExp(`(["'])${escaped(text)}\\1`))) ?? {
    file,
    line: 1,
    column: 1,
  };

/** Where a key first stands in a file, as that of a value, a method, or alone; the file's start if it does not. */
export const keyOf = (file: string, key?: string): CodePosition =>
  (key === undefined ? undefined : (find(file, valueKey(key)) ?? find(file, loneKey(key)))) ??
  startOf(file);

/** Where a key first stands in one of the modules of a folder; the start of `file` if it does not. */
export function keyIn(folder: string, key: string, file: string): CodePosition {
  const isSchema = (name: string) => Number(name.startsWith("schema"));
  const modules = readdirSync(folder)
    .filter((name) => /\.[jt]s$/.test(name))
    .sort((one, other) => isSchema(other) - isSchema(one));
  const places = modules.map((name) => find(join(folder, name), valueKey(key)));
  return places.find((place) => place !== undefined) ?? startOf(file);
}

/** Where a file makes an async function of a name; undefined if it does not. */
export const placeOfAsync = (file: string, name: string): CodePosition | undefined =>
  find(file, new RegExp(`async function ${name}\\b|\\b${name}\\b[^=]*=\\s*async\\b`));

/** Where code first has a name, such as `theme.look`; undefined if it does not. */
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
