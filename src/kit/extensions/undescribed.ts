import type * as z from "zod";
import { bare, defOf, metaOf } from "../../config/parse/schema-at.ts";

/** The names of a schema's fields without a description, at any depth. */
export function fieldsWithoutDescription(schema: z.core.$ZodType): string[] {
  const { shape = {}, element, valueType, options = [] } = defOf(bare(schema));
  const own = Object.entries(shape).flatMap(([name, field]) => [
    ...(metaOf(field).description ? [] : [name]),
    ...fieldsWithoutDescription(field),
  ]);
  const inner = [element, valueType, ...options].filter((each) => each !== undefined);
  return [...own, ...inner.flatMap(fieldsWithoutDescription)];
}

/** The names of fields that contain themselves, which would cause endless recursion. */
export const recursiveFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => (isEndless(field) ? [name] : []));

function isEndless(schema: z.core.$ZodType, above: readonly z.core.$ZodType[] = []): boolean {
  if (above.includes(schema)) return true;
  const { shape = {}, innerType, getter, element, valueType, options = [] } = defOf(schema);
  const inner = [...Object.values(shape), innerType ?? getter?.(), element, valueType, ...options];
  return inner.some((each) => each !== undefined && isEndless(each, [...above, schema]));
}
