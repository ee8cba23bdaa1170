import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const valueBand = defineSection({
  type: "valueBand",
  name: "Short promises",
  description: "A wide band of short promises.",
  alsoCalled: ["values", "promises"],
  says: ["reasons"],
  schema,
  background: "ink",
  fixtures: () => import("./fixtures.ts"),
});
