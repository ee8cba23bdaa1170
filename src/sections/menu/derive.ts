import { type Fields, type SectionContext, tableLayout } from "plumbline/kit";
import { type Dish, dishesOf, type Group, groupsOf } from "./groups.ts";
import { dishSigns, legendOf, type Signs } from "./marks.ts";
import type { schema } from "./schema.ts";

type Menu = Fields<typeof schema>;

type MarkedDish = Dish & { signs: Signs | undefined };

/** A group as it is shown. */
type MarkedGroup = Omit<Group, "dishes" | "courses" | "sizes"> & {
  anchor: string;
  dishes?: MarkedDish[];
  courses?: { name?: string | undefined; dishes: MarkedDish[] }[];
};

/** With fewer groups, links to them are not worth their space. */
const MANY = 3;

/** The groups with all their dishes and marks, the legend, and the table of allergens. */
export function deriveMenu(context: SectionContext, section: Menu) {
  const { menu } = context.texts;
  const groups = groupsOf(section);
  const signsOf = dishSigns(section.marks, context);
  const marked = (dishes: readonly Dish[]): MarkedDish[] =>
    dishes.map((dish) => ({ ...dish, signs: signsOf(dish) }));
  const shown = groups.map(
    ({ dishes, courses, ...group }): MarkedGroup => ({
      ...group,
      ...(dishes && { dishes: marked(dishes) }),
      ...(courses && {
        courses: courses.map((course) => ({ ...course, dishes: marked(course.dishes) })),
      }),
    }),
  );
  const { allergens, diets } = legendOf(groups, section.marks, context);
  const links = shown.flatMap(({ name, anchor }) => (name ? [{ label: name, anchor }] : []));
  return {
    groups: shown,
    // All dishes are in the groups; an empty list would leave them out.
    dishes: undefined,
    links: links.length >= MANY ? links : [],
    linksLabel: menu.groups,
    legend: { heading: menu.legend, allergensHeading: menu.allergens, allergens, diets },
    table: section.matrix ? allergenTable(groups, allergens, menu) : null,
  };
}

/** A row for each dish that contains one of the allergens of the legend. */
function allergenTable(
  groups: ReturnType<typeof groupsOf>,
  allergens: ReturnType<typeof legendOf>["allergens"],
  texts: SectionContext["texts"]["menu"],
) {
  const heads = [texts.dish, ...allergens.map(({ name }) => name)];
  const rows = groups
    .flatMap(dishesOf)
    .map((dish) => [
      cell(dish.number === undefined ? dish.name : `${dish.number} ${dish.name}`),
      ...allergens.map(({ key }) => cell(dish.allergens?.includes(key) ? "•" : "–")),
    ]);
  return allergens.length === 0
    ? null
    : { label: texts.matrix, heads, rows, layout: tableLayout(heads, rows) };
}

const cell = (value: string) => [
  { type: "paragraph" as const, children: [{ type: "text" as const, value }] },
];
