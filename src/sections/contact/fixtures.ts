import type { Fixtures } from "../../testing/fixtures.ts";

export const fixtures = {
  minimal: { type: "contact", heading: "Get a price" },
  full: {
    type: "contact",
    id: "contact",
    background: "card",
    heading: "Tell me about your roof",
    text: "I answer on the *same* day.",
    placeholders: {
      name: "Who you are",
      email: "you@home.example",
      phone: "Where I can ring you",
      message: "Where it drips...",
    },
    button: "Send it off",
    showDetails: true,
    showMap: true,
  },
  alone: { type: "contact", heading: "Only a form", showDetails: false, showMap: false },
} satisfies Fixtures<"contact">;
