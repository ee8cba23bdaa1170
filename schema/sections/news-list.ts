import * as z from "zod";
import { path } from "../fields/addresses.ts";
import { heading, literalText, markdown } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const newsList = section(
  "newsList",
  "The pages that have a `date`, the newest first, each with its date, picture and description. The page has a feed as well, at its own address with `/feed.xml` after it.",
  {
    heading: heading(2, "The heading over the list.", "News"),
    text: markdown("A sentence or two under the heading.", "What is new in the yard.").optional(),
    parent: path.optional().meta({
      description:
        "Lists only pages whose `parent` this is; left out, all pages in the page's language that have a date.",
      examples: ["/news"],
    }),
    template: literalText("Lists only pages from this template.", "newsItem").optional(),
    max: z
      .int()
      .min(1)
      .optional()
      .meta({ description: "How many are shown at most; the feed has 50.", examples: [5] }),
  },
  { features: { feed: "always" }, alsoCalled: ["news", "blog", "posts", "articles"] },
);
