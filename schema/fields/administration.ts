import * as z from "zod";

/** Fields about a part of the site that visitors do not read. */
const administrative = z.registry<{ isAdministrative: true }>();

/** Marks a field as one that few owners need, so that forms have it last. */
export function forAdministration<S extends z.ZodType>(schema: S): S {
  administrative.add(schema, { isAdministrative: true });
  return schema;
}

export const isForAdministration = (schema: z.core.$ZodType): boolean =>
  administrative.has(schema as z.ZodType);
