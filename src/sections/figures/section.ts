import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const figures = defineSection({
  type: "figures",
  name: "Large numbers",
  description: "A few large numbers with labels, in the style of a tape measure.",
  alsoCalled: ["stats", "statistics", "numbers", "counters"],
  says: ["reasons"],
  schema,
  background: "card",
  fixtures: () => import("./fixtures.ts"),
});
