import {
  choice,
  eyebrow,
  type FieldRule,
  flag,
  heading,
  list,
  markdown,
  object,
  price,
  text,
  withRules,
  z,
} from "plumbline/kit";
import { ALLERGENS, contradiction, DIETS, MARKS } from "./vocabulary.ts";

const size = object("One of several prices of a dish.", {
  label: text("What the price is for.", "small", "3 pieces").optional(),
  ...price,
});

const optionalPrice = { ...price, price: price.price.optional() };

const described = {
  name: text("The name of the dish.", "Lentil soup"),
  text: text("What is in it, in a line.", "with mint and lemon").optional(),
  diets: list(choice(DIETS, "A diet."), "The diets that the dish is for.", ["vegan"]).optional(),
  allergens: list(
    choice(ALLERGENS, "One of the 14 allergens of EU and UK law."),
    "The allergens that the dish contains.",
    ["celery", "milk"],
  ).optional(),
  spicy: z
    .boolean()
    .optional()
    .meta({ description: "Whether the dish is hot.", examples: [true] }),
};

const dishFields = {
  ...described,
  number: text("The number of the dish on the menu.", "12").optional(),
  ...optionalPrice,
  prices: list(size, "Several prices instead of one, such as for sizes.", [
    { label: "small", price: 4.5 },
    { label: "large", price: 7 },
  ]).optional(),
};

type Marked = Parameters<typeof contradiction>[0];

/** Guests rely on what a menu says about diets. */
const DIET_RULE: FieldRule<Marked> = {
  holds: (dish) => contradiction(dish) === undefined,
  error: (dish) => {
    const [diet, allergen] = contradiction(dish) ?? [];
    return `A dish that contains "${allergen}" is not "${diet}". Remove the one that is wrong: guests rely on it.`;
  },
  path: "diets",
};

const ONE_PRICE: FieldRule<{ price?: unknown; prices?: unknown }> = {
  holds: ({ price, prices }) => price === undefined || prices === undefined,
  error: "A dish has either one `price`, or several `prices`.",
  path: "prices",
};

const dish = withRules(object("A dish or a drink.", dishFields), DIET_RULE, ONE_PRICE);

const listedDish = withRules(
  object("A dish or a drink, with the name of its group.", {
    ...dishFields,
    group: text("The name of its group.", "Soups").optional(),
  }),
  DIET_RULE,
  ONE_PRICE,
);

const course = object("A course of a set menu.", {
  name: text("The name of the course.", "To begin").optional(),
  dishes: list(
    withRules(object("A dish of a set menu.", described), DIET_RULE),
    "The dishes to choose from.",
    [{ name: "Lentil soup" }],
  ),
});

const group = object("A group of dishes, or a set menu.", {
  name: heading(3, "The name of the group.", "Soups").optional(),
  note: text("A line under the name.", "All with bread.").optional(),
  times: text("When it is served.", "12 to 3 pm, Monday to Friday").optional(),
  ...optionalPrice,
  sizes: list(
    text("What a price is for.", "small"),
    "The labels of the `prices` of its dishes, in order.",
    ["small", "large"],
  ).optional(),
  dishes: list(dish, "The dishes, in order.", [{ name: "Lentil soup", price: 4.5 }]).optional(),
  courses: list(course, "The courses of a set menu, which has one `price`.", [
    { name: "To begin", dishes: [{ name: "Lentil soup" }] },
  ]).optional(),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the menu.", "Our menu").optional(),
  intro: markdown("A sentence or two under the heading.", "We cook until ten.").optional(),
  groups: list(group, "The groups, in order.", [
    { name: "Soups", dishes: [{ name: "Lentil soup", price: 4.5 }] },
  ]).optional(),
  dishes: list(
    listedDish,
    "The dishes of all groups in one list, as in a table; each names its group. A group that is not among `groups` follows them.",
    [{ group: "Soups", name: "Lentil soup", price: 4.5 }],
  ).optional(),
  marks: choice(
    MARKS,
    "The marks of allergens: the numbers of the law, or the letters that are usual in Austria.",
  ).default("numbers"),
  matrix: flag("Whether a table of all dishes and their allergens follows the menu.", false),
  note: markdown("A note for the whole menu, under it.", "Ask us about allergens.").optional(),
};
