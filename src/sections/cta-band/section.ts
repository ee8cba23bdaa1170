import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const ctaBand = defineSection({
  type: "ctaBand",
  name: "Call to action",
  description: "The call to action at the end of a page: one sentence and buttons.",
  alsoCalled: ["cta", "callToAction", "button"],
  says: ["reach"],
  schema,
  inApp: true,
  background: "ink",
  fixtures: () => import("./fixtures.ts"),
});
