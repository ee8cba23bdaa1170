import * as z from "zod";

/** What is called by a name of the owner's own, and may be named elsewhere in the file. */
export type Thing = "page" | "section" | "template" | "location" | "language";

const things = z.registry<{ thing: Thing }>();

/** A field that names another thing of the file: where that gets another name, so it does here. */
export function naming<S extends z.ZodType>(thing: Thing, schema: S): S {
  things.add(schema, { thing });
  return schema;
}

/** What a field names; a copy of a schema names what that does. */
export const namedBy = (schema: z.core.$ZodType): Thing | undefined => things.get(schema)?.thing;
