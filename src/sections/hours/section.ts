import { defineSection } from "../../model/section-definition.ts";
import { deriveHours } from "./derive.ts";
import { schema } from "./schema.ts";

export const hours = defineSection({
  type: "hours",
  description:
    "The opening hours as a table, a row for each day of the week, with seasons and closures under it; it uses those of `business` or of one of `locations`.",
  alsoCalled: ["opening", "openingHours", "openingTimes", "times"],
  schema,
  component: "./hours.tsx",
  uses: {
    hours: ({ location }) => ({
      form: "table",
      business: location === undefined,
      locations: location === undefined ? [] : [location],
    }),
  },
  derive: deriveHours,
  fixtures: () => import("./fixtures.ts"),
});
