import { heading, list, markdown, object, text } from "../../../schema/fields/fields.ts";
import { picture, price } from "../../../schema/fields/parts.ts";

const item = object("One thing with its price.", {
  name: text("What it is.", "Wash and cut"),
  ...price,
  text: markdown("What it includes, in a sentence.", "With a head massage.").optional(),
  note: text("A few words after the name.", "45 minutes").optional(),
});

const group = object("Prices that belong together.", {
  name: heading(3, "What they have in common.", "Cutting").optional(),
  note: text("A line under that name.", "With wash and blow-dry.").optional(),
  picture: picture.optional(),
  items: list(item, "The things, in order.", [{ name: "Wash and cut", price: 45 }]),
});

export const schema = {
  heading: heading(2, "The heading over the prices.", "What it costs"),
  intro: markdown("A sentence or two under the heading.", "All prices with VAT.").optional(),
  groups: list(group, "The groups, in order; one is enough.", [
    { items: [{ name: "Wash and cut", price: 45 }] },
  ]),
  note: markdown("What holds for all of them, under the list.", "Cash and cards.").optional(),
};
