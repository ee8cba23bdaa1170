import { eyebrow, heading, list, markdown, object, picture, price, text } from "plumbline/kit";

const item = object("An item with its price.", {
  name: text("The name of the item.", "Wash and cut"),
  ...price,
  text: markdown("What it includes, in a sentence.", "With a head massage.").optional(),
  note: text("A short note after the name.", "45 minutes").optional(),
});

const group = object("A group of prices.", {
  name: heading(3, "The heading over the group.", "Cutting").optional(),
  note: text("A line under the heading.", "With wash and blow-dry.").optional(),
  picture: picture.optional(),
  items: list(item, "The items, in order.", [{ name: "Wash and cut", price: 45 }]),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the prices.", "What it costs").optional(),
  intro: markdown("A sentence or two under the heading.", "All prices with VAT.").optional(),
  groups: list(group, "The groups, in order; one is enough.", [
    { items: [{ name: "Wash and cut", price: 45 }] },
  ]),
  note: markdown("A note for all prices, under the list.", "Cash and cards.").optional(),
};
