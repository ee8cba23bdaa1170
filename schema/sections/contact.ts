import * as z from "zod";
import { flag, heading, markdown, text } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const contact = section(
  "contact",
  "The contact form with the business's details and map; it uses `forms.contact`, `business` and `map`, and does without those that the file leaves out.",
  {
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
  },
  {
    alsoCalled: ["form", "contactForm", "getInTouch", "enquiry"],
    features: { contactForm: "always", map: ({ showMap }) => showMap !== false },
    texts: ["facts", "form", "map"],
    hours: ({ showDetails }) =>
      showDetails ? { form: "beside", business: true, locations: "all" } : undefined,
  },
);
