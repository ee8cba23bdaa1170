import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "siteSearch", suggestions: [{ label: "Home page", link: "/" }] },
  full: {
    type: "siteSearch",
    eyebrow: "Find it",
    id: "search",
    background: "card",
    heading: "What leaks?",
    label: "Look through the pages",
    button: "Look",
    suggestionsHeading: "Most people want these",
    suggestions: [
      { label: "Slate", link: "/slate" },
      { label: "Prices", link: "/#prices" },
    ],
  },
} satisfies Fixtures<typeof schema>;
