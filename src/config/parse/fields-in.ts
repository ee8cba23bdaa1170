import type { z } from "zod";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { bare, chosenOption, defOf, withShortForm } from "./schema-at.ts";

/** A string inside a value, and the schema of its field. */
export interface StringField {
  path: Path;
  value: string;
  schema: z.core.$ZodType;
}

/** The strings inside a value whose fields its schema knows. `path` is the path of the value. */
export function fieldsIn(schema: z.core.$ZodType, value: unknown, path: Path): StringField[] {
  const fields: StringField[] = [];
  collect(schema, value, path, fields);
  return fields;
}

function collect(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: Path,
  fields: StringField[],
): void {
  const meant = schema && chosenOption(bare(schema), value);
  if (!meant) return;
  if (typeof value === "string")
    fields.push({ path, value, schema: withShortForm(schema) ?? meant });
  if (typeof value !== "object" || value === null) return;
  const { shape, element, valueType } = defOf(meant);
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    collect(shape ? shape[key] : (element ?? valueType), inner, [...path, step], fields);
  }
}
