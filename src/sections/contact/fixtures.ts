import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "contact", heading: "Get a price" },
  full: {
    type: "contact",
    eyebrow: "Any question",
    id: "contact",
    background: "card",
    heading: "Tell me about your roof",
    text: "I answer on the *same* day.",
    button: "Send it off",
    showDetails: true,
    showMap: true,
  },
  alone: {
    type: "contact",
    heading: "Only a form",
    form: "booking",
    showDetails: false,
    showMap: false,
  },
} satisfies Fixtures<typeof schema>;
