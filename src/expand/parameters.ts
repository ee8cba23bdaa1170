import type { Page, Parameter, Template } from "../../schema/page.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearest, suggest, suggestion, withoutClashes } from "../parse/suggest.ts";
import { brokenTokens, type Place, tokenBasis } from "../resolve/token-problems.ts";
import {
  asShown,
  asWritten,
  replaceTokens,
  type Scope,
  type TokenValue,
} from "../resolve/tokens.ts";

type Value = string | string[];

/**
 * The page's parameters as tokens. Facts inside them are filled in here, so that what a token puts
 * into a text is never searched for tokens again.
 */
export function parameterScope(page: Page, origin: Path, template: Template, facts: Scope): Scope {
  const scope = new Map<string, TokenValue>();
  for (const [name, { type }] of Object.entries(template.params)) {
    const token = toToken(given(page, name), type, facts) ?? standIn(name, type);
    scope.set(name, { ...token, origin: [...origin, "params", name] });
  }
  return scope;
}

/** Own names only: every object has a `constructor`. */
const given = ({ params = {} }: Page, name: string): Value | undefined =>
  Object.hasOwn(params, name) ? params[name] : undefined;

/** For a parameter that is missing or of the wrong kind: that is said once, not at each use. */
const standIn = (name: string, type: Parameter["type"]) =>
  type === "list" ? { type, value: [] } : { type, value: type === "text" ? `{${name}}` : "" };

function toToken(value: Value | undefined, type: Parameter["type"], facts: Scope) {
  const fill = (text: string, put: typeof asShown) =>
    replaceTokens(text, (name, token) => {
      const fact = facts.get(name);
      return fact?.type === "text" ? put(fact) : token;
    });
  if (value === undefined) return undefined;
  if (type === "list")
    return Array.isArray(value)
      ? { type, value: value.map((text) => fill(text, asShown)) }
      : undefined;
  if (Array.isArray(value)) return undefined;
  if (type === "markdown") return { type, value };
  return { type, value: fill(value, asWritten), shown: fill(value, asShown) };
}

/** What is wrong between the parameters that a template asks for and those that a page gives. */
export function parameterProblems(
  page: Page,
  origin: Path,
  { params }: Template,
  facts: Scope,
): Diagnostic[] {
  const at = [...origin, "params"];
  const missing = Object.keys(params).filter((name) => given(page, name) === undefined);
  const strange = Object.keys(page.params ?? {}).filter((name) => !Object.hasOwn(params, name));
  const meant = new Set(strange.map((name) => nearest(name, missing)));
  const lacking = missing.filter((name) => !meant.has(name));
  const declared = ["templates", page.template ?? "", "params"];
  return [
    ...(page.params ? lacking.map((name) => missingParameter(name, at, params, declared)) : []),
    ...(page.params || lacking.length === 0 ? [] : [noParameters(lacking, at, declared)]),
    ...withoutClashes(
      strange.map((name) => unknownParameter([...at, name], name, missing, params)),
    ).map((found) => ({ ...found, basis: [declared] })),
    ...Object.entries(page.params ?? {}).flatMap(([name, value]) => {
      const parameter = Object.hasOwn(params, name) ? params[name] : undefined;
      if (!parameter) return [];
      return [
        ...valueProblems(value, parameter, [...at, name], [...declared, name]),
        ...tokenProblems(value, parameter, [...at, name], facts),
      ];
    }),
  ];
}

const missingParameter = (
  name: string,
  at: Path,
  params: Template["params"],
  declared: Path,
): Diagnostic =>
  problem(
    "missing-parameter",
    at,
    `The parameter "${name}" is missing.`,
    params[name]?.description,
    {
      basis: [[...declared, name]],
    },
  );

/** For a page that gives none at all. */
const noParameters = (names: readonly string[], at: Path, declared: Path): Diagnostic => {
  const message = "This page gives none of its template's parameters.";
  const hint = `Add "params" with ${names.join(", ")}.`;
  return problem("missing-parameter", at, message, hint, { basis: [declared] });
};

/** A parameter may bring in facts, and nothing else; Markdown is looked through where it is used. */
function tokenProblems(value: Value, { type }: Parameter, path: Path, facts: Scope): Diagnostic[] {
  if (type === "markdown") return [];
  const problems: Diagnostic[] = [];
  const look = (text: string, path: Path) => {
    let isBroken = false;
    const find = (name: string, token: string, start: number) => {
      const at = { path, within: { start, length: token.length } };
      if (!facts.has(name)) problems.push(strangeToken(name, at, facts));
      return token;
    };
    replaceTokens(text, find, () => {
      isBroken = true;
    });
    if (isBroken) problems.push(...brokenTokens(text, path, facts));
  };
  if (Array.isArray(value))
    for (const [index, text] of value.entries()) look(text, [...path, index]);
  else look(value, path);
  return problems;
}

function strangeToken(name: string, at: Place, facts: Scope): Diagnostic {
  const message = `There is no fact {${name}}; a parameter cannot bring in another parameter.`;
  const { hint } = suggestion(name, facts.keys());
  return problem("unknown-token", at.path, message, hint, {
    ...{ ...at, basis: [tokenBasis(name, at.path)] },
  });
}

function unknownParameter(
  path: Path,
  name: string,
  missing: readonly string[],
  params: Template["params"],
): Diagnostic {
  const found = suggest(name, missing);
  const hint = found ? didYouMean(found.word) : `It has ${Object.keys(params).join(", ")}.`;
  return problem("unknown-parameter", path, `The template has no parameter "${name}".`, hint, {
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
