import { defineSection } from "plumbline/kit";
import { derivePageList } from "./derive.ts";
import { schema } from "./schema.ts";
import { yearAnchor } from "./year-anchor.ts";

/** The number of related pages. */
const RELATED = 3;

/** The fields that say which pages are listed. */
const WHICH = [
  ...(["pages", "parent", "template", "tag", "author", "series", "year"] as const),
  ...(["dated", "related"] as const),
];

export const pageList = defineSection({
  type: "pageList",
  name: "Links to pages",
  description:
    "Other pages of the site: by hand, or by parent, template, tag, author, series or year. Cards or rows with picture, date and text.",
  alsoCalled: ["posts", "cards", "relatedPages", "related", "subpages", "portfolio", "archive"],
  says: ["pages", "news", "areas"],
  schema,
  uses: {
    features: { feed: ({ feed }) => feed === true },
    pages: ({ pages, parent, template, tag, author, series, year, ...list }) => ({
      list: {
        ...{ pages, parent, template, tag, author, series },
        year: year === undefined ? undefined : String(year),
        ...{ dated: list.dated, related: list.related, order: list.order },
        limit: list.limit ?? (list.related ? RELATED : undefined),
      },
    }),
  },
  rules: [
    {
      holds: (list) => WHICH.some((field) => list[field] !== undefined && list[field] !== false),
      error: `The list does not say which pages it shows. Name them under "pages", or add one of ${WHICH.slice(1).join(", ")}.`,
      path: "pages",
    },
  ],
  derive: derivePageList,
  anchors: ({ id, groups }) =>
    groups.flatMap(({ year }) => (year === null ? [] : yearAnchor(id, year))),
  fixtures: () => import("./fixtures.ts"),
});
