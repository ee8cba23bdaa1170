import { heading, list, markdown, place } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const nearbyAreas = section(
  "nearbyAreas",
  "A grid of place names; a place that has a page from the same template becomes a link to it.",
  {
    heading: heading(2, "The heading over the places.", "Also near {location}"),
    intro: markdown("A sentence under the heading.", "I work in these places too.").optional(),
    areas: list(
      place("A place name, or a list parameter in braces.", "Penarth", "{nearbyAreas}"),
      'The places. In a template, `["{nearbyAreas}"]` puts the page\'s own list here.',
      ["Penarth", "Dinas Powys"],
    ),
  },
  { background: "card" },
);
