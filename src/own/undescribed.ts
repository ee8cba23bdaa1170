import type * as z from "zod";
import { bare, defOf, metaOf } from "../parse/schema-at.ts";

/** The fields of a schema, and of what is in it, that no sentence describes: by their names. */
export function undescribed(given: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] {
  const schema = bare(given);
  // A schema may be part of itself.
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { shape = {}, element, valueType, options = [] } = defOf(schema);
  const own = Object.entries(shape).flatMap(([name, field]) => [
    ...(metaOf(field).description ? [] : [name]),
    ...undescribed(field, seen),
  ]);
  const inner = [element, valueType, ...options].filter((each) => each !== undefined);
  return [...own, ...inner.flatMap((each) => undescribed(each, seen))];
}
