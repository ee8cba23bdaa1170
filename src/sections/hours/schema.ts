import { eyebrow, heading, markdown, naming, reference } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the table.", "When we are open").optional(),
  text: markdown("A sentence or two under the heading.", "Ring the bell at the side.").optional(),
  location: naming(
    "location",
    reference(
      "The location whose hours are displayed, by its key under `locations`; default: the business.",
      "penryn",
    ),
  ).optional(),
  moreHours: reference(
    "Other times in the place of the opening hours, by their name under `moreHours`.",
    "services",
  ).optional(),
};
