import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const gardenYear = defineSection({
  type: "gardenYear",
  description: "The jobs of a garden through the year, season by season.",
  alsoCalled: ["calendar", "seasons", "gartenjahr"],
  schema,
  component: "./garden-year.tsx",
  structuredData: (context, { heading, seasons }) => [
    {
      "@type": "ItemList",
      "@id": `${context.pageUrl}#garden-year`,
      name: heading,
      itemListElement: seasons.map(({ name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
      })),
    },
  ],
  fixtures: () => import("./fixtures.ts"),
});
