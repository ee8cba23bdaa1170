import * as z from "zod";

/** What has a name that the owner chooses and other fields can refer to. */
export type Thing = "page" | "section" | "template" | "location" | "language";

const things = z.registry<{ thing: Thing }>();

/** Marks a field that refers to something else by name, so that a rename changes it, too. */
export function naming<S extends z.ZodType>(thing: Thing, schema: S): S {
  things.add(schema, { thing });
  return schema;
}

/** What a field refers to; copies of a schema keep this. */
export const namedBy = (schema: z.core.$ZodType): Thing | undefined => things.get(schema)?.thing;
