import * as z from "zod";

/** A rule between the fields of an object. */
export interface FieldRule<T> {
  /** Whether the object is valid. */
  holds(value: T): boolean;
  /** The message if it is not valid. */
  error: string | ((value: T) => string);
  /** The field to report, or paths of the values to report. */
  path: string | ((value: T) => (string | number)[][]);
  /** The id of the check that reports it, if a site may turn it off; otherwise it is an error. */
  advice?: string;
}

/**
 * The rules of objects. Pages from a template provide some of the fields, so rules run on each complete
 * page (src/site/rule-problems.ts), not when the config is parsed.
 */
const fieldRules = z.registry<{ rules: readonly FieldRule<never>[] }>();

/** Adds rules to an object's schema. */
export function withRules<T extends z.ZodObject>(
  schema: T,
  ...rules: readonly FieldRule<z.output<T>>[]
): T {
  if (rules.length > 0) fieldRules.add(schema, { rules });
  return schema;
}

/** The rules of an object's schema. */
export const rulesOf = (schema: z.core.$ZodType): readonly FieldRule<never>[] =>
  fieldRules.get(schema)?.rules ?? [];
