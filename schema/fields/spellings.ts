import * as z from "zod";

/**
 * What a field takes in one spelling and people write in many: a time, a colour, a code. How each is
 * read is said in one place (src/parse/readings.ts); what has no spelling here is words.
 */
export type Spelling =
  | "address"
  | "anchor"
  | "colour"
  | "country"
  | "currency"
  | "day"
  | "email"
  | "endings"
  | "fieldName"
  | "formerAddress"
  | "host"
  | "language"
  | "origin"
  | "pagePath"
  | "phone"
  | "profile"
  | "time"
  | "weekday"
  | "weekdayOfMonth";

const spellings = z.registry<{ spelling: Spelling }>();

/** Says what a field takes, for messages about a value that is written otherwise. */
export function spelt<S extends z.ZodType>(spelling: Spelling, schema: S): S {
  spellings.add(schema, { spelling });
  return schema;
}

/** What a field takes; a copy of a schema takes what that does. */
export const spellingOf = (schema: z.core.$ZodType): Spelling | undefined =>
  spellings.get(schema)?.spelling;
