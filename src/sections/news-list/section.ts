import { defineSection } from "plumbline/kit";
import { deriveNewsList } from "./derive.ts";
import { schema } from "./schema.ts";

export const newsList = defineSection({
  type: "newsList",
  description:
    "The pages with a `date`, the newest first, each with its date, picture and description. The page also has a feed, at its address with `/feed.xml` at the end.",
  alsoCalled: ["news", "blog", "posts", "articles"],
  schema,
  uses: { features: { feed: "always" } },
  derive: deriveNewsList,
  fixtures: () => import("./fixtures.ts"),
});
