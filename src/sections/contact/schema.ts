import * as z from "zod";
import { flag, heading, markdown, text } from "../../../schema/fields/fields.ts";

export const schema = {
  heading: heading(2, "The heading.", "Get a free quote"),
  text: markdown("A sentence or two under the heading.", "I answer the same day.").optional(),
  button: text("What the button says.", "Send message").optional(),
  showDetails: flag("Shows address, hours, phone, email and WhatsApp beside the form.", true),
  showMap: z
    .boolean()
    .optional()
    .meta({
      description:
        "Shows the map under the details; `map` says which. Left out, it is shown if there is one.",
      examples: [false],
    }),
};
