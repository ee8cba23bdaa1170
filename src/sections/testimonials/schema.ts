import {
  actions,
  choice,
  eyebrow,
  heading,
  link,
  list,
  markdown,
  object,
  picture,
  roughDate,
  stars,
  text,
  withRules,
} from "plumbline/kit";

const source = object("The source of the quote.", {
  name: text("The name of the source.", "Google reviews", "A letter to us"),
  link: link("The page with the original.", "https://reviews.example/roofs-of-testford").optional(),
});

/** The maximum number of stars. */
export const MAX_STARS = 5;

const quote = object("A quote in the customer's own words.", {
  text: markdown("The words of the customer.", "Dry at last, and not a slate broken."),
  author: text("The name of the customer.", "Gwen P."),
  picture: picture
    .optional()
    .meta({ description: "A portrait of the customer, or a picture of the job." }),
  about: text("Who the customer is, or what the quote is about.", "New roof in Penarth").optional(),
  stars: stars.optional(),
  source: source.optional(),
  date: roughDate(
    "The date of the quote, or only its month or year.",
    "2026-03-14",
    "2026-03",
  ).optional(),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the quotes.", "What people say").optional(),
  intro: markdown("A sentence or two under the heading.", "From the last year.").optional(),
  layout: choice(
    ["grid", "large"],
    "The layout: all quotes in a `grid`, or the first one `large`, over the others.",
  ).default("grid"),
  quotes: list(
    withRules(quote, {
      holds: ({ source, about, date }) => [source, about, date].some((sign) => sign !== undefined),
      error: "This quote only has a name; it does not say where, when or about what it was said.",
      path: "source",
      advice: "unsourced-quote",
    }),
    "The quotes, the best first.",
    [
      {
        text: "Dry at last, and not a slate broken.",
        author: "Gwen P.",
        source: { name: "Google reviews" },
        date: "2026-03-14",
      },
    ],
  ),
  actions: actions(2)
    .optional()
    .meta({ description: "The buttons below the quotes, such as one to all reviews." }),
};
