import { heading, markdown, nameOf } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const hours = section(
  "hours",
  "The opening hours as a table, a row for each day of the week, with seasons and closures under it; it uses those of `business` or of one of `locations`.",
  {
    heading: heading(2, "The heading over the table.", "When we are open"),
    text: markdown("A sentence or two under the heading.", "Ring the bell at the side.").optional(),
    location: nameOf(
      "Whose hours they are, by its name under `locations`; left out, those of the business.",
      "penryn",
    ).optional(),
  },
  {
    alsoCalled: ["opening", "openingHours", "openingTimes", "times"],
    hours: ({ location }) => ({
      form: "table",
      business: location === undefined,
      locations: location === undefined ? [] : [location],
    }),
  },
);
