import * as z from "zod";
import { choice, flag, literalText, object, ownName } from "./fields/fields.ts";

const SIMPLE_TYPES = ["text", "markdown", "link", "picture", "number"] as const;
const TYPES = ["text", "markdown", "list", "link", "picture", "number", "object"] as const;

/** What pages made from a template say, or a field of that. */
export interface Parameter {
  type: (typeof TYPES)[number];
  description: string;
  of?: (typeof SIMPLE_TYPES)[number] | undefined;
  fields?: Record<string, Parameter> | undefined;
  count?: number | undefined;
  optional: boolean;
  default?: unknown;
}

type WrittenParameter = Omit<Parameter, "optional" | "fields"> & {
  optional?: boolean | undefined;
  fields?: Record<string, WrittenParameter> | undefined;
};

const shape = object("One thing that pages made from the template say.", {
  type: choice(
    TYPES,
    "A line of text, paragraphs in Markdown, a list, where a link leads, a picture, a number, or an object with fields.",
  ),
  description: literalText("What to write here.", "The name of the place"),
  of: choice(SIMPLE_TYPES, "The type of each entry of a list; default: short texts.")
    .meta({ examples: ["picture"] })
    .optional(),
  fields: z
    .record(
      ownName,
      z.lazy(() => parameter),
    )
    .optional()
    .meta({
      description: "What an object, or each entry of a list, consists of.",
      examples: [{ title: { type: "text", description: "What the service is called" } }],
    }),
  count: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "How many entries a list must have.", examples: [12] }),
  optional: flag("Whether pages may leave it out; what consists of it falls away there.", false),
  default: z
    .unknown()
    .optional()
    .meta({ description: "What a page says that leaves it out.", examples: ["Free"] }),
});

/** Which other fields go with which type. */
const FITTING = shape
  .refine(({ type, fields }) => type !== "object" || fields !== undefined, {
    path: ["type"],
    error: 'An object needs "fields", which name what it consists of',
  })
  .refine(({ type, fields }) => fields === undefined || type === "object" || type === "list", {
    path: ["fields"],
    error: 'Only an object or a list has "fields"',
  })
  .refine(({ type, of, fields }) => of === undefined || (type === "list" && !fields), {
    path: ["of"],
    error: 'Only a list without "fields" has "of"',
  })
  .refine(({ type, count }) => count === undefined || type === "list", {
    path: ["count"],
    error: 'Only a list has "count"',
  });

export const parameter: z.ZodType<Parameter, WrittenParameter> = FITTING;

/** The values that a page gives; what each has to be, its template declares (src/fill/shapes.ts). */
export const paramValues = z.record(ownName, z.unknown()).meta({
  description:
    "The page's own values for the template's parameters; or the name of a CSV or JSON file beside this one, which has a row for each of many pages. Their `path` then names columns in braces.",
  examples: [{ location: "Barry" }],
});
