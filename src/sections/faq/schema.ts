import { choice, eyebrow, heading, list, markdown, object } from "plumbline/kit";

const entry = object("A question with its answer.", {
  question: heading(3, "The question, as a customer asks it.", "Do you work at weekends?"),
  answer: markdown(
    "The answer, in a few sentences.",
    "Yes, for **emergencies**. [Call us](phone:) at any hour.",
  ),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the questions.", "What people ask").optional(),
  intro: markdown("A sentence or two under the heading.", "Ask us anything else.").optional(),
  questions: list(entry, "The questions, the most frequent first.", [
    {
      question: "Do you work at weekends?",
      answer: "Yes, for **emergencies**. [Call us](phone:) at any hour.",
    },
  ]),
  open: choice(["none", "first", "all"], "The answers that are open at first.").default("none"),
};
