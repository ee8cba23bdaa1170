import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const checklist = defineSection({
  type: "checklist",
  description: "A ticked list: benefits, reasons or services.",
  alsoCalled: ["list", "bullets", "benefits", "reasons"],
  says: ["offer"],
  schema,
  fixtures: () => import("./fixtures.ts"),
});
