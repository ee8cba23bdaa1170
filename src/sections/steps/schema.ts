import { eyebrow, heading, list, markdown, object, picture, text } from "plumbline/kit";

const step = object("One step.", {
  title: heading(3, "The name of the step.", "Discovery call"),
  text: markdown(
    "What happens in the step.",
    "Twenty minutes on the phone about your jobs.",
  ).optional(),
  note: text("How long it takes, or what it costs.", "20 minutes").optional(),
  picture: picture.optional(),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the steps.", "How it goes").optional(),
  intro: markdown("A sentence or two under the heading.", "Four steps, ten days.").optional(),
  steps: list(step, "The steps, first to last.", [
    { title: "Discovery call", text: "Twenty minutes on the phone about your jobs." },
  ]),
};
