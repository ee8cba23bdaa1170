import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { LocatedDiagnostic } from "../../src/diagnostics/diagnostic.ts";
import { listNames } from "../../src/diagnostics/list-names.ts";
import { formatPretty, summary } from "../../src/diagnostics/pretty.ts";
import { commandLine, DEFAULT_CONFIG, quoted } from "../../src/lib/command-line.ts";
import type { CheckResult } from "../../src/pipeline.ts";

/** The path of a config from here; throws an Error of one line if it does not exist or cannot be read. */
export function requireConfig(config: string): string {
  if (!existsSync(config)) throw new Error(missingConfig(config));
  if (!statSync(config).isFile()) {
    const inside = join(config, DEFAULT_CONFIG);
    const file = existsSync(inside) ? quoted(inside) : "FILE";
    throw new Error(`"${config}" is not a file. Name the site's config with --config ${file}.`);
  }
  try {
    accessSync(config, constants.R_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : String(error);
    throw new Error(`"${config}" cannot be read: ${code}.`);
  }
  return relative(".", resolve(config));
}

/** Checks the config file; throws an Error of one line if it cannot be read. */
export async function readAndCheck(config: string): Promise<CheckResult> {
  const file = requireConfig(config);
  const { checkSite } = await import("../../src/pipeline.ts");
  return checkSite(file);
}

/** Prints the problems of a config, or that it has none. */
export function printProblems(
  config: string,
  diagnostics: readonly LocatedDiagnostic[],
  text: string,
  pages: number,
): void {
  if (diagnostics.length > 0) {
    const colour = process.stderr.isTTY;
    console.error(`${formatPretty(diagnostics, { text, colour })}\n`);
  } else {
    console.log(`${config}: ${summary(diagnostics)}, ${pages} pages`);
  }
}

/** The message about a missing config: what to do, and which sites are in nearby folders. */
function missingConfig(config: string): string {
  const name = "Name the site's config with --config FILE";
  if (basename(config) !== DEFAULT_CONFIG) return `There is no file "${config}". ${name}.`;
  const folder = dirname(resolve(config));
  const what = `There is no ${DEFAULT_CONFIG} in "${folder}".`;
  const [near, ...others] = sitesNear(folder).map((site) => relative(".", site) || ".");
  if (near === undefined)
    return `${what} Go to the folder of your site, or create one: ${commandLine("new my-site")}. ${name} if it is elsewhere.`;
  const go = `cd ${quoted(near)}, or --config ${quoted(join(near, DEFAULT_CONFIG))}`;
  if (others.length === 0) return `${what} There is one in "${near}": ${go}.`;
  return `${what} There are sites in ${listNames([near, ...others], MAX_NAMED)}. For the first: ${go}.`;
}

/** The maximum number of sites in the message. */
const MAX_NAMED = 3;

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
