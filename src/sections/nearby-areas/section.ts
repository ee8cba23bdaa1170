import { defineSection } from "plumbline/kit";
import { deriveNearbyAreas } from "./derive.ts";
import { schema } from "./schema.ts";

export const nearbyAreas = defineSection({
  type: "nearbyAreas",
  name: "Names or places",
  description:
    "A grid of names, such as places, or of all pages from a template. A name that is the label of a page links to it.",
  alsoCalled: ["areas", "towns", "places", "serviceArea"],
  says: ["areas"],
  schema,
  background: "card",
  uses: { pages: ({ areas, pages }) => ({ labels: areas, template: pages }) },
  rules: [
    {
      holds: ({ areas, pages }) => areas !== undefined || pages !== undefined,
      error: 'Name places under "areas", or a template under "pages".',
      path: "areas",
    },
  ],
  derive: deriveNearbyAreas,
  fixtures: () => import("./fixtures.ts"),
});
