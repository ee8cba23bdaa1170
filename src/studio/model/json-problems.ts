import { locateAll, readingProblems } from "../../checks/locate.ts";
import { expand } from "../../config/expand/expand.ts";
import { parse } from "../../config/parse/parse.ts";
import { sectionFields } from "../../config/parse/section-fields.ts";
import { jsonSource } from "../../config/read/json-source.ts";
import { readSource } from "../../config/read-config.ts";
import { isUnder, type LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import type { Kit } from "../../kit/kit.ts";
import type { EditedText } from "../../lib/edited-text.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { JsonProblem } from "../protocol/json.ts";
import { offsetIn, withJsonText } from "./json-text.ts";

/** The syntax errors of a text. */
export function syntaxErrors(text: string): JsonProblem[] {
  return jsonSource("", text).problems.map(({ rule, offset, length, message, hint = "" }) => {
    return { rule, from: offset, to: offset + length, severity: "error", message, hint };
  });
}

/** What the schema says about the text of a value, as the check reports it. */
export function schemaProblems(
  site: { configFile: string; config: EditedText; kit: Kit },
  path: ValuePath,
  text: string,
): JsonProblem[] {
  const edited = withJsonText(site.config, path, text);
  const source = readSource(site.configFile, edited.text);
  const expanded = expand(source, sectionFields(site.kit.schemas), "all");
  const found =
    expanded.problems.length > 0
      ? readingProblems(expanded)
      : locateAll(parse(expanded, site.kit).diagnostics, expanded);
  return problemsAt(found, edited, path);
}

/** The problems inside a value, at their characters of its text. */
export const problemsAt = (
  found: readonly LocatedDiagnostic[],
  config: EditedText,
  path: ValuePath,
): JsonProblem[] =>
  found
    .filter((each) => !each.isInTable && isUnder(each.path, [path]))
    .map(({ rule, severity, message, hint = "", range }) => ({
      rule,
      severity,
      message,
      hint,
      from: offsetIn(config, path, range),
      to: offsetIn(config, path, { line: range.endLine, column: range.endColumn }),
    }));
