import { eyebrow, heading, list, literalText, markdown, naming, place } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the places.", "Also near {location}").optional(),
  intro: markdown("A sentence under the heading.", "I work in these places too.").optional(),
  areas: list(
    place("The name of a place, or a list parameter in braces.", "Penarth", "{nearbyAreas}"),
    'The places. In a template, `["{nearbyAreas}"]` is the list of each page.',
    ["Penarth", "Dinas Powys"],
  ).optional(),
  pages: naming(
    "template",
    literalText(
      "A template, to link to all its pages by their labels, in the order of the config.",
      "localPage",
    ),
  ).optional(),
};
