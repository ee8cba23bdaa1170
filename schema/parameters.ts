import * as z from "zod";
import { choice, customName, flag, literalText, object } from "./fields/fields.ts";

const SIMPLE_TYPES = ["text", "markdown", "link", "picture", "number"] as const;
const TYPES = ["text", "markdown", "list", "link", "picture", "number", "object", "row"] as const;

/** A parameter of a template, or a field of one. */
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

const shape = object("One parameter of the template.", {
  type: choice(
    TYPES,
    "The type of the value: a line of text, paragraphs in Markdown, a list, a link target, a picture, a number, an object with fields, or the whole row of the table as an entry of a list.",
  ),
  description: literalText("What pages provide here.", "The name of the place"),
  of: choice(SIMPLE_TYPES, "The type of a list's entries; default: `text`.")
    .meta({ examples: ["picture"] })
    .optional(),
  fields: z
    .record(
      customName,
      z.lazy(() => parameter),
    )
    .optional()
    .meta({
      description: "The fields of an object, or of each entry of a list.",
      examples: [{ title: { type: "text", description: "The name of the service" } }],
    }),
  count: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "The exact number of entries in a list.", examples: [12] }),
  optional: flag(
    "Whether pages may omit it; values that consist of it alone are then omitted, too.",
    false,
  ),
  default: z
    .unknown()
    .optional()
    .meta({ description: "The value for pages that omit the parameter.", examples: ["Free"] }),
});

/** Fields that require a certain type. */
const FITTING = shape
  .refine(({ type, fields }) => type !== "object" || fields !== undefined, {
    path: ["type"],
    error: 'An object needs "fields"',
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

/** A page's values for the parameters; the template declares their types (src/config/parse/shapes.ts). */
export const paramValues = z.record(customName, z.unknown()).meta({
  title: "Values",
  description:
    "The page's values for the template's parameters; or the name of a CSV or JSON file beside this one with a row for each page, where `path` names columns in braces.",
  examples: [{ location: "Barry" }],
});
