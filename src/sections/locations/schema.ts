import { eyebrow, flag, heading, list, markdown, naming, reference } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the locations.", "Find us").optional(),
  text: markdown("A sentence or two under the heading.", "Parking at all of them.").optional(),
  only: list(
    naming("location", reference("A location, by its key under `locations`.", "penryn")),
    "The locations to show, in this order; default: all.",
    ["penryn"],
  ).optional(),
  showMaps: flag("Whether visitors can load the map of each location that has `mapEmbed`.", true),
};
