import * as z from "zod";
import {
  choice,
  heading,
  icon,
  link,
  list,
  markdown,
  object,
  text,
} from "../../../schema/fields/fields.ts";
import { picture } from "../../../schema/fields/parts.ts";
import { withRules } from "../../../schema/fields/rules.ts";

const card = withRules(
  object("One card of the grid.", {
    picture: picture.optional(),
    icon: icon().optional(),
    title: heading(3, "The card's heading.", "Local SEO"),
    text: markdown("What the card says.", "Show up when people nearby search for your trade."),
    link: link("Where the card leads.", "/seo").optional(),
    linkLabel: text("What the card's link says.", "See how local SEO works").optional(),
  }),
  {
    holds: ({ link, linkLabel }) => link !== undefined || linkLabel === undefined,
    error: "The words of a link need a link; without one they are never shown.",
    path: "linkLabel",
  },
);

export const schema = {
  heading: heading(2, "The heading over the cards.", "What I do"),
  intro: markdown("A sentence or two under the heading.", "Five ways to more work.").optional(),
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta({
      description:
        "Cards beside each other on a wide screen, at most; all rows are full, so some have fewer.",
      examples: [2],
    }),
  layout: choice(
    ["even", "lead"],
    "`even` makes all cards alike; `lead` gives the first card twice the width, or a row to itself.",
  ).default("even"),
  cards: list(card, "The cards, in order.", [
    { title: "Local SEO", text: "Show up when people nearby search for your trade." },
  ]),
};
