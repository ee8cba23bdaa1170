import { defineSection } from "plumbline/kit";
import { deriveMenu } from "./derive.ts";
import { repeatedGroup, unlabelledPrice } from "./rules.ts";
import { schema } from "./schema.ts";
import { menuStructuredData } from "./structured-data.ts";

export const menu = defineSection({
  type: "menu",
  name: "Food and drinks",
  description:
    "The food and drinks of a restaurant or café: groups with links to them, dishes with prices, diets and allergens as marks, and a table of allergens. The structured data contains it as a Menu.",
  alsoCalled: ["food", "dishes", "drinks", "foodMenu", "speisekarte", "carte"],
  says: ["food"],
  schema,
  rules: [
    {
      holds: ({ groups, dishes }) => groups !== undefined || dishes !== undefined,
      error: "A menu needs `groups`, or `dishes` that name their groups.",
      path: "groups",
    },
    {
      holds: (section) => repeatedGroup(section) < 0,
      error: (section) =>
        `There are two groups called "${section.groups?.[repeatedGroup(section)]?.name}".`,
      path: (section) => [["groups", repeatedGroup(section), "name"]],
    },
    {
      holds: ({ groups = [] }) =>
        groups.every(({ dishes, courses }) => dishes === undefined || courses === undefined),
      error: "A group has either `dishes`, or the `courses` of a set menu.",
      path: ({ groups = [] }) =>
        groups.flatMap(({ dishes, courses }, at) =>
          dishes && courses ? [["groups", at, "courses"]] : [],
        ),
    },
    {
      holds: (section) => unlabelledPrice(section) === undefined,
      error:
        "This price needs a `label`, such as “small”, or its group `sizes` for all its dishes.",
      path: (section) => [unlabelledPrice(section) ?? []],
    },
  ],
  derive: deriveMenu,
  anchors: ({ links }) => links.map(({ anchor }) => anchor),
  structuredData: menuStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
