import { defineSection } from "../../model/section-definition.ts";
import { schema } from "./schema.ts";

export const logos = defineSection({
  type: "logos",
  description:
    "A row of logos: memberships, brands, partners. They lie on white, so that each looks as it should also in the dark, and none looks larger than another.",
  alsoCalled: ["partners", "clients", "brands"],
  schema,
  component: "./logos.tsx",
  fixtures: () => import("./fixtures.ts"),
});
