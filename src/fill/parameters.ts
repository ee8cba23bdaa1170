import type { Page, Template } from "../../schema/page.ts";
import type { Parameter } from "../../schema/parameters.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import {
  didYouMean,
  nearestWord,
  suggest,
  suggestion,
  withoutClashingFixes,
} from "../diagnostics/suggest.ts";
import { brokenTokenProblem, brokenTokensIn, isInBrokenToken } from "../tokens/broken-tokens.ts";
import { factPath } from "../tokens/fact-tokens.ts";
import type { Scope } from "../tokens/scope.ts";
import { missingFactProblem, type TextPosition } from "../tokens/token-problems.ts";
import { ownProperty } from "../util/own-property.ts";
import { replaceTokens } from "../util/token.ts";
import { isListOfTexts } from "./parameter-scope.ts";
import { valueProblems } from "./shapes.ts";

/** Problems between a template's parameters and the values that a page sets. */
export function parameterProblems(
  { params: given, template = "" }: Page,
  origin: Path,
  { params }: Template,
  facts: Scope,
): Diagnostic[] {
  const at = [...origin, "params"];
  const declared = ["templates", template, "params"];
  const missing = Object.keys(params).filter((name) => ownProperty(given, name) === undefined);
  const needed = missing.filter((name) => isNeeded(ownProperty(params, name)));
  const strange = Object.keys(given ?? {}).filter((name) => !Object.hasOwn(params, name));
  const meant = new Set(strange.map((name) => meantParameter(name, strange, missing, needed)));
  const lacking = needed.filter((name) => !meant.has(name));
  const unknown = strange.map((name) =>
    unknownParameter(name, at, missing, params, meantParameter(name, strange, missing, needed)),
  );
  const preset = missing.flatMap((name) => {
    const parameter = ownProperty(params, name);
    const path = [...declared, name, "default"];
    return parameter ? tokenProblems(parameter.default, parameter, path, facts) : [];
  });
  return [
    ...preset,
    ...lackingProblems(lacking, given !== undefined, at, params),
    ...withoutClashingFixes(unknown),
    ...Object.entries(given ?? {}).flatMap(([name, value]) => {
      const parameter = ownProperty(params, name);
      if (!parameter) return [];
      return [
        ...valueProblems(value, parameter, [...at, name]),
        ...tokenProblems(value, parameter, [...at, name], facts),
      ];
    }),
  ];
}

/** The parameter that an unknown name probably means: a similar one, or the only required one. */
export function meantParameter(
  name: string,
  strange: readonly string[],
  missing: readonly string[],
  needed: readonly string[],
): string | undefined {
  const isAlone = strange.length === 1 && needed.length === 1;
  return nearestWord(name, missing) ?? (isAlone ? needed[0] : undefined);
}

export const isNeeded = (parameter: Parameter | undefined) =>
  parameter !== undefined && !parameter.optional && parameter.default === undefined;

/** A page without any parameters is reported once. */
function lackingProblems(
  names: readonly string[],
  givesSome: boolean,
  at: Path,
  params: Template["params"],
): Diagnostic[] {
  if (givesSome)
    return names.map((name) =>
      problem(
        "missing-parameter",
        at,
        `The parameter "${name}" is missing.`,
        params[name]?.description,
      ),
    );
  if (names.length === 0) return [];
  const message = "This page sets none of its template's parameters.";
  const hint = `Add "params" with ${names.join(", ")}.`;
  return [problem("missing-parameter", at, message, hint)];
}

function unknownParameter(
  name: string,
  at: Path,
  missing: readonly string[],
  params: Template["params"],
  meant: string | undefined,
): Diagnostic {
  const found = suggest(name, missing);
  const hint = meant
    ? didYouMean(meant)
    : `It has ${Object.keys(params).join(", ")}; add "${name}" to it, or remove it here.`;
  const message = `The template has no parameter "${name}".`;
  return problem("unknown-parameter", [...at, name], message, hint, {
    at: "key",
    fix: found?.isCertain ? { kind: "rename", key: found.word } : undefined,
  });
}

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
