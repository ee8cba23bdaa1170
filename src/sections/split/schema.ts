import {
  actions,
  choice,
  eyebrow,
  heading,
  list,
  markdown,
  object,
  picture,
  shortForm,
  text,
} from "plumbline/kit";

const point = object("One line of the list.", {
  title: text("The line.", "Slate, tile and lead"),
  text: text("A sentence that explains the line.", "New roofs and old ones.").optional(),
});

const fact = object("A fact beside the picture.", {
  label: text("The label of the fact.", "Based in"),
  value: text("The fact.", "Cardiff"),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading.", "One person, start to finish").optional(),
  text: markdown("The text, in a few short paragraphs.", "I build every site myself.").optional(),
  picture,
  caption: text("The caption under the picture.", "{business.owner}, Cardiff").optional(),
  side: choice(
    ["start", "end", "alternate"],
    "The side of the picture on a wide screen: `start` is where lines begin. `alternate` is the start in the first section of this type on the page, the end in the second, and so on.",
  ).default("start"),
  size: choice(
    ["small", "medium", "large"],
    "The width of the picture on a wide screen: `small` suits portraits, `medium` is half of the width, `large` is more.",
  ).default("medium"),
  points: list(
    shortForm(point, "title"),
    "A list with ticks under the text; a text is the title of a point.",
    ["Slate, tile and lead"],
  ).optional(),
  facts: list(fact, "Facts under the text, each with its label.", [
    { label: "Based in", value: "Cardiff" },
  ]).optional(),
  actions: actions(2).default([]),
};
