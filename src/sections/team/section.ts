import { defineSection } from "plumbline/kit";
import { deriveTeam } from "./derive.ts";
import { schema } from "./schema.ts";
import { teamStructuredData } from "./structured-data.ts";

export const team = defineSection({
  type: "team",
  description:
    "The people of the business, with or without portraits; initials replace a missing portrait beside others.",
  alsoCalled: ["staff", "people", "colleagues"],
  says: ["people"],
  schema,
  derive: deriveTeam,
  structuredData: teamStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
