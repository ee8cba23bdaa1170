import {
  actions,
  eyebrow,
  flag,
  heading,
  link,
  list,
  markdown,
  object,
  picture,
  price,
  text,
} from "plumbline/kit";
import * as z from "zod";

const product = object("One product.", {
  name: heading(3, "The name of the product.", "Blackberry jam, 340 g"),
  picture: picture.optional(),
  text: markdown("A sentence about the product.", "From the hedge behind the mill.").optional(),
  ...price,
  price: price.price.optional(),
  link: link("Where people buy the product or ask for it.", "https://shop.example/jam").optional(),
  ribbon: text("A few words over the picture.", "New this week").optional(),
  soldOut: flag("Whether the product is sold out.", false),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the products.", "From our shelf").optional(),
  intro: markdown(
    "A sentence or two under the heading.",
    "Collect it, or have it sent.",
  ).optional(),
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta({
      description: "The maximum number of products in a row on a wide screen.",
      examples: [4],
    }),
  products: list(product, "The products, in order.", [
    { name: "Blackberry jam, 340 g", price: 4.5, link: "https://shop.example/jam" },
  ]),
  actions: actions(2).default([]),
};
