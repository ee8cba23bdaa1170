import * as z from "zod";

/**
 * Values with one valid notation that people write in many ways: a time, a colour, a code.
 * src/config/parse/readings/readings.ts reads the other notations for suggestions.
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
  | "moment"
  | "origin"
  | "pagePath"
  | "phone"
  | "profile"
  | "stars"
  | "time"
  | "weekday"
  | "weekdayOfMonth";

const spellings = z.registry<{ spelling: Spelling }>();

/** Registers the format of a field, for messages about other notations. */
export function withSpelling<S extends z.ZodType>(spelling: Spelling, schema: S): S {
  spellings.add(schema, { spelling });
  return schema;
}

/** The format of a field. Copies of a schema preserve this. */
export const spellingOf = (schema: z.core.$ZodType): Spelling | undefined =>
  spellings.get(schema)?.spelling;
