import { defineSection } from "../../model/section-definition.ts";
import { deriveSiteSearch } from "./derive.ts";
import { schema } from "./schema.ts";

export const siteSearch = defineSection({
  type: "siteSearch",
  description: "A field that searches the site's pages; its page is the site's search page.",
  alsoCalled: ["search"],
  schema,
  component: "./site-search.tsx",
  uses: { features: { search: "always" } },
  texts: ["search"],
  derive: deriveSiteSearch,
  fixtures: () => import("./fixtures.ts"),
});
