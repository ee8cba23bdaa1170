import type { Page, Parameter, Template } from "../../schema/page.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearest, suggest, suggestion, withoutClashes } from "../parse/suggest.ts";
import { factPath } from "../resolve/fact-tokens.ts";
import { brokenTokens, missingFact, type Place, tokenBasis } from "../resolve/token-problems.ts";
import {
  asShown,
  asWritten,
  replaceTokens,
  type Scope,
  type TokenValue,
} from "../resolve/tokens.ts";
import { own } from "../util/own.ts";

type Value = string | string[];

/**
 * The page's parameters as tokens. Facts inside them are filled in here, so that what a token puts
 * into a text is never searched for tokens again.
 */
export function parameterScope(page: Page, origin: Path, template: Template, facts: Scope): Scope {
  const scope = new Map<string, TokenValue>();
  for (const [name, { type }] of Object.entries(template.params)) {
    const token = toToken(own(page.params, name), type, facts) ?? standIn(name, type);
    scope.set(name, { ...token, origin: [...origin, "params", name] });
  }
  return scope;
}

/** For a parameter that is missing or of the wrong kind: that is said once, not at each use. */
const standIn = (name: string, type: Parameter["type"]) =>
  type === "list" ? { type, value: [] } : { type, value: type === "text" ? `{${name}}` : "" };

function toToken(value: Value | undefined, type: Parameter["type"], facts: Scope) {
  const fill = (text: string, put: typeof asShown) =>
    replaceTokens(text, (name, token) => {
      const fact = facts.get(name);
      return fact?.type === "text" ? put(fact) : token;
    });
  if (value === undefined || Array.isArray(value) !== (type === "list")) return undefined;
  if (Array.isArray(value))
    return { type: "list" as const, value: value.map((text) => fill(text, asShown)) };
  if (type === "markdown") return { type, value };
  return { type: "text" as const, value: fill(value, asWritten), shown: fill(value, asShown) };
}

/** What is wrong between the parameters that a template asks for and those that a page gives. */
export function parameterProblems(
  { params: given, template = "" }: Page,
  origin: Path,
  { params }: Template,
  facts: Scope,
): Diagnostic[] {
  const at = [...origin, "params"];
  const declared = ["templates", template, "params"];
  const missing = Object.keys(params).filter((name) => own(given, name) === undefined);
  const strange = Object.keys(given ?? {}).filter((name) => !Object.hasOwn(params, name));
  const meant = new Set(strange.map((name) => nearest(name, missing)));
  const lacking = missing.filter((name) => !meant.has(name));
  const unknown = strange.map((name) => unknownParameter(name, at, missing, params));
  return [
    ...lackingProblems(lacking, given !== undefined, at, params, declared),
    ...withoutClashes(unknown).map((found) => ({ ...found, basis: [declared] })),
    ...Object.entries(given ?? {}).flatMap(([name, value]) => {
      const parameter = own(params, name);
      if (!parameter) return [];
      return [
        ...valueProblems(value, parameter, [...at, name], [...declared, name]),
        ...tokenProblems(value, parameter, [...at, name], facts),
      ];
    }),
  ];
}

/** A page that gives no parameters at all is told so once. */
function lackingProblems(
  names: readonly string[],
  givesSome: boolean,
  at: Path,
  params: Template["params"],
  declared: Path,
): Diagnostic[] {
  if (givesSome)
    return names.map((name) =>
      problem(
        "missing-parameter",
        at,
        `The parameter "${name}" is missing.`,
        params[name]?.description,
        { basis: [[...declared, name]] },
      ),
    );
  if (names.length === 0) return [];
  const message = "This page gives none of its template's parameters.";
  const hint = `Add "params" with ${names.join(", ")}.`;
  return [problem("missing-parameter", at, message, hint, { basis: [declared] })];
}

function unknownParameter(
  name: string,
  at: Path,
  missing: readonly string[],
  params: Template["params"],
): Diagnostic {
  const found = suggest(name, missing);
  const hint = found ? didYouMean(found.word) : `It has ${Object.keys(params).join(", ")}.`;
  const message = `The template has no parameter "${name}".`;
  return problem("unknown-parameter", [...at, name], message, hint, {
    at: "key",
    fix: found?.isCertain ? { kind: "rename", key: found.word } : undefined,
  });
}

function valueProblems(
  value: Value,
  { type, count, description }: Parameter,
  path: Path,
  declared: Path,
): Diagnostic[] {
  if (Array.isArray(value) !== (type === "list")) {
    const wanted = type === "list" ? "a list in square brackets" : "a text in double quotes";
    const message = `This parameter is ${wanted}.`;
    return [problem("wrong-type", path, message, description, { basis: [declared] })];
  }
  if (count === undefined || value.length === count) return [];
  const message = `This list has ${value.length} entries, not ${count}.`;
  return [problem("parameter-count", path, message, description)];
}

/** A parameter may bring in facts, and nothing else; Markdown is looked through where it is used. */
function tokenProblems(value: Value, { type }: Parameter, path: Path, facts: Scope): Diagnostic[] {
  if (type === "markdown") return [];
  if (!Array.isArray(value)) return textProblems(value, path, facts);
  return value.flatMap((text, index) => textProblems(text, [...path, index], facts));
}

function textProblems(text: string, path: Path, facts: Scope): Diagnostic[] {
  const problems: Diagnostic[] = [];
  let isBroken = false;
  const look = (name: string, token: string, start: number) => {
    const at = { path, within: { start, length: token.length } };
    if (!facts.has(name)) problems.push(strangeToken(name, at, facts));
    return token;
  };
  replaceTokens(text, look, () => {
    isBroken = true;
  });
  return isBroken ? [...problems, ...brokenTokens(text, path, facts)] : problems;
}

function strangeToken(name: string, at: Place, facts: Scope): Diagnostic {
  const fact = factPath(name, facts);
  if (fact) return missingFact("unknown-token", `{${name}}`, fact, at);
  const message = `There is no fact {${name}}; a parameter cannot bring in another parameter.`;
  const { hint } = suggestion(name, facts.keys());
  const more = { ...at, basis: [tokenBasis(name, at.path)] };
  return problem("unknown-token", at.path, message, hint, more);
}
