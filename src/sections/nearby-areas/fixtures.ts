import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "nearbyAreas", areas: ["Mockham"] },
  full: {
    type: "nearbyAreas",
    eyebrow: "Around here",
    id: "areas",
    background: "paper",
    heading: "Roofs in these places too",
    intro: "And on **every** road between.",
    areas: ["Otherby", "Thirdwick", "Fourthham"],
  },
  template: { type: "nearbyAreas", heading: "Everywhere", pages: "branch" },
} satisfies Fixtures<typeof schema>;
