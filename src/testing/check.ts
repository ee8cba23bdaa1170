import { rmSync } from "node:fs";
import { join } from "node:path";
import { fixText } from "../commands/fix/fix-text.ts";
import type { LocatedDiagnostic, Range } from "../diagnostics/diagnostic.ts";
import { ourKit } from "../kit/our-kit.ts";
import { checkSite } from "../pipeline.ts";
import { type Config, type MediaFiles, writeSite } from "./site.ts";

/** A problem with the text of its range. */
export interface Found extends LocatedDiagnostic {
  excerpt: string;
}

/** The findings of one rule, in file order. Throws if errors keep the rule from running. */
export async function findingsOf(
  rule: string,
  config: Config | string,
  media: MediaFiles = {},
): Promise<Found[]> {
  const all = await findingsOfAll(config, media);
  const found = all.filter((diagnostic) => diagnostic.rule === rule);
  const blocking = all.filter(({ isBlocking }) => isBlocking);
  if (found.length === 0 && blocking.length > 0)
    throw new Error(`${rule} cannot run: ${inWords(blocking)}`);
  return found;
}

const inWords = (found: readonly Found[]) =>
  found.map(({ location, message }) => `${location}: ${message}`).join("\n");

/** The findings of all rules. */
export async function findingsOfAll(
  config: Config | string,
  media: MediaFiles = {},
): Promise<Found[]> {
  const { folder, file, text } = writeSite(config, media);
  try {
    const { diagnostics } = await checkSite(file);
    return diagnostics.map((found) => ({ ...found, excerpt: excerptAt(text, found.range) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function fixedBy(
  rule: string,
  config: Config | string,
  media: MediaFiles = {},
): Promise<string> {
  const { folder, file, text } = writeSite(config, media);
  try {
    return await fixText(file, text, join(folder, "public"), ourKit(), rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function excerptAt(text: string, { line, column, endLine, endColumn }: Range): string {
  const lines = text.split("\n").slice(line - 1, endLine);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, endColumn - 1) ?? "";
  lines[0] = lines[0]?.slice(column - 1) ?? "";
  return lines.join("\n");
}
