import { nearest } from "../compile/suggest.ts";
import { internalTarget } from "./links.ts";
import type { Rule } from "./rule.ts";
import { allLinks } from "./uses.ts";

export const deadLink: Rule = {
  id: "dead-link",
  severity: "error",
  summary: "A link within the site leads to a page that is there.",
  explanation:
    "A visitor who follows a dead link sees the not-found page and is often gone. Links such as /seo " +
    "must name the path of a page, written exactly as it stands under pages. If you renamed a page, " +
    "change the links to it as well.",
  checkSite(site, report) {
    const paths = new Set(site.pages.map(({ path }) => path));
    for (const { use, page } of allLinks(site)) {
      const target = internalTarget(use.target);
      if (!target?.path || paths.has(target.path) || isFile(target.path)) continue;
      // A slash too many is another rule's business: hosts lead on from there.
      if (paths.has(target.path.replace(/\/+$/, ""))) continue;
      const meant = nearest(target.path, paths);
      report({
        path: use.path,
        // A page whose own path is wrong may be the one that is meant.
        basis: site.pages.map(({ at }) => [...at.page, "path"]),
        ...(page === undefined ? {} : { page }),
        message: `There is no page ${target.path}; visitors who follow this link find nothing.`,
        hint: meant ? `Did you mean "${meant}"?` : "Name the path of a page, or add the page.",
        ...(meant && !use.inline
          ? { fix: { kind: "replace", value: use.target.replace(target.path, meant) } as const }
          : {}),
      });
    }
  },
};

/** Files of the public folder may be linked too; whether they are there is another rule's business. */
const isFile = (path: string) => /\.(?!html$)[a-z0-9]+$/i.test(path);
