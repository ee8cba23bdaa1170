import { actions, eyebrow, heading, list, markdown, object, shortForm, text } from "plumbline/kit";
import * as z from "zod";

const item = object("One item of the list.", {
  title: text("The item.", "A page for each service you offer"),
  text: text(
    "A sentence that explains the item.",
    "One for boilers, one for bathrooms.",
  ).optional(),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the list.", "What you get").optional(),
  intro: markdown("A sentence or two under the heading.", "All of it, every time.").optional(),
  columns: z
    .literal([1, 2])
    .default(2)
    .meta({ description: "The number of columns on a wide screen.", examples: [1] }),
  items: list(
    shortForm(item, "title"),
    "The items, the most important first; a text is the title of one.",
    ["A page for each service you offer"],
  ),
  actions: actions(2).default([]),
};
