import { defineSection } from "../../model/section-definition.ts";
import { deriveNearbyAreas } from "./derive.ts";
import { schema } from "./schema.ts";

export const nearbyAreas = defineSection({
  type: "nearbyAreas",
  description:
    "A grid of names of places or other things; one that a page has as its label becomes a link to it. Or all pages of a template.",
  alsoCalled: ["areas", "towns", "places", "serviceArea"],
  schema,
  component: "./nearby-areas.tsx",
  inApp: true,
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
