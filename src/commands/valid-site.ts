import { formatPretty } from "../diagnostics/pretty.ts";
import { Refusal } from "../diagnostics/refusal.ts";
import { commandLine } from "../lib/command-line.ts";
import type { CheckedSite, CheckResult } from "../pipeline.ts";

/** A change is impossible because the site has errors. */
export class InvalidSite extends Refusal {}

/**
 * The site that a command changes. Throws a Refusal if it has errors, because the command could miss a
 * position that has to change.
 */
export function requireValidSite(
  { site, diagnostics, source }: CheckResult,
  instead: string,
): CheckedSite {
  if (site) return site;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  throw new InvalidSite(
    `${formatPretty(errors, { text: source.text })}\n\nFix these errors first: until then, ${instead}. ${commandLine("check")} reports them too.`,
  );
}
