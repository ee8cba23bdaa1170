import { defineSection } from "plumbline/kit";
import { deriveSteps } from "./derive.ts";
import { schema } from "./schema.ts";

export const steps = defineSection({
  type: "steps",
  description: "Numbered steps in order: a process or an agenda.",
  alsoCalled: ["process", "howItWorks", "agenda"],
  says: ["steps"],
  schema,
  inApp: true,
  derive: deriveSteps,
  fixtures: () => import("./fixtures.ts"),
});
