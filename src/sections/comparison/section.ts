import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const comparison = defineSection({
  type: "comparison",
  name: "Two lists",
  description: "Two lists side by side: problems and solutions.",
  alsoCalled: ["compare", "versus", "differences"],
  says: ["reasons"],
  schema,
  fixtures: () => import("./fixtures.ts"),
});
