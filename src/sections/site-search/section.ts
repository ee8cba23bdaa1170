import { defineSection } from "plumbline/kit";
import { deriveSiteSearch } from "./derive.ts";
import { schema } from "./schema.ts";

export const siteSearch = defineSection({
  type: "siteSearch",
  name: "Search",
  description: "A search of the site's pages; the page that contains it is the search page.",
  alsoCalled: ["search"],
  says: ["search"],
  schema,
  uses: { features: { search: "always" } },
  texts: ["search"],
  derive: deriveSiteSearch,
  fixtures: () => import("./fixtures.ts"),
});
