import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "menu", groups: [{ dishes: [{ name: "Slate soup" }] }] },
  full: {
    type: "menu",
    eyebrow: "Over this heading",
    id: "food",
    background: "card",
    heading: "At the roofers' table",
    intro: "Cooked on **hot** tiles.",
    groups: [
      {
        name: "Broths",
        note: "All with crusts.",
        times: "noon to three",
        sizes: ["cup", "bowl"],
        dishes: [
          {
            name: "Moss broth",
            number: "11",
            text: "with lichen and a lemon",
            prices: [{ price: 4.5 }, { price: 7, label: "a bucket", from: true, per: "each" }],
            diets: ["vegan", "glutenFree"],
            allergens: ["celery", "mustard"],
            spicy: true,
          },
          { name: "Rain", price: 1, from: true, per: "a pint" },
        ],
      },
      {
        name: "Set meal",
        price: 21,
        from: false,
        per: "a head",
        courses: [
          {
            name: "To climb",
            dishes: [
              {
                name: "Ladder bread",
                text: "seven rungs",
                diets: ["halal"],
                allergens: ["gluten"],
                spicy: false,
              },
            ],
          },
        ],
      },
      { name: "Sweets" },
    ],
    dishes: [
      {
        group: "Sweets",
        name: "Tile cake",
        number: "31",
        text: "baked flat",
        price: 5,
        from: true,
        per: "a slab",
        diets: ["vegetarian"],
        allergens: ["eggs"],
        spicy: false,
      },
      {
        group: "Sweets",
        name: "Gutter ice",
        prices: [{ label: "one scoop", price: 2, from: false, per: "to go" }],
      },
    ],
    marks: "letters",
    matrix: true,
    note: "Ask the *foreman*.",
  },
} satisfies Fixtures<typeof schema>;
