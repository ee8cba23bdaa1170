import { heading, list, literalText, markdown, place } from "../../../schema/fields/fields.ts";
import { naming } from "../../../schema/fields/names.ts";

export const schema = {
  heading: heading(2, "The heading over the places.", "Also near {location}"),
  intro: markdown("A sentence under the heading.", "I work in these places too.").optional(),
  areas: list(
    place("A place name, or a list parameter in braces.", "Penarth", "{nearbyAreas}"),
    'The places. In a template, `["{nearbyAreas}"]` puts the page\'s own list here.',
    ["Penarth", "Dinas Powys"],
  ).optional(),
  pages: naming(
    "template",
    literalText(
      "A template: all of its pages are linked to by their labels, in the order of the file.",
      "localPage",
    ),
  ).optional(),
};
