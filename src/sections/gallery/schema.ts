import * as z from "zod";
import { choice, heading, list, markdown, object, text } from "../../../schema/fields/fields.ts";
import { picture } from "../../../schema/fields/parts.ts";
import { withRules } from "../../../schema/fields/rules.ts";

const entry = withRules(
  object("A picture, or what was there before and what after.", {
    picture: picture.optional(),
    before: picture.optional(),
    after: picture.optional(),
    caption: text("A line under it.", "A new roof in Penarth, 2025").optional(),
  }),
  {
    holds: ({ picture, before, after }) =>
      picture ? !before && !after : before !== undefined && after !== undefined,
    error: "An entry has either a `picture`, or both `before` and `after`.",
    path: "picture",
  },
);

export const schema = {
  heading: heading(2, "The heading over the pictures.", "Our work").optional(),
  intro: markdown("A sentence or two under the heading.", "Roofs of the last years.").optional(),
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta({
      description:
        "Pictures beside each other on a wide screen at most; fewer where their number would leave a hole.",
      examples: [2],
    }),
  layout: choice(
    ["even", "natural"],
    "`even` cuts all pictures to one shape in the grid; `natural` shows each in its own.",
  ).default("even"),
  pictures: list(entry, "The pictures, the best first.", [
    { picture: { file: "portrait.svg", alt: "The owner in a work jacket" } },
  ]),
};
