import type { Parameter } from "../../../schema/parameters.ts";
import type { PageParameters } from "../../config/parse/parsed-page.ts";
import { isListOfTexts } from "../../config/parse/shapes.ts";
import {
  brokenTokenProblem,
  brokenTokensIn,
  isInBrokenToken,
} from "../../config/tokens/broken-tokens.ts";
import { factPath } from "../../config/tokens/fact-tokens.ts";
import type { Scope } from "../../config/tokens/scope.ts";
import { missingFactProblem, type TextPosition } from "../../config/tokens/token-problems.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { suggestion } from "../../diagnostics/suggest.ts";
import { ownProperty } from "../../lib/objects.ts";
import { replaceTokens } from "../../lib/token.ts";

/** The problems of tokens in a page's parameters, and in the defaults of those that it omits. */
export const parameterTokenProblems = (
  { template, params, values }: PageParameters,
  origin: Path,
  facts: Scope,
): Diagnostic[] =>
  Object.entries(params).flatMap(([name, parameter]) => {
    const value = ownProperty(values, name);
    return value === undefined
      ? tokenProblems(
          parameter.default,
          parameter,
          ["templates", template, "params", name, "default"],
          facts,
        )
      : tokenProblems(value, parameter, [...origin, "params", name], facts);
  });

/**
 * A text can only contain tokens of facts. Whole values and Markdown are checked where they are used.
 */
function tokenProblems(
  value: unknown,
  parameter: Parameter,
  path: Path,
  facts: Scope,
): Diagnostic[] {
  if (typeof value === "string" && parameter.type !== "markdown")
    return textProblems(value, path, facts);
  if (!Array.isArray(value) || !isListOfTexts(parameter)) return [];
  return value.flatMap((text, index) =>
    typeof text === "string" ? textProblems(text, [...path, index], facts) : [],
  );
}

function textProblems(text: string, path: Path, facts: Scope): Diagnostic[] {
  const broken = brokenTokensIn(text, facts);
  const problems = broken.map((piece) => brokenTokenProblem(text, piece, path, facts));
  replaceTokens(text, (name, token, start) => {
    const at = { path, within: { start, length: token.length } };
    if (!facts.has(name) && !isInBrokenToken(broken, start))
      problems.push(strangeToken(name, at, facts));
    return token;
  });
  return problems;
}

function strangeToken(name: string, at: TextPosition, facts: Scope): Diagnostic {
  const fact = factPath(name, facts);
  if (fact) return missingFactProblem("unknown-token", `{${name}}`, fact, at);
  const message = `There is no fact {${name}}; a parameter cannot contain another parameter.`;
  const { hint } = suggestion(name, facts.keys());
  return problem("unknown-token", at.path, message, hint, at);
}
