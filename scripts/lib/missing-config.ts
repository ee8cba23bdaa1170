import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { listNames } from "../../src/diagnostics/list-names.ts";
import { commandLine, DEFAULT_CONFIG, quoted } from "../../src/lib/command-line.ts";

/** The message about a missing config: what to do, and which sites are in nearby folders. */
export function missingConfig(config: string): string {
  const name = "Name the site's config with --config FILE";
  if (basename(config) !== DEFAULT_CONFIG) return `There is no file "${config}". ${name}.`;
  const folder = dirname(resolve(config));
  const what = `There is no ${DEFAULT_CONFIG} in "${folder}".`;
  const [near, ...others] = sitesNear(folder).map((site) => relative(".", site) || ".");
  if (near === undefined)
    return `${what} Go to the folder of your site, or create one: ${commandLine("new my-site")}. ${name} if it is elsewhere.`;
  const go = `cd ${quoted(near)}, or --config ${quoted(join(near, DEFAULT_CONFIG))}`;
  if (others.length === 0) return `${what} There is one in "${near}": ${go}.`;
  return `${what} There are sites in ${listNames([near, ...others], MOST)}. For the first: ${go}.`;
}

/** The maximum number of sites in the message. */
const MOST = 3;

/** The folders with a site directly below a folder, and the nearest one above it. */
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
