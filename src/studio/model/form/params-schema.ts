import * as z from "zod";
import { parameter } from "../../../../schema/parameters.ts";
import { schemaAt } from "../../../config/parse/schema-at.ts";
import { shapeOf } from "../../../config/parse/shapes.ts";
import { memoize } from "../../../lib/memoize.ts";
import { ownProperty } from "../../../lib/objects.ts";
import type { ValuePath } from "../../protocol/edits.ts";

/** The schema of a value that a page gives to its template, which declares it; undefined for any other value. */
export function paramsSchemaAt(root: unknown, path: ValuePath): z.core.$ZodType | undefined {
  const [part, index, key, ...inner] = path;
  const page: unknown = Object(Object(root).pages)[Number(index)];
  const { params, template } = Object(page);
  if (part !== "pages" || key !== "params" || typeof params !== "object") return undefined;
  const declared = ownProperty(Object(Object(root).templates), String(template));
  return schemaAt(paramsSchema(Object(declared)), params, inner);
}

/** The schema of the values that pages give to a template. */
const paramsSchema = memoize((template: object): z.ZodObject => {
  const { params } = Object(template);
  const shape = Object.entries(Object(params)).flatMap(([name, declared]) => {
    const { data } = parameter.safeParse(declared);
    if (!data) return [];
    const own = shapeOf(data);
    return [[name, data.optional || data.default !== undefined ? own.optional() : own] as const];
  });
  return z.strictObject(Object.fromEntries(shape));
});
