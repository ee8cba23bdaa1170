import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { LocatedDiagnostic } from "../../src/diagnostics/diagnostic.ts";
import { formatPretty, summary } from "../../src/diagnostics/pretty.ts";
import { DEFAULT_CONFIG, quoted } from "../../src/lib/command-line.ts";
import type { CheckResult } from "../../src/pipeline.ts";
import { missingConfig } from "./missing-config.ts";

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
