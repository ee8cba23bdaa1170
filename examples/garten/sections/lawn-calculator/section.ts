import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const lawnCalculator = defineSection({
  type: "lawnCalculator",
  description: "Says how many rolls of turf a lawn needs.",
  alsoCalled: ["turfCalculator", "rollrasenRechner"],
  schema,
  component: "./lawn-calculator.tsx",
  background: "card",
  words: {
    de: { area: "Rasenfläche in m²", rolls: "Rollen mit Verschnitt: {count}" },
    en: { area: "Lawn in square metres", rolls: "Rolls, with offcuts: {count}" },
  },
  fixtures: () => import("./fixtures.ts"),
});
