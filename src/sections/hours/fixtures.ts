import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "hours" },
  full: {
    type: "hours",
    eyebrow: "At a glance",
    id: "hours",
    background: "card",
    heading: "When somebody is in the yard",
    text: "Ring the bell at the *side* door.",
    location: "yard",
  },
  other: { type: "hours", heading: "Talks about slate", location: "yard", moreHours: "talks" },
} satisfies Fixtures<typeof schema>;
