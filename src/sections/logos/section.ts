import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const logos = defineSection({
  type: "logos",
  description:
    "A row of logos: memberships, brands, partners. They are on white, so that they look right in dark mode, and appear equally large.",
  alsoCalled: ["partners", "clients", "brands"],
  says: ["praise"],
  schema,
  fixtures: () => import("./fixtures.ts"),
});
