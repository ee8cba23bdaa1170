import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "lawnCalculator", heading: "Wie viel Rollrasen?", area: 40 },
  full: {
    type: "lawnCalculator",
    id: "rechner",
    background: "ink",
    heading: "Rollrasen-Rechner",
    intro: "Länge mal Breite genügt **meist**.",
    area: 60,
    rollArea: 0.4,
    offcuts: 8,
  },
} satisfies Fixtures<typeof schema>;
