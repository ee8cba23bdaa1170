import { fixText } from "../commands/fix/fix-text.ts";
import { withHolidays } from "../config/with-holidays.ts";
import type { LocatedDiagnostic, Range } from "../diagnostics/diagnostic.ts";
import { ourKit } from "../kit/our-kit.ts";
import { checkSource, checkWithUpcoming } from "../pipeline.ts";
import { TEST_CACHE } from "./commands/cache.ts";
import { type Config, type MediaFiles, withSource } from "./site.ts";

/** A problem with the text of its range. */
export interface Found extends LocatedDiagnostic {
  excerpt: string;
}

/** The findings of one rule, in the order of the file. Throws if errors prevent the rule from running. */
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
export const findingsOfAll = (config: Config | string, media: MediaFiles = {}): Promise<Found[]> =>
  withSource(config, media, async ({ source, publicDir, text }) => {
    const ready = await withHolidays(source, TEST_CACHE);
    const { diagnostics } = await checkWithUpcoming(ready, publicDir, ourKit());
    return diagnostics.map((found) => ({ ...found, excerpt: excerptAt(text, found.range) }));
  });

/** The findings of all rules in a preview, which contains drafts. */
export const findingsOfPreview = (config: Config, media: MediaFiles = {}) =>
  withSource(
    config,
    media,
    async ({ source, publicDir }) =>
      (await checkSource(source, publicDir, ourKit(), "all")).diagnostics,
  );

export const fixedBy = (
  rule: string,
  config: Config | string,
  media: MediaFiles = {},
): Promise<string> =>
  withSource(config, media, ({ source, publicDir, text }) =>
    fixText(source.file, text, publicDir, ourKit(), rule),
  );

function excerptAt(text: string, { line, column, endLine, endColumn }: Range): string {
  const lines = text.split("\n").slice(line - 1, endLine);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, endColumn - 1) ?? "";
  lines[0] = lines[0]?.slice(column - 1) ?? "";
  return lines.join("\n");
}
