import * as z from "zod";
import { path } from "../../../schema/fields/addresses.ts";
import { heading, literalText, markdown } from "../../../schema/fields/fields.ts";
import { naming } from "../../../schema/fields/names.ts";

export const schema = {
  heading: heading(2, "The heading over the list.", "News"),
  text: markdown("A sentence or two under the heading.", "What is new in the yard.").optional(),
  parent: path.optional().meta({
    description:
      "Lists only pages with this `parent`; default: all pages in the page's language that have a date.",
    examples: ["/news"],
  }),
  template: naming(
    "template",
    literalText("Lists only pages from this template.", "newsItem"),
  ).optional(),
  max: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "How many are shown at most; the feed has 50.", examples: [5] }),
};
