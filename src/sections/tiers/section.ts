import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";
import { tiersStructuredData } from "./structured-data.ts";

export const tiers = defineSection({
  type: "tiers",
  name: "Offers side by side",
  description: "Offers side by side, each with what it includes.",
  alsoCalled: ["packages", "plans", "bundles"],
  says: ["prices"],
  schema,
  structuredData: tiersStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
