import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { listNames } from "../../src/diagnostics/list-names.ts";
import { commandLine, DEFAULT_CONFIG, quoted } from "../../src/util/command-line.ts";

/** That there is no such config, and what to do; sites that are near are named. */
export function missingConfig(config: string): string {
  const name = "Name the site's config with --config FILE";
  if (basename(config) !== DEFAULT_CONFIG) return `There is no file "${config}". ${name}.`;
  const folder = dirname(resolve(config));
  const what = `There is no ${DEFAULT_CONFIG} in "${folder}".`;
  const [near, ...others] = sitesNear(folder).map((found) => relative(".", found) || ".");
  if (near === undefined)
    return `${what} Go into the folder of your site, or begin one: ${commandLine("new my-site")}. ${name} if it lies elsewhere.`;
  const go = `cd ${quoted(near)}, or --config ${quoted(join(near, DEFAULT_CONFIG))}`;
  if (others.length === 0) return `${what} There is one in "${near}": ${go}.`;
  return `${what} There are some in ${listNames([near, ...others], MOST)}. For the first: ${go}.`;
}

/** How many sites are named. */
const MOST = 3;

/** The folders with a site just below a folder, and the first above it. */
function sitesNear(folder: string): string[] {
  const below = foldersIn(folder).map((name) => join(folder, name));
  const above = foldersAbove(folder).find(hasSite);
  return [...below.filter(hasSite), ...(above === undefined ? [] : [above])];
}

const hasSite = (folder: string): boolean => existsSync(join(folder, DEFAULT_CONFIG));

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}
