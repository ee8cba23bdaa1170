import type { Page, Template } from "../../../schema/page.ts";
import type { Parameter } from "../../../schema/parameters.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import {
  didYouMean,
  nearestWord,
  suggest,
  withoutClashingFixes,
} from "../../diagnostics/suggest.ts";
import { ownProperty } from "../../lib/objects.ts";
import { valueProblems } from "./shapes.ts";

/** Problems between a template's parameters and the values that a page sets. */
export function parameterProblems(
  { params: values }: Pick<Page, "params">,
  origin: Path,
  { params }: Template,
): Diagnostic[] {
  const at = [...origin, "params"];
  const missing = Object.keys(params).filter((name) => ownProperty(values, name) === undefined);
  const needed = missing.filter((name) => isNeeded(ownProperty(params, name)));
  const undeclared = Object.keys(values ?? {}).filter((name) => !Object.hasOwn(params, name));
  const meant = new Set(
    undeclared.map((name) => suggestParameter(name, undeclared, missing, needed)),
  );
  const lacking = needed.filter((name) => !meant.has(name));
  const unknown = undeclared.map((name) =>
    unknownParameter(
      name,
      at,
      missing,
      params,
      suggestParameter(name, undeclared, missing, needed),
    ),
  );
  return [
    ...lackingProblems(lacking, values !== undefined, at, params),
    ...withoutClashingFixes(unknown),
    ...Object.entries(values ?? {}).flatMap(([name, value]) => {
      const parameter = ownProperty(params, name);
      return parameter ? valueProblems(value, parameter, [...at, name]) : [];
    }),
  ];
}

/** The parameter that an unknown name probably means: a similar one, or the only required one. */
export function suggestParameter(
  name: string,
  undeclared: readonly string[],
  missing: readonly string[],
  needed: readonly string[],
): string | undefined {
  const isAlone = undeclared.length === 1 && needed.length === 1;
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
        [...at, name],
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
