import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "valueBand",
    items: [{ title: "Quick", text: "Most jobs take a week." }],
  },
  full: {
    type: "valueBand",
    eyebrow: "Our promise",
    id: "values",
    background: "paper",
    heading: "Two promises",
    text: "You talk to whoever **climbs**.",
    items: [
      { icon: "Schedule", title: "On time", text: "At eight, every day." },
      { title: "Clean", text: "No slate is left in the grass." },
    ],
  },
} satisfies Fixtures<typeof schema>;
