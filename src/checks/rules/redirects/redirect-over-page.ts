import { PAGE_PATHS } from "../../../diagnostics/diagnostic.ts";
import { isPattern, restOf } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { filesOf, isThere } from "../shared/site-files.ts";

export const redirectOverPage = defineCheck({
  id: "redirect-over-page",
  severity: "error",
  summary: "No redirect is at the address of a page or a file.",
  explanation:
    "Where a page and a redirect have the same address, most hosts redirect, and nobody sees the page. " +
    "That holds for `/blog/*` and every page below /blog as well. Take the redirect out, or give the page " +
    "another path. /seo, /Seo and /seo.html are one address.",
  *checkSite(site) {
    const files = filesOf(site);
    const pages = site.config.pages.map(({ path }) => path);
    for (const { from, index } of site.redirects) {
      const covers = (path: string) =>
        isPattern(from)
          ? restOf(path, from) !== undefined
          : addressOf(path) === addressOf(from || "/");
      const there = pages.find(covers) ?? (isPattern(from) ? [...files].find(covers) : undefined);
      if (there === undefined && (isPattern(from) || !isThere(from, files))) continue;
      yield {
        path: ["redirects", index, "from"],
        basis: [PAGE_PATHS],
        message: `${there ?? from} is there, and this redirect would lead everybody away from it.`,
        hint: "Take this redirect out, or move what is there.",
      };
    }
  },
});
