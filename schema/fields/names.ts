import * as z from "zod";

/** The kinds of names that the owner chooses and other fields refer to. */
export type NameKind =
  | ("page" | "section" | "shared" | "template" | "location" | "language")
  | ("tag" | "author" | "series" | "form");

const nameKinds = z.registry<{ thing: NameKind }>();

/** Marks a field that refers to something else by name, so that a rename changes it, too. */
export function naming<S extends z.ZodType>(thing: NameKind, schema: S): S {
  nameKinds.add(schema, { thing });
  return schema;
}

/** The kind of name that a field refers to. Copies of a schema preserve this. */
export const namedBy = (schema: z.core.$ZodType): NameKind | undefined =>
  nameKinds.get(schema)?.thing;
