import { positionOf } from "../../../resolve/uses.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageLink, SiteSummary } from "../../engine/summary.ts";
import { allLinks } from "../shared/site-links.ts";

export const trailingSlash = defineCheck({
  id: "trailing-slash",
  severity: "warning",
  summary: "A link names its page without a slash at the end.",
  explanation:
    "The page is at /seo; at /seo/ some hosts show the not-found page and others send visitors on, which " +
    "takes time. Search engines count the two as different addresses. Write links exactly as the path " +
    "stands under pages.",
  *checkSite(site) {
    const paths = new Set(site.pages.map(({ path }) => path));
    for (const { use, page, to } of allLinks(site)) {
      const bare = to.path.replace(/\/+$/, "");
      if (bare === to.path || !paths.has(bare)) continue;
      yield { ...positionOf(use), page, ...words(use, bare, site) };
    }
  },
});

function words(use: PageLink, bare: string, site: SiteSummary): Omit<Finding, "path"> {
  const written = String(site.sourceAt(use.path));
  const mended = use.inline ? withoutInline(written, bare) : withoutSlash(written);
  return {
    message: `The page is at ${bare}, without a slash at the end; on some hosts this link finds nothing.`,
    hint: `Write ${bare}.`,
    fix: mended === written ? undefined : { kind: "replace", value: mended },
  };
}

/** Of a link, its tokens as they are; query and anchor stay. */
const withoutSlash = (link: string) => link.replace(/^([^?#]*?)\/+(?=$|[?#])/, "$1");

/** Of the links in Markdown that lead to this page; one with tokens is left to its owner. */
const withoutInline = (markdown: string, bare: string) =>
  markdown.replace(
    /(\]\(\s*<?)([^\s)?#>]*?)\/+(?=[\s)?#>])/g,
    (link, start: string, path: string) => (path === bare ? start + path : link),
  );
