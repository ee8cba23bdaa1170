import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "newsList", heading: "News" },
  full: {
    type: "newsList",
    eyebrow: "From the workshop",
    id: "news",
    background: "card",
    heading: "What happened on the roofs",
    text: "Told by *those* who were up there.",
    parent: "/",
    max: 5,
  },
  ofTemplate: { type: "newsList", heading: "From the yard", template: "report" },
} satisfies Fixtures<typeof schema>;
