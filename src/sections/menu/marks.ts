import { interpolate, type SectionContext, type Texts } from "plumbline/kit";
import { type Dish, dishesOf, type Group } from "./groups.ts";
import { ALLERGENS, allergenMark, DIETS, type MARKS } from "./vocabulary.ts";

type Marks = (typeof MARKS)[number];

/** What is shown after the name of a dish, and what screen readers say. */
export interface Signs {
  diets: { mark: string; name: string }[];
  allergens: string;
  contains: string;
}

/** The marks of a dish; undefined if it has none. */
export const dishSigns =
  (marks: Marks, { texts: { menu }, locale }: SectionContext) =>
  ({ diets = [], allergens = [], spicy = false }: Dish): Signs | undefined => {
    if (diets.length + allergens.length === 0 && !spicy) return undefined;
    const found = ALLERGENS.filter((each) => allergens.includes(each));
    const names = new Intl.ListFormat(locale).format(found.map((each) => menu[each]));
    return {
      diets: dietKeys(diets, spicy).map((diet) => dietMark(diet, menu)),
      allergens: found.map((each) => allergenMark(each, marks, locale)).join(" "),
      contains: found.length > 0 ? interpolate(menu.contains, { allergens: names }) : "",
    };
  };

const dietKeys = (diets: readonly string[], spicy: boolean) => [
  ...DIETS.filter((diet) => diets.includes(diet)),
  ...(spicy ? (["spicy"] as const) : []),
];

const dietMark = (diet: (typeof DIETS)[number] | "spicy", menu: Texts["menu"]) => ({
  mark: menu[`${diet}Mark`],
  name: menu[diet],
});

/** What the marks mean that some dish has. */
export function legendOf(
  groups: readonly Group[],
  marks: Marks,
  { texts: { menu }, locale }: SectionContext,
) {
  const dishes = groups.flatMap(dishesOf);
  const allergens = ALLERGENS.filter((each) =>
    dishes.some((dish) => dish.allergens?.includes(each)),
  );
  const diets = dishes.flatMap((dish) => dish.diets ?? []);
  const isSpicy = dishes.some(({ spicy }) => spicy);
  return {
    allergens: allergens.map((key) => ({
      key,
      mark: allergenMark(key, marks, locale),
      name: menu[key],
    })),
    // A mark that is the word itself explains itself.
    diets: dietKeys(diets, isSpicy)
      .map((diet) => dietMark(diet, menu))
      .filter(({ mark, name }) => mark !== name),
  };
}
