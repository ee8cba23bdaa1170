import type { Fixtures } from "../../testing/fixtures.ts";

export const fixtures = {
  minimal: { type: "siteSearch", suggestions: [{ label: "Home page", link: "/" }] },
  full: {
    type: "siteSearch",
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
} satisfies Fixtures<"siteSearch">;
