import * as z from "zod";

/** What has to hold between the fields of an object. */
export interface FieldRule<T> {
  /** Whether the object is right. */
  holds(value: T): boolean;
  /** What is wrong where it does not hold. */
  error: string | ((value: T) => string);
  /** The field that is wrong where it does not hold, or what it is in that field. */
  path: string | ((value: T) => (string | number)[][]);
  /** The rule of the checker that reports it, where a site may do without; all else is an error. */
  advice?: string;
}

/**
 * The rules of objects. Pages made from a template give some of the fields, so rules are looked at on
 * each page, when all fields are there (src/site/rule-problems.ts), and not where the file is parsed.
 */
const fieldRules = z.registry<{ rules: readonly FieldRule<never>[] }>();

/** Adds rules to a kind of object. */
export function withRules<T extends z.ZodObject>(
  schema: T,
  ...rules: readonly FieldRule<z.output<T>>[]
): T {
  if (rules.length > 0) fieldRules.add(schema, { rules });
  return schema;
}

/** What has to hold in an object of this kind. */
export const rulesOf = (schema: z.core.$ZodType): readonly FieldRule<never>[] =>
  fieldRules.get(schema)?.rules ?? [];
