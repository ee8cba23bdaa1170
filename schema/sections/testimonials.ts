import { date } from "../fields/dates.ts";
import { heading, link, list, markdown, object, text } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

const source = object("Where the words were said.", {
  name: text("The place by its name.", "Google reviews", "A letter to us"),
  link: link("Where it can be looked up.", "https://reviews.example/roofs-of-testford").optional(),
});

const quote = object("What one customer said, in that customer's own words.", {
  text: markdown("The words as they were said.", "Dry at last, and not a slate broken."),
  author: text("Who said it.", "Gwen P."),
  about: text("Who that is, or what it was about.", "New roof in Penarth").optional(),
  source,
  date: date("The day on which it was said.", "2026-03-14"),
});

export const testimonials = section(
  "testimonials",
  "What customers have said: real words only, each with where and when they were said. Search engines are told nothing of them: what a business says of itself on its own site, Google shows no stars for and its rules do not allow as a review.",
  {
    heading: heading(2, "The heading over the quotes.", "What people say"),
    intro: markdown("A sentence or two under the heading.", "From the last year.").optional(),
    quotes: list(quote, "The quotes, the most telling first.", [
      {
        text: "Dry at last, and not a slate broken.",
        author: "Gwen P.",
        source: { name: "Google reviews" },
        date: "2026-03-14",
      },
    ]),
  },
);
