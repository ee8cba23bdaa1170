import { actions, eyebrow, heading, list, markdown, object, picture, text } from "plumbline/kit";

const fact = object("A fact about the person.", {
  label: text("The label of the fact.", "Based in"),
  value: text("The fact.", "Cardiff"),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading.", "One person, start to finish"),
  text: markdown("The background, in a few short paragraphs.", "I build every site myself."),
  picture,
  caption: text("The caption under the portrait.", "{business.owner}, Cardiff").optional(),
  facts: list(fact, "The facts beside the text.", [
    { label: "Based in", value: "Cardiff" },
  ]).optional(),
  actions: actions(2).default([]),
};
