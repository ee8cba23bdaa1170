import type { CompiledPage } from "../compile/routes.ts";
import { listedPages } from "./page-place.ts";
import { summarise } from "./page-words.ts";
import type { Finding, Rule } from "./rule.ts";
import { nearestPairs } from "./similarity.ts";

export const nearDuplicate: Rule = {
  id: "near-duplicate",
  severity: "warning",
  summary: "Every page says mostly things that no other page says.",
  explanation:
    "Search engines list one of several pages that say the same and leave out the others; many such " +
    "pages, one for each town, can count against the whole site. The name of the place does not make a " +
    "page a new one. Write what is true of this place or service only, or make one page of the two.",
  check(site, report) {
    const pages = listedPages(site);
    for (const { first, second, similarity, own } of nearestPairs(pages.map(summarise))) {
      const [earlier, later] = [pages[first], pages[second]];
      if (!earlier || !later) continue;
      report({ ...place(later), ...words(earlier.page.path, similarity, own) });
    }
  },
};

const place = ({ page }: CompiledPage): Pick<Finding, "path" | "at" | "page"> => ({
  ...(page.template === undefined
    ? { path: [...page.origin, "path"] }
    : { path: [...page.origin, "params"], at: "key" }),
  page: page.path,
});

const words = (other: string, similarity: number, own: number) => ({
  message:
    `This page is ${percent(similarity)} the same as ${other}, place names aside; ` +
    "search engines list only one of such pages.",
  hint:
    `${percent(own)} of its words stand on no other page. ` +
    "Write more that is true of this page only, or make one page of the two.",
});

/** Rounded down, so that 100% is said of nothing less. */
const percent = (share: number) => `${Math.floor(share * 100)}%`;
