import type { z } from "zod";
import type { Template } from "../../../schema/page.ts";
import type { Parameter } from "../../../schema/parameters.ts";
import { type Diagnostic, type Path, problem, replacement } from "../../diagnostics/diagnostic.ts";
import { didYouMeanToken, suggest } from "../../diagnostics/suggest.ts";
import { ownProperty } from "../../lib/objects.ts";
import { isFactToken, singleToken } from "../../lib/token.ts";
import type { SourceValue } from "../expand/origins.ts";
import type { Issue } from "./issue-messages.ts";
import { bare, defOf } from "./schema-at.ts";
import { shapeOf } from "./shapes.ts";

type Parameters = Template["params"];

interface MistakeContext {
  params: Parameters;
  /** The schema of the field. */
  field: z.core.$ZodType | undefined;
  /** The issue, explained. */
  explain(): Diagnostic | undefined;
}

/**
 * The template's mistake behind an issue of one of its pages: a token of an undeclared parameter, or a
 * parameter whose type never fits its field. Undefined if the page's value is the problem.
 */
export function parameterMistake(
  issue: Issue,
  source: SourceValue,
  { params, field, explain }: MistakeContext,
): Diagnostic | undefined {
  const { value, path, token, within } = source;
  const name = typeof value === "string" ? singleToken(value) : undefined;
  if (name !== undefined && !token && path[0] === "templates" && !isFactToken(name))
    return noParameter(name, path, field ? parametersFor(field, params) : []);
  if (!token || !isOfType(issue, source, params)) return undefined;
  const message = `{${token.name}} cannot be used here: its declared type does not fit this field.`;
  const where = within.map((step) => (typeof step === "number" ? "entry" : step)).join(" › ");
  const reason = explain();
  const hint = [where && `${where}:`, reason?.message, reason?.hint].filter(Boolean).join(" ");
  return problem("misfit-parameter", token.path, message, hint);
}

function noParameter(name: string, at: Path, known: readonly string[]): Diagnostic {
  const message = `The template has no parameter {${name}} that fits here.`;
  const found = suggest(name, known);
  const hint = found ? didYouMeanToken(found.word) : 'Declare it under "params".';
  const fix = replacement(found?.isCertain ? `{${found.word}}` : undefined);
  return problem("unknown-token", at, message, hint, { fix });
}

/** The parameters whose values fit a field. */
const parametersFor = (field: z.core.$ZodType, params: Parameters): string[] =>
  Object.entries(params).flatMap(([name, parameter]) =>
    kindOf(shapeOf(parameter)) === kindOf(field) ? name : [],
  );

/** Whether a value is a single value, an object, or a list of either. */
function kindOf(schema: z.core.$ZodType): string {
  const { element, shape } = defOf(bare(schema));
  if (element) return `list of ${kindOf(element)}`;
  return shape ? "object" : "one";
}

/** Whether an issue follows from the declared type, and not from the value that the page sets. */
function isOfType(issue: Issue, { path, value }: SourceValue, params: Parameters): boolean {
  const type = declaredType(path, params);
  // A row is what its page sets.
  if (ownProperty(params, String(path[path.indexOf("params") + 1]))?.type === "row") return false;
  if (issue.code === "unrecognized_keys") return true;
  // The page may omit a field that the declaration has.
  if (issue.code === "invalid_type") return value !== undefined || type === undefined;
  if (issue.code !== "invalid_value" || type === "text") return false;
  return typeof value !== "number" || issue.values.every((each) => typeof each !== "number");
}

/** The declared type of a value that a page sets, or of a default. Undefined if it is not declared. */
function declaredType(path: Path, params: Parameters): Parameter["type"] | undefined {
  const [name = "", ...steps] = path.slice(path.indexOf("params") + 1);
  const declared = steps
    .filter((step): step is string => typeof step === "string" && step !== "default")
    .reduce<Parameter | undefined>(
      (parameter, key) => ownProperty(parameter?.fields, key),
      ownProperty(params, String(name)),
    );
  const isEntry = declared?.type === "list" && typeof steps.at(-1) === "number";
  return isEntry ? (declared.of ?? "text") : declared?.type;
}
