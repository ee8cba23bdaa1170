import * as z from "zod";
import { choice, object } from "./fields.ts";

const BACKGROUNDS = ["paper", "card", "ink"] as const;

const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "use small letters, digits and hyphens, starting with a letter")
  .meta({
    description: "Name that links can jump to: `services` is reached by `#services`.",
    examples: ["services"],
  });

/**
 * Declares a section type: its name, what it is for, its own fields, and the ground it stands on
 * unless the owner says otherwise. Every section also takes `id` and `background`. `rule` is what has
 * to hold between fields.
 */
export function section<const T extends string, const S extends z.ZodRawShape>(
  type: T,
  description: string,
  shape: S,
  background: (typeof BACKGROUNDS)[number] = "paper",
  rule?: { holds(section: z.output<z.ZodObject<S>>): boolean; error: string; path: string },
) {
  const schema = object(description, {
    type: z.literal(type).meta({ description, examples: [type] }),
    id: anchor.optional(),
    background: choice(
      BACKGROUNDS,
      "The ground the section stands on: plaster, white board, or a dark band.",
    ).default(background),
    ...shape,
  });
  const ruled = rule
    ? schema.refine((section) => rule.holds(section as z.output<z.ZodObject<S>>), {
        error: rule.error,
        path: [rule.path],
      })
    : schema;
  return ruled.meta({ id: type, description });
}
