import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "locations" },
  full: {
    type: "locations",
    eyebrow: "On the map",
    id: "locations",
    background: "card",
    heading: "Where the slate is",
    text: "There is room for a *lorry*.",
    only: ["yard"],
    showMaps: true,
  },
} satisfies Fixtures<typeof schema>;
