import * as z from "zod";
import {
  heading,
  icon,
  link,
  list,
  markdown,
  object,
  text,
} from "../../../schema/fields/fields.ts";
import { picture } from "../../../schema/fields/parts.ts";

const contact = object("One way to reach somebody, or a page about them.", {
  label: text("What it says.", "Ring Tess"),
  link: link("Where it leads.", "tel:+441632960118"),
  icon: icon().optional(),
});

const person = object("One person.", {
  name: heading(3, "Who it is.", "Tess Ting"),
  role: text("What the person does or has learnt.", "Master roofer").optional(),
  text: markdown("A few sentences.", "On roofs since 2004.").optional(),
  picture: picture.optional(),
  links: list(
    contact,
    "How to reach the person, or where there is more.",
    [{ label: "Ring Tess", link: "tel:+441632960118" }],
    { max: 4 },
  ).default([]),
});

export const schema = {
  heading: heading(2, "The heading over the people.", "Who comes to you"),
  intro: markdown("A sentence or two under the heading.", "Three people, one van.").optional(),
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta({
      description:
        "People beside each other on a wide screen; one more or less where somebody would stand alone in the last row.",
      examples: [2],
    }),
  people: list(person, "The people, in order.", [{ name: "Tess Ting", role: "Master roofer" }]),
};
