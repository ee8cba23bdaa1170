import * as z from "zod";
import { flag, heading, markdown, object, text } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

const placeholders = object("The hints inside the empty fields.", {
  name: text("Hint in the name field.", "Your full name").prefault("Your full name"),
  email: text("Hint in the email field.", "you@example.com").prefault("you@example.com"),
  phone: text("Hint in the phone field.", "Your phone number").prefault("Your phone number"),
  message: text("Hint in the message field.", "Tell us about your project...").prefault(
    "Tell us about your project...",
  ),
});

export const contact = section(
  "contact",
  "The contact form with the business's details and map; it uses `forms.contact`, `business` and `map`.",
  {
    heading: heading(2, "The heading.", "Get a free quote"),
    text: markdown("A sentence or two under the heading.", "I answer the same day.").optional(),
    placeholders: placeholders.prefault({}),
    button: text("What the button says.", "Send message").prefault("Send message"),
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
    features: { contactForm: "always", map: ({ showMap }) => showMap !== false },
    texts: ["facts", "map"],
  },
);
