import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary } from "../../engine/summary.ts";
import { unpackWords } from "../../near-duplicates/page-words.ts";
import { nearestPairs } from "../../near-duplicates/similarity.ts";
import { isSamePage } from "../pages/duplicate-path.ts";

export const nearDuplicate = defineCheck({
  id: "near-duplicate",
  severity: "warning",
  summary: "Every page has mostly unique text.",
  explanation:
    "Of several similar pages, search engines list only one; many such " +
    "pages, one for each town, can harm the whole site. Another place name does not make a " +
    "page unique. Write what is true of this place or service only, or merge the two pages.",
  *checkSite(site) {
    // Another rule reports unfinished pages. Lists repeat other pages on purpose.
    const pages = site.pages.filter(
      ({ listed, isUnfinished, isList }) => listed && !isUnfinished && !isList,
    );
    const texts = unpackWords(pages.map(({ words }) => words));
    for (const { first, second, similarity, own } of nearestPairs(texts)) {
      const [earlier, later] = [pages[first], pages[second]];
      if (!earlier || !later || isSamePage(earlier, later)) continue;
      yield { ...place(later), ...words(earlier.path, similarity, own) };
    }
  },
});

const place = ({ at, template, path }: PageSummary): Pick<Finding, "path" | "at" | "page"> => ({
  ...(template === undefined
    ? { path: [...at.page, "path"] }
    : { path: [...at.page, "params"], at: "key" }),
  page: path,
});

const words = (other: string, similarity: number, own: number) => ({
  weight: similarity,
  message:
    `This page is ${percent(similarity)} the same as ${other}, apart from place names. ` +
    "Search engines list only one of such pages.",
  hint:
    `${percent(own)} of its text is on no other page. ` +
    "Write more that is true of this page only, or merge the two pages.",
});

/** Rounded down, so that only identical pages have 100%. */
const percent = (share: number) => `${Math.floor(share * 100)}%`;
