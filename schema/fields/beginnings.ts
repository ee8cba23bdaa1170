import * as z from "zod";

/** A default of the builder that a list replaces. src/studio/calls/samples/new-value.ts makes it. */
export type Beginning = "formFields";

const beginnings = z.registry<{ beginning: Beginning }>();

/** Registers what a new list begins with, so that one more entry does not replace all that visitors see. */
export function withBeginning<S extends z.ZodType>(beginning: Beginning, schema: S): S {
  beginnings.add(schema, { beginning });
  return schema;
}

/** What a new list begins with. Copies of a schema preserve this. */
export const beginningOf = (schema: z.core.$ZodType): Beginning | undefined =>
  beginnings.get(schema)?.beginning;
