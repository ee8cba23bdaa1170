import { existsSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { CheckedSite } from "../../src/checks/check-site.ts";
import { type CheckResult, checkSite } from "../../src/checks/check-site.ts";
import { formatPretty, summary } from "../../src/diagnostics/pretty.ts";

/** Checks the config file; an Error of one line says why it cannot be read. */
export async function readAndCheck(config: string): Promise<CheckResult> {
  if (!existsSync(config)) {
    throw new Error(`There is no file "${config}". Name the site's config with --config FILE.`);
  }
  if (!statSync(config).isFile()) {
    throw new Error(`"${config}" is not a file. Name the site's config with --config FILE.`);
  }
  try {
    return await checkSite(relative(".", resolve(config)));
  } catch (error) {
    if (isAccessError(error)) throw new Error(`"${config}" cannot be read: ${error.code}.`);
    throw error;
  }
}

const isAccessError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "code" in error && ["EACCES", "EPERM"].includes(String(error.code));

/** Checks the config and prints what is wrong with it; undefined when there are errors. */
export async function checkConfig(config: string): Promise<CheckedSite | undefined> {
  const { site, diagnostics, source } = await readAndCheck(config);
  if (diagnostics.length > 0) {
    const colour = process.stderr.isTTY;
    console.error(`${formatPretty(diagnostics, { text: source.text, colour })}\n`);
  } else {
    console.log(`${config}: ${summary(diagnostics)}, ${site?.routes.length ?? 0} pages`);
  }
  return site;
}
