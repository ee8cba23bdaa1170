import * as z from "zod";

/** Objects that a text can stand for, with the field that the text is then. */
const shortForms = z.registry<{ key: string }>();

/** An object that may also be written as the text of one of its fields: `"van.jpg"` for `{ "file": "van.jpg" }`. */
export function shortForm<S extends z.ZodObject>(schema: S, key: keyof z.input<S> & string) {
  const read = (written: string | z.input<S>): unknown =>
    typeof written === "string" ? { [key]: written } : written;
  const either = z.preprocess(read, schema);
  shortForms.add(either, { key });
  return either;
}

/** The field that a text in the place of an object is; undefined if the object has no such form. */
export const shortFormKey = (schema: z.core.$ZodType): string | undefined =>
  shortForms.get(schema)?.key;
