import * as z from "zod";
import { roughDate } from "../../../schema/fields/dates.ts";
import { heading, link, list, markdown, object, text } from "../../../schema/fields/fields.ts";
import { withRules } from "../../../schema/fields/rules.ts";

const source = object("Where the words were said.", {
  name: text("The place by its name.", "Google reviews", "A letter to us"),
  link: link("Where it can be looked up.", "https://reviews.example/roofs-of-testford").optional(),
});

/** The most stars that a customer can give. */
export const MAX_STARS = 5;

const stars = z
  .number()
  .min(1)
  .max(MAX_STARS)
  .multipleOf(0.5, { error: "stars are whole or half, such as 4 or 4.5" })
  .meta({
    description:
      "How many stars of five the customer gave, halves among them; never your own idea.",
    examples: [5],
  });

const quote = object("What one customer said, in that customer's own words.", {
  text: markdown("The words as they were said.", "Dry at last, and not a slate broken."),
  author: text("Who said it.", "Gwen P."),
  about: text("Who that is, or what it was about.", "New roof in Penarth").optional(),
  stars: stars.optional(),
  source: source.optional(),
  date: roughDate(
    "The day on which it was said, or only the month or the year.",
    "2026-03-14",
    "2026-03",
  ).optional(),
});

export const schema = {
  heading: heading(2, "The heading over the quotes.", "What people say"),
  intro: markdown("A sentence or two under the heading.", "From the last year.").optional(),
  quotes: list(
    withRules(quote, {
      holds: ({ source, about, date }) => [source, about, date].some((sign) => sign !== undefined),
      error: "This quote has a name alone, and not where, when or about what it was said.",
      path: "source",
      advice: "unsourced-quote",
    }),
    "The quotes, the most telling first.",
    [
      {
        text: "Dry at last, and not a slate broken.",
        author: "Gwen P.",
        source: { name: "Google reviews" },
        date: "2026-03-14",
      },
    ],
  ),
};
