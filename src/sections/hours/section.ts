import { defineSection } from "plumbline/kit";
import { deriveHours } from "./derive.ts";
import { schema } from "./schema.ts";
import { hoursStructuredData } from "./structured-data.ts";

export const hours = defineSection({
  type: "hours",
  name: "Opening hours",
  description:
    "The opening hours, `business.openingHours`, or those of one of the `locations`, as a table with a row for each day of the week, and seasons and `business.closures` under it; or other times, such as services, training or a kitchen's hours, from `moreHours`.",
  alsoCalled: ["opening", "openingHours", "openingTimes", "times", "serviceTimes"],
  says: ["hours"],
  schema,
  uses: {
    hours: ({ location, moreHours }) =>
      moreHours === undefined
        ? {
            form: "table",
            business: location === undefined,
            locations: location === undefined ? [] : [location],
          }
        : undefined,
  },
  derive: deriveHours,
  structuredData: hoursStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
