import * as z from "zod";
import { plainField } from "../../../schema/fields/fields.ts";
import { picture } from "../../../schema/fields/parts.ts";
import type { Parameter } from "../../../schema/parameters.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { memoize } from "../../lib/memoize.ts";
import { explainIssues } from "./explain.ts";

/** The schema of a parameter's values, from the same field types as sections. */
export const shapeOf = memoize((parameter: Parameter): z.ZodType => {
  const { type, description, of = "text", fields } = parameter;
  if (type === "list") {
    return z.array(fields ? objectOf(fields) : simple(of, description)).meta({ description });
  }
  return fields ? objectOf(fields).meta({ description }) : simple(type, description);
});

function objectOf(fields: Record<string, Parameter>): z.ZodType {
  const shape = Object.entries(fields).map(([name, field]): [string, z.ZodType] => {
    const own = shapeOf(field);
    if (field.default !== undefined) return [name, own.default(field.default)];
    return [name, field.optional ? own.optional() : own];
  });
  return z.strictObject(Object.fromEntries(shape));
}

function simple(type: Parameter["type"], description: string): z.ZodType {
  switch (type) {
    case "text":
    case "markdown":
    case "link":
      return plainField(type, description);
    case "picture":
      return picture;
    case "number":
      return z.number().meta({ description });
    default:
      // Missing fields are reported at the declaration.
      return z.unknown();
  }
}

/** A value with the defaults of its fields; undefined if it does not fit its parameter. */
export function parseParameterValue(value: unknown, parameter: Parameter): unknown {
  const { success, data } = shapeOf(parameter).safeParse(value);
  return success ? data : undefined;
}

/** The problems of a value. */
export function valueProblems(value: unknown, parameter: Parameter, path: Path): Diagnostic[] {
  const { count, description } = parameter;
  const shape = shapeOf(parameter);
  const { error } = shape.safeParse(value, { reportInput: true });
  if (error)
    return explainIssues(error.issues, value, shape).map((found) => ({
      ...found,
      path: [...path, ...found.path],
      hint: found.hint ?? description,
    }));
  if (count === undefined || !Array.isArray(value) || value.length === count) return [];
  const entries = value.length === 1 ? "1 entry" : `${value.length} entries`;
  const message = `This list has ${entries}, not ${count}.`;
  return [problem("parameter-count", path, message, description)];
}

export const isListOfTexts = ({
  type,
  of = "text",
  fields,
}: Pick<Parameter, "type" | "of" | "fields">) =>
  type === "list" && of === "text" && fields === undefined;
