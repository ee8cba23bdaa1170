import type { Site } from "../../schema/site.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import { commandLine } from "../lib/command-line.ts";
import type { CheckKit } from "./engine/rule.ts";
import { stageRules } from "./engine/stage-rules.ts";

type Exception = Site["checks"][number];

/**
 * Gives problems the severity that the site's `checks` asks for, or drops them. Reports exceptions that name an
 * unknown rule and, if all checks have run, those that are no longer needed.
 */
export function applyExceptions(
  exceptions: readonly Exception[],
  diagnostics: readonly Diagnostic[],
  isComplete: boolean,
  { checks }: CheckKit,
): Diagnostic[] {
  const known = checks.map(({ id }) => id);
  const used = new Set<Exception>();
  const judged = diagnostics.flatMap((diagnostic) => {
    const exception = exceptions.findLast((each) => matches(each, diagnostic));
    if (!exception || !known.includes(exception.rule)) return [diagnostic];
    used.add(exception);
    return exception.severity === "off" ? [] : [{ ...diagnostic, severity: exception.severity }];
  });
  const complaints = exceptions.flatMap((exception, index) =>
    used.has(exception) || (known.includes(exception.rule) && !isComplete)
      ? []
      : [exceptionProblem(exception, index, known)],
  );
  return [...judged, ...complaints];
}

const matches = ({ rule, page }: Exception, diagnostic: Diagnostic) =>
  rule === diagnostic.rule && (page === undefined || page === diagnostic.page);

function exceptionProblem(
  { rule, page }: Exception,
  index: number,
  known: readonly string[],
): Diagnostic {
  const path = ["checks", index];
  if (stageRules.some(({ id }) => id === rule)) {
    const message = `"${rule}" cannot be set: a site that breaks it cannot be built.`;
    return problem("unknown-rule", [...path, "rule"], message, "Remove this exception.");
  }
  if (!known.includes(rule)) {
    return {
      ...problem("unknown-rule", [...path, "rule"], `There is no rule "${rule}".`),
      ...suggestion(rule, known, `${commandLine("check", { list: true })} shows them all.`),
    };
  }
  const where = page === undefined ? "on this site" : `on ${page}`;
  const message = `Nothing breaks "${rule}" ${where} any more.`;
  const hint = "Remove the exception. Otherwise it hides the next problem of that kind.";
  // Its reason is the owner's own text, so only the owner removes it.
  return { ...problem("unused-exception", path, message, hint), severity: "warning" };
}
