import {
  choice,
  eyebrow,
  heading,
  list,
  markdown,
  object,
  picture,
  shortForm,
  text,
  withRules,
} from "plumbline/kit";
import * as z from "zod";

const entry = withRules(
  object("A picture, or a pair of before and after; a text is the file name of a picture.", {
    picture: picture.optional(),
    before: picture.optional(),
    after: picture.optional(),
    caption: text("The caption under the picture.", "A new roof in Penarth, 2025").optional(),
  }),
  {
    holds: ({ picture, before, after }) =>
      picture ? !before && !after : before !== undefined && after !== undefined,
    error: "An entry has either a `picture`, or both `before` and `after`.",
    path: "picture",
  },
);

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the pictures.", "Our work").optional(),
  intro: markdown("A sentence or two under the heading.", "Roofs of the last years.").optional(),
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta({
      description:
        "The maximum number of pictures in a row on a wide screen; fewer if a row would have a gap.",
      examples: [2],
    }),
  layout: choice(
    ["even", "natural", "strip"],
    "The layout: `even` crops all pictures to one shape, `natural` keeps the shape of each, and `strip` is one row of equal height across the window, which visitors push sideways.",
  ).default("even"),
  pictures: list(shortForm(entry, "picture"), "The pictures, the best first.", [
    { picture: { file: "portrait.svg", alt: "The owner in a work jacket" } },
  ]),
};
