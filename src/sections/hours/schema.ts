import { heading, markdown, nameOf } from "../../../schema/fields/fields.ts";
import { naming } from "../../../schema/fields/names.ts";

export const schema = {
  heading: heading(2, "The heading over the table.", "When we are open"),
  text: markdown("A sentence or two under the heading.", "Ring the bell at the side.").optional(),
  location: naming(
    "location",
    nameOf(
      "Whose hours they are, by its name under `locations`; left out, those of the business.",
      "penryn",
    ),
  ).optional(),
};
