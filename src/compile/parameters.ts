import type { Page, Parameter, Template } from "../../schema/page.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { replaceTokens, type Scope, type TokenValue } from "./tokens.ts";

type Value = string | string[];

/**
 * The page's parameters as tokens. Facts inside them are filled in here, so that what a token puts
 * into a text is never searched for tokens again.
 */
export function parameterScope(page: Page, origin: Path, template: Template, facts: Scope): Scope {
  const scope = new Map<string, TokenValue>();
  for (const [name, { type }] of Object.entries(template.params)) {
    const value = page.params?.[name];
    const token = value === undefined ? undefined : toToken(value, type, facts);
    if (token) scope.set(name, { ...token, origin: [...origin, "params", name] });
  }
  return scope;
}

function toToken(value: Value, type: Parameter["type"], facts: Scope) {
  const fill = (text: string) =>
    replaceTokens(text, (name, token) => {
      const fact = facts.get(name);
      return fact && fact.type !== "list" ? fact.value : token;
    });
  if (type === "list") return Array.isArray(value) ? { type, value: value.map(fill) } : undefined;
  if (Array.isArray(value)) return undefined;
  return { type, value: type === "text" ? fill(value) : value };
}

/** What is wrong between the parameters that a template asks for and those that a page gives. */
export function parameterProblems(page: Page, origin: Path, { params }: Template): Diagnostic[] {
  const at = [...origin, "params"];
  const given = page.params ?? {};
  const missing = Object.entries(params).filter(([name]) => given[name] === undefined);
  return [
    ...missing.map(([name, { description }]) =>
      problem("missing-parameter", at, `The parameter "${name}" is missing.`, description),
    ),
    ...Object.entries(given).flatMap(([name, value]) => {
      const parameter = params[name];
      if (!parameter) return [unknownParameter([...at, name], name)];
      return valueProblems(value, parameter, [...at, name]);
    }),
  ];
}

const unknownParameter = (path: Path, name: string): Diagnostic => ({
  ...problem("unknown-parameter", path, `The template has no parameter "${name}".`),
  at: "key",
});

function valueProblems(value: Value, { type, count }: Parameter, path: Path): Diagnostic[] {
  if (Array.isArray(value) !== (type === "list")) {
    const wanted = type === "list" ? "a list in square brackets" : "a text in double quotes";
    return [problem("wrong-type", path, `This parameter is ${wanted}.`)];
  }
  if (count === undefined || value.length === count) return [];
  return [problem("parameter-count", path, `This list has ${value.length} entries, not ${count}.`)];
}
