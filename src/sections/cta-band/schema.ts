import { actions, choice, detail, eyebrow, heading, list, markdown, picture } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(2, "The call to action.", "Tell me about your next job"),
  text: markdown(
    "A sentence under the heading.",
    "A free quote within one working day.",
  ).optional(),
  actions: actions(3, 1),
  picture: picture.optional(),
  layout: choice(
    ["beside", "behind"],
    "The position of the picture: `beside` the words, or `behind` them, across the window, under a layer of the section's `background` that keeps them readable.",
  ).default("beside"),
  details: list(detail, "The facts beside the buttons, such as email and address.", [
    { label: "Email", text: "{business.email}", link: "email:" },
  ]).optional(),
};
