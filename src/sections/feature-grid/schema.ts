import {
  choice,
  eyebrow,
  heading,
  icon,
  link,
  list,
  markdown,
  object,
  picture,
  text,
  withRules,
} from "plumbline/kit";
import * as z from "zod";

const card = withRules(
  object("One card of the grid.", {
    picture: picture.optional(),
    icon: icon().optional(),
    title: heading(3, "The heading of the card.", "Local SEO"),
    text: markdown("The text of the card.", "Show up when people nearby search for your trade."),
    link: link("The target of the card.", "/seo").optional(),
    linkLabel: text("The words of the card's link.", "See how local SEO works").optional(),
  }),
  {
    holds: ({ link, linkLabel }) => link !== undefined || linkLabel === undefined,
    error: "`linkLabel` needs a `link`; without one it is not displayed.",
    path: "linkLabel",
  },
);

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the cards.", "What I do").optional(),
  intro: markdown("A sentence or two under the heading.", "Five ways to more work.").optional(),
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta({
      description:
        "The maximum number of cards in a row on a wide screen; some rows have fewer, so that all are full.",
      examples: [2],
    }),
  layout: choice(
    ["even", "lead", "plain", "rows"],
    "The layout: `even` gives all cards the same width, `lead` gives the first card twice the width or its own row, `plain` has columns without cards, and `rows` has one below the other, with the picture or the title beside the text.",
  ).default("even"),
  cards: list(card, "The cards, in order.", [
    { title: "Local SEO", text: "Show up when people nearby search for your trade." },
  ]),
};
