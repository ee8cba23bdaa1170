import { eyebrow, heading, list, markdown, object, text } from "plumbline/kit";

const side = (description: string, title: string, item: string) =>
  object(description, {
    heading: heading(3, "The heading over this list.", title),
    items: list(text("One point.", item), "The points, in order.", [item]),
  });

export const schema = {
  eyebrow,
  heading: heading(
    2,
    "The heading over both lists.",
    "Why most trade websites bring no work",
  ).optional(),
  intro: markdown("A sentence or two under the heading.", "It is rarely the logo.").optional(),
  before: side("The list of problems.", "What goes wrong", "It takes eight seconds to load"),
  after: side("The list of solutions.", "What I do about it", "It loads in under two"),
};
