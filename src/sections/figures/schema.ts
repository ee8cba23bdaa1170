import { eyebrow, heading, list, markdown, object, text } from "plumbline/kit";

const figure = object("A number with its label.", {
  value: text("The number, as visitors read it.", "87%", "£1,500"),
  label: text("What the number means.", "of people read reviews before they call"),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the numbers.", "The numbers behind it").optional(),
  intro: markdown("A sentence or two under the heading.", "A sample month.").optional(),
  figures: list(
    figure,
    "The numbers, in order.",
    [{ value: "87%", label: "of people read reviews before they call" }],
    { max: 6 },
  ),
  note: markdown("The source of the numbers, in small print.", "A sample.").optional(),
};
