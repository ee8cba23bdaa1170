import { eyebrow, flag, heading, markdown, naming, reference, text } from "plumbline/kit";
import * as z from "zod";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading.", "Get a free quote"),
  text: markdown("A sentence or two under the heading.", "I answer the same day.").optional(),
  form: naming(
    "form",
    reference(
      "The form to show, by its name under `forms › more`; default: `forms › contact`.",
      "booking",
    ),
  ).optional(),
  button: text("The words of the button.", "Send message").optional(),
  showDetails: flag(
    "Whether address, hours, phone, email and WhatsApp appear beside the form.",
    true,
  ),
  showMap: z
    .boolean()
    .optional()
    .meta({
      description:
        "Whether the map from `map` appears under the details; default: if there is one.",
      examples: [false],
    }),
};
