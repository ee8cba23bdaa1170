import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { jsonSource } from "../../config/read/json-source.ts";
import { problem } from "../../diagnostics/diagnostic.ts";
import { ExtensionError } from "../../diagnostics/extension-problem.ts";
import { packageFolder } from "../../lib/files/package-folder.ts";
import { readText } from "../../lib/files/text-file.ts";

/** The folders of a config's `plugins`; throws if one is missing. */
export function pluginFolders(configFile: string): string[] {
  const text = readText(configFile);
  // Most sites have no plugins, so this avoids parsing their files early.
  if (!/"plugins"\s*:/.test(text)) return [];
  const { value, locate } = jsonSource(configFile, text);
  const names: unknown = Object(value).plugins;
  if (!Array.isArray(names)) return [];
  return names.flatMap((name, index) => {
    // The schema reports other values.
    if (typeof name !== "string" || name === "") return [];
    const folder = folderOf(name, dirname(resolve(configFile)));
    if (folder !== undefined) return [realpathSync(folder)];
    const path = ["plugins", index];
    const found = problem("own-code", path, notThere(name), hintFor(name));
    const where = { file: relative(".", configFile), range: locate(path), location: "plugins" };
    throw new ExtensionError([{ ...found, ...where, affects: [] }]);
  });
}

const isPath = (name: string) => name.startsWith(".");

/** Paths are relative to the config's folder. */
const folderOf = (name: string, from: string): string | undefined =>
  isPath(name) ? existing(join(from, name)) : packageFolder(name, from);

const existing = (folder: string) => (existsSync(folder) ? folder : undefined);

const notThere = (name: string) =>
  isPath(name) ? `There is no folder "${name}".` : `The package "${name}" is not installed.`;

const hintFor = (name: string) =>
  isPath(name)
    ? "The path is relative to the folder of the config."
    : `Run npm install ${name}, or remove it from the list.`;
