import type { Parameter } from "../../../schema/parameters.ts";
import type { PageParameters } from "../../config/parse/parsed-page.ts";
import { isListOfTexts, parseParameterValue } from "../../config/parse/shapes.ts";
import { displayValue, rawValue, type Scope, type TokenValue } from "../../config/tokens/scope.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { formatGrouped } from "../../lib/intl.ts";
import { ownProperty } from "../../lib/objects.ts";
import { replaceTokens } from "../../lib/token.ts";

/**
 * The page's parameters as tokens, `name` and `name.field`. Facts inside them are replaced here, so that
 * the value of a token is never searched for tokens again.
 */
export function parameterScope(
  { template, params, values }: PageParameters,
  origin: Path,
  facts: Scope,
  locale: string,
): Scope {
  const scope = new Map<string, TokenValue>();
  for (const [name, parameter] of Object.entries(params)) {
    const pageValue = ownProperty(values, name);
    const isSet = pageValue !== undefined;
    const at = isSet
      ? [...origin, "params", name]
      : ["templates", template, "params", name, "default"];
    const value = isSet ? pageValue : parameter.default;
    addTokens(scope, [name, parameter], parseParameterValue(value, parameter), {
      at,
      facts,
      locale,
    });
  }
  return scope;
}

interface TokenContext {
  at: Path;
  facts: Scope;
  /** The locale for numbers. */
  locale: string;
}

/** Adds the token of a value, and those of its fields; undefined is the value of an optional parameter. */
function addTokens(
  scope: Map<string, TokenValue>,
  [name, parameter]: [string, Parameter],
  value: unknown,
  { at, facts, locale }: TokenContext,
): void {
  const token =
    value === undefined ? emptyToken(parameter) : toToken(value, parameter, facts, locale);
  scope.set(name, { ...token, origin: at });
  if (parameter.type !== "object") return;
  for (const [key, field] of Object.entries(parameter.fields ?? {})) {
    const inner = ownProperty(Object(value), key);
    addTokens(scope, [`${name}.${key}`, field], inner, { at: [...at, key], facts, locale });
  }
}

type PlainToken = TokenValue extends infer T
  ? T extends TokenValue
    ? Omit<T, "origin">
    : never
  : never;

function emptyToken(parameter: Parameter): PlainToken {
  const { type } = parameter;
  if (isWords(type)) return { type: "text", value: "" };
  if (type === "markdown") return { type, value: "" };
  return isListOfTexts(parameter) ? { type: "list", value: [] } : { type: "value" };
}

const isWords = (type: Parameter["type"]) =>
  type === "text" || type === "link" || type === "number";

function toToken(value: unknown, parameter: Parameter, facts: Scope, locale: string): PlainToken {
  const fill = (text: string, put: typeof displayValue) =>
    replaceTokens(text, (name, token) => {
      const fact = facts.get(name);
      return fact?.type === "text" ? put(fact) : token;
    });
  const { type } = parameter;
  if (type === "markdown") return { type, value: String(value) };
  if (Array.isArray(value) && isListOfTexts(parameter))
    return { type: "list", value: value.map((text) => fill(String(text), displayValue)) };
  if (typeof value === "number")
    return { type: "text", value: String(value), display: formatGrouped(value, locale) };
  if (!isWords(type)) return { type: "value" };
  const text = String(value);
  return { type: "text", value: fill(text, rawValue), display: fill(text, displayValue) };
}
