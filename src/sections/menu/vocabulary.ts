import { formatDigits } from "plumbline/kit";

/**
 * The allergens of EU and UK law in its order (Regulation (EU) No 1169/2011, Annex II), each with the letter
 * that menus in Austria use.
 */
const LETTERS = {
  gluten: "A",
  crustaceans: "B",
  eggs: "C",
  fish: "D",
  peanuts: "E",
  soya: "F",
  milk: "G",
  nuts: "H",
  celery: "L",
  mustard: "M",
  sesame: "N",
  sulphites: "O",
  lupin: "P",
  molluscs: "R",
} as const;

export type Allergen = keyof typeof LETTERS;

export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soya",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const satisfies readonly Allergen[];

export const MARKS = ["numbers", "letters"] as const;

/** The mark of an allergen, in the digits of a locale. */
export const allergenMark = (
  allergen: Allergen,
  marks: (typeof MARKS)[number],
  locale: string,
): string =>
  marks === "letters" ? LETTERS[allergen] : formatDigits(ALLERGENS.indexOf(allergen) + 1, locale);

export const DIETS = [
  "vegetarian",
  "vegan",
  "glutenFree",
  "lactoseFree",
  "halal",
  "kosher",
] as const;

type Diet = (typeof DIETS)[number];

/** The diets as schema.org names them. */
export const SCHEMA_DIETS = {
  vegetarian: "https://schema.org/VegetarianDiet",
  vegan: "https://schema.org/VeganDiet",
  glutenFree: "https://schema.org/GlutenFreeDiet",
  lactoseFree: "https://schema.org/LowLactoseDiet",
  halal: "https://schema.org/HalalDiet",
  kosher: "https://schema.org/KosherDiet",
} as const satisfies Record<Diet, string>;

const ANIMALS = ["crustaceans", "fish", "molluscs"] as const;

/** The allergens that a dish for a diet cannot contain. */
const FORBIDDEN: Partial<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ANIMALS,
  vegan: [...ANIMALS, "eggs", "milk"],
  glutenFree: ["gluten"],
  kosher: ["crustaceans", "molluscs"],
};

interface Marked {
  diets?: readonly Diet[] | undefined;
  allergens?: readonly Allergen[] | undefined;
}

/** A diet and an allergen of a dish that exclude each other. */
export function contradiction({
  diets = [],
  allergens = [],
}: Marked): [Diet, Allergen] | undefined {
  for (const diet of diets) {
    const allergen = allergens.find((each) => FORBIDDEN[diet]?.includes(each));
    if (allergen) return [diet, allergen];
  }
  return undefined;
}
