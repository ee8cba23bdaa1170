import type { Fields } from "plumbline/kit";
import type { schema } from "./schema.ts";

type Menu = Fields<typeof schema>;
export type Group = NonNullable<Menu["groups"]>[number];
export type Dish = NonNullable<Group["dishes"]>[number];

/** The groups as written, with the dishes of the list that name them, and an anchor for links. */
export function groupsOf(section: Menu): (Group & { anchor: string })[] {
  const { groups = [], dishes = [] } = section;
  const all: Group[] = groups.map((group) => ({ ...group }));
  for (const { group: name, ...dish } of dishes) {
    const found = all.find((group) => group.name === name && !group.courses);
    if (found) found.dishes = [...(found.dishes ?? []), dish];
    else all.push({ ...(name !== undefined && { name }), dishes: [dish] });
  }
  const start = section.id ?? asAnchor(section.heading ?? section.type);
  return all.map((group, index) => ({
    ...withLabels(group),
    anchor: `${start}-${asAnchor(group.name ?? "") || index + 1}`,
  }));
}

const asAnchor = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** A group whose dishes have the labels of their prices. */
function withLabels({ sizes, ...group }: Group): Group {
  if (!sizes || !group.dishes) return group;
  const labelled = ({ prices, ...dish }: Dish): Dish => ({
    ...dish,
    ...(prices && {
      prices: prices.map((price, index) => ({ ...price, label: price.label ?? sizes[index] })),
    }),
  });
  return { ...group, dishes: group.dishes.map(labelled) };
}

/** All dishes of a group, also those of its courses. */
export const dishesOf = ({ dishes = [], courses = [] }: Group): Dish[] => [
  ...dishes,
  ...courses.flatMap((course) => course.dishes),
];
