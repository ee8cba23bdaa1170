import { eyebrow, heading, literalText, markdown, naming, path } from "plumbline/kit";
import * as z from "zod";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the list.", "News"),
  text: markdown("A sentence or two under the heading.", "What is new in the yard.").optional(),
  parent: path.optional().meta({
    description:
      "The `parent` of the listed pages; default: all pages with a `date` in this language.",
    examples: ["/news"],
  }),
  template: naming(
    "template",
    literalText("The template of the listed pages; default: any.", "newsItem"),
  ).optional(),
  max: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "The maximum number of listed pages; the feed has 50.", examples: [5] }),
};
