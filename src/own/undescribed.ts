import type * as z from "zod";
import { bare, defOf, metaOf } from "../parse/schema-at.ts";

/** The fields of a schema, and of what is in it, that no sentence describes: by their names. */
export function undescribed(schema: z.core.$ZodType): string[] {
  const { shape = {}, element, valueType, options = [] } = defOf(bare(schema));
  const own = Object.entries(shape).flatMap(([name, field]) => [
    ...(metaOf(field).description ? [] : [name]),
    ...undescribed(field),
  ]);
  const inner = [element, valueType, ...options].filter((each) => each !== undefined);
  return [...own, ...inner.flatMap(undescribed)];
}
