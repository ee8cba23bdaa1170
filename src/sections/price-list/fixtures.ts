import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "priceList",
    groups: [{ items: [{ name: "A new slate", price: 45 }] }],
  },
  full: {
    type: "priceList",
    eyebrow: "Fixed prices",
    id: "prices",
    background: "card",
    heading: "Our board",
    intro: "All **with** tax.",
    groups: [
      {
        name: "Slates",
        note: "Welsh ones only.",
        picture: { file: "picture.svg", alt: "A pile beside the van" },
        items: [
          {
            name: "Patch",
            price: 62.5,
            from: true,
            per: "per hour",
            text: "With *copper* nails.",
            note: "half a day",
          },
          { name: "A whole roof", price: "on request" },
        ],
      },
      { name: "Gutters", items: [{ name: "Cleaned", price: 1200, from: false }] },
    ],
    note: "Cash is fine.",
  },
} satisfies Fixtures<typeof schema>;
