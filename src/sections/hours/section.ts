import { defineSection } from "plumbline/kit";
import { deriveHours } from "./derive.ts";
import { schema } from "./schema.ts";

export const hours = defineSection({
  type: "hours",
  description:
    "The opening hours of `business` or of one of the `locations` as a table with a row for each day of the week, and seasons and closures under it.",
  alsoCalled: ["opening", "openingHours", "openingTimes", "times"],
  schema,
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
