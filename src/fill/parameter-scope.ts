import type { Page, Template } from "../../schema/page.ts";
import type { Parameter } from "../../schema/parameters.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { displayValue, rawValue, type Scope, type TokenValue } from "../tokens/scope.ts";
import { formatGrouped } from "../util/format-number.ts";
import { ownProperty } from "../util/own-property.ts";
import { replaceTokens } from "../util/token.ts";
import { fitting } from "./shapes.ts";

/**
 * The page's parameters as tokens, `name` and `name.field`. Facts inside them are replaced here, so that
 * the value of a token is never searched for tokens again.
 */
export function parameterScope(
  page: Page,
  origin: Path,
  template: Template,
  facts: Scope,
  locale = "en",
): Scope {
  const scope = new Map<string, TokenValue>();
  for (const [name, parameter] of Object.entries(template.params)) {
    const given = ownProperty(page.params, name);
    const isGiven = given !== undefined;
    const at = isGiven
      ? [...origin, "params", name]
      : ["templates", page.template ?? "", "params", name, "default"];
    const value = isGiven ? given : parameter.default;
    const isAbsent = value === undefined && parameter.optional;
    addTokens(scope, [name, parameter], fitting(value, parameter), { at, facts, locale, isAbsent });
  }
  return scope;
}

interface About {
  at: Path;
  facts: Scope;
  /** The locale for numbers. */
  locale: string;
  /** Whether it is optional and the page leaves it out. */
  isAbsent: boolean;
}

/** Adds the token of a value, and those of its fields; undefined is a missing value. */
function addTokens(
  scope: Map<string, TokenValue>,
  [name, parameter]: [string, Parameter],
  whole: unknown,
  { at, facts, locale, isAbsent }: About,
): void {
  const token =
    whole === undefined
      ? emptyToken(name, parameter, isAbsent)
      : { ...toToken(whole, parameter, facts, locale), whole };
  scope.set(name, { ...token, origin: at });
  if (parameter.type !== "object") return;
  for (const [key, field] of Object.entries(parameter.fields ?? {})) {
    const inner = ownProperty(Object(whole), key);
    const about = {
      at: [...at, key],
      facts,
      locale,
      isAbsent: isAbsent || (whole !== undefined && inner === undefined),
    };
    addTokens(scope, [`${name}.${key}`, field], inner, about);
  }
}

type PlainToken = TokenValue extends infer T
  ? T extends TokenValue
    ? Omit<T, "origin">
    : never
  : never;

/** The token of a value that is left out, or that is missing or wrong, which is reported. */
function emptyToken(name: string, parameter: Parameter, isAbsent: boolean): PlainToken {
  const { type } = parameter;
  const more = isAbsent ? { isAbsent } : {};
  if (isWords(type)) return { type: "text", value: isAbsent ? "" : `{${name}}`, ...more };
  if (type === "markdown") return { type, value: "", ...more };
  return isListOfTexts(parameter)
    ? { type: "list", value: [], ...more }
    : { type: "value", ...more };
}

const isWords = (type: Parameter["type"]) =>
  type === "text" || type === "link" || type === "number";

export const isListOfTexts = ({
  type,
  of = "text",
  fields,
}: Pick<Parameter, "type" | "of" | "fields">) =>
  type === "list" && of === "text" && fields === undefined;

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
