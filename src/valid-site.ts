import type { CheckedSite, CheckResult } from "./check-site.ts";
import { formatPretty } from "./diagnostics/pretty.ts";
import { Refusal } from "./diagnostics/refusal.ts";
import { commandLine } from "./util/command-line.ts";

/**
 * The site that a command is to change; a Refusal where it has errors. It is not known well enough then: what is
 * wrong may be the place that has to follow.
 */
export function requireValidSite(
  { site, diagnostics, source }: CheckResult,
  instead: string,
): CheckedSite {
  if (site) return site;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  throw new Refusal(
    `${formatPretty(errors, { text: source.text })}\n\nFix these errors first: until then, ${instead}. ${commandLine("check")} reports them too.`,
  );
}
