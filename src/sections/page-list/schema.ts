import {
  action,
  choice,
  eyebrow,
  heading,
  list,
  literalText,
  markdown,
  naming,
  PAGE_ORDERS,
  path,
  z,
} from "plumbline/kit";

const yes = (description: string) =>
  z
    .boolean()
    .optional()
    .meta({ description, examples: [true] });

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the list.", "Advice").optional(),
  intro: markdown("A sentence or two over the list.", "What we are often asked.").optional(),
  pages: list(
    path.meta({ description: "The path of a page.", examples: ["/seo"] }),
    "Pages that you choose, in this order. Those that the other fields find come after them.",
    ["/seo", "/prices"],
  ).optional(),
  parent: path.optional().meta({
    description: "Lists the pages with this `parent`.",
    examples: ["/advice"],
  }),
  template: naming(
    "template",
    literalText("Lists the pages from this template.", "project"),
  ).optional(),
  tag: naming("tag", literalText("Lists the pages with this tag.", "Boilers")).optional(),
  author: naming(
    "author",
    literalText(
      "Lists the pages of this author, by name or by the key in `authors`. An author in `authors` is introduced above.",
      "ines",
    ),
  ).optional(),
  series: naming(
    "series",
    literalText("Lists the pages of this series.", "The winter check"),
  ).optional(),
  year: z
    .union(
      [z.int().min(1000).max(9999), z.string().regex(/^\d{4}$/, "write a year, such as 2026")],
      {
        error: "write a year, such as 2026",
      },
    )
    .optional()
    .meta({ description: "Lists the pages whose `date` is in this year.", examples: [2026] }),
  dated: yes("Lists only pages with a `date`."),
  related: yes(
    "Lists pages that share tags or the series with the page of the list, then others of its template or parent, the newest first. Without any, the section is not shown.",
  ),
  order: choice(
    PAGE_ORDERS,
    "The order; default: the newest first if all pages have a `date`, and otherwise as in the config.",
  ).optional(),
  limit: z
    .int()
    .min(1)
    .optional()
    .meta({
      description: "The maximum number of pages; default: all, or three related ones.",
      examples: [6],
    }),
  featured: z
    .union([z.literal("first"), path], { error: 'write "first", or the path of a listed page' })
    .optional()
    .meta({
      description: "The page that is displayed larger, before the others: `first`, or its path.",
      examples: ["first", "/advice/frost"],
    }),
  layout: choice(
    ["cards", "list", "compact"],
    "Cards side by side, rows with a small picture, or lines with title and date only.",
  ).default("cards"),
  show: list(
    z.enum(["picture", "date", "text"]),
    "What is displayed of each page besides its label, if it has it; default: all. The text is the page's `summary`, or else its `description`.",
    ["picture", "text"],
    { min: 0 },
  ).optional(),
  years: yes("Whether the pages are grouped by year, with links to each year, for a long list."),
  feed: yes("Whether the pages with a `date` are also a feed, beside the page, as `feed.xml`."),
  more: action.optional().meta({ description: "A button under the list." }),
};
