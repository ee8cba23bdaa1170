import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "products", products: [{ name: "Slate coaster" }] },
  full: {
    type: "products",
    eyebrow: "From the workshop",
    id: "workshop",
    background: "card",
    heading: "Made of old slates",
    intro: "Each one was a **roof** once.",
    columns: 4,
    products: [
      {
        name: "House number",
        picture: { file: "picture.svg", alt: "The number 12, cut in slate" },
        text: "Cut *to order*, with two screws.",
        price: 24.5,
        from: true,
        per: "for two digits",
        link: "https://shop.example/numbers",
        ribbon: "New in May",
      },
      { name: "Cheese board", price: 18, link: "/boards", soldOut: true },
      { name: "Bird table", price: "price on request" },
    ],
    actions: [
      {
        label: "See the whole shop",
        link: "https://shop.example/",
        icon: "Sell",
        style: "primary",
      },
    ],
  },
} satisfies Fixtures<typeof schema>;
