import { positionOf } from "../../../site/resolve/uses.ts";
import type { PageLink } from "../../engine/links.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import { allLinks } from "../shared/site-links.ts";

export const trailingSlash = defineCheck({
  id: "trailing-slash",
  severity: "warning",
  summary: "A link names its page without a slash at the end.",
  explanation:
    "The page is at /seo. At /seo/ some hosts show the not-found page and others redirect, which " +
    "takes time. Search engines treat the two as different addresses. Write links exactly like the path " +
    "under pages.",
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
  const fixed = use.inline ? withoutInline(written, bare) : withoutSlash(written);
  return {
    message: `The page is at ${bare}, without a slash at the end. On some hosts this link does not work.`,
    hint: `Write ${bare}.`,
    fix: fixed === written ? undefined : { kind: "replace", value: fixed },
  };
}

/** A link without the slash; tokens, query and anchor stay. */
const withoutSlash = (link: string) => link.replace(/^([^?#]*?)\/+(?=$|[?#])/, "$1");

/** The text with every Markdown link to this page corrected; links with tokens are not fixed. */
const withoutInline = (markdown: string, bare: string) =>
  markdown.replace(
    /(\]\(\s*<?)([^\s)?#>]*?)\/+(?=[\s)?#>])/g,
    (link, start: string, path: string) => (path === bare ? start + path : link),
  );
