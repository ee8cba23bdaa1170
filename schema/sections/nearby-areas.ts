import { heading, list, literalText, markdown, place } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const nearbyAreas = section(
  "nearbyAreas",
  "A grid of names of places or other things; one that a page has as its label becomes a link to it. Or all pages of a template.",
  {
    heading: heading(2, "The heading over the places.", "Also near {location}"),
    intro: markdown("A sentence under the heading.", "I work in these places too.").optional(),
    areas: list(
      place("A place name, or a list parameter in braces.", "Penarth", "{nearbyAreas}"),
      'The places. In a template, `["{nearbyAreas}"]` puts the page\'s own list here.',
      ["Penarth", "Dinas Powys"],
    ).optional(),
    pages: literalText(
      "A template: all of its pages are linked to by their labels, in the order of the file.",
      "localPage",
    ).optional(),
  },
  {
    alsoCalled: ["areas", "towns", "places", "serviceArea"],
    background: "card",
    otherPages: ({ areas, pages }) => ({ labels: areas, template: pages }),
    rule: {
      holds: ({ areas, pages }) => areas !== undefined || pages !== undefined,
      error: 'Name places under "areas", or a template under "pages".',
      path: "areas",
    },
  },
);
