import { flag, heading, list, markdown, nameOf } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const locations = section(
  "locations",
  "The locations of a business that has several, each with its address, phone, hours, map and the way there; it uses `locations`.",
  {
    heading: heading(2, "The heading over the locations.", "Find us"),
    text: markdown("A sentence or two under the heading.", "Parking at all of them.").optional(),
    only: list(
      nameOf("A location, by its name under `locations`.", "penryn"),
      "Which locations are shown, in this order; left out, all are.",
      ["penryn"],
    ).optional(),
    showMaps: flag(
      "Shows the map of each location that has `mapEmbed`, once a visitor asks for it.",
      true,
    ),
  },
  {
    alsoCalled: ["branches", "shops", "offices", "map"],
    hours: ({ only }) => ({ form: "card", business: false, locations: only ?? "all" }),
    features: { locationMaps: ({ showMaps }) => showMaps },
    texts: ["facts", "map"],
  },
);
