import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";

export const newsList = defineSection({
  type: "newsList",
  name: "News",
  description:
    "The pages with a `date`, the newest first, each with its date, picture and description. The page also has a feed, at its address with `/feed.xml` at the end.",
  alsoCalled: ["news", "blog", "posts", "articles"],
  says: ["news"],
  schema,
  uses: {
    features: { feed: "always" },
    pages: ({ parent, template, max }) => ({
      list: { parent, template, dated: true, unlisted: true, order: "newest", limit: max },
    }),
  },
  derive: ({ listed }) => ({ entries: listed() }),
  fixtures: () => import("./fixtures.ts"),
});
