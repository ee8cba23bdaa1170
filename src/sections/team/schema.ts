import { eyebrow, heading, icon, link, list, markdown, object, picture, text } from "plumbline/kit";
import * as z from "zod";

const contact = object("A contact of the person, or a page about them.", {
  label: text("The words of the link.", "Ring Tess"),
  link: link("The target of the link.", "tel:+441632960118"),
  icon: icon().optional(),
});

const person = object("One person.", {
  name: heading(3, "The name of the person.", "Tess Ting"),
  role: text("The person's role or qualification.", "Master roofer").optional(),
  text: markdown("A few sentences about the person.", "On roofs since 2004.").optional(),
  picture: picture.optional(),
  links: list(
    contact,
    "Links to contact the person or to read more.",
    [{ label: "Ring Tess", link: "tel:+441632960118" }],
    { max: 4 },
  ).default([]),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the people.", "Who comes to you").optional(),
  intro: markdown("A sentence or two under the heading.", "Three people, one van.").optional(),
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta({
      description:
        "The number of people in a row on a wide screen; one more or less if the last row would have a single person.",
      examples: [2],
    }),
  people: list(person, "The people, in order.", [{ name: "Tess Ting", role: "Master roofer" }]),
};
