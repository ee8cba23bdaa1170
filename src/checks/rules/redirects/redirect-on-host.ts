import { canHavePage, pageFiles, supportOf } from "../../../hosting/redirect-support.ts";
import { isPattern, type Redirect, splitAddress } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const redirectOnHost = defineCheck({
  id: "redirect-on-host",
  severity: "warning",
  summary: "The host that the site is published to can lead on from each old address.",
  explanation:
    "GitHub Pages knows no redirects: a page at the old address leads on, which an address with `/*`, with `?` or with " +
    "an ending such as .php cannot have. Cloudflare Pages looks at nothing that follows a `?`, and takes 2,000 " +
    "redirects and 100 with `/*`. All other hosts that `publish` knows can do it all. Write the addresses out one by " +
    "one where that helps; otherwise visitors who come there see the not-found page, or the home page.",
  *checkSite(site) {
    for (const { redirect, why } of unanswered(site))
      yield { path: ["redirects", redirect.index, "from"], message: why, hint: HINT };
  },
});

const HINT =
  "Write out the old addresses that count, take this one out, or publish to a host that can do it.";

function* unanswered({ config, redirects }: SiteSummary) {
  const host = supportOf(config.publish);
  if (!host) return;
  const taken = pageFiles(config.pages);
  const left = { single: host.most?.single ?? Infinity, patterns: host.most?.patterns ?? Infinity };
  for (const redirect of redirects) {
    const { from } = redirect;
    const isTooMany = left[isPattern(from) ? "patterns" : "single"]-- <= 0;
    if (splitAddress(from).query.length > 0 && !host.queries)
      yield {
        redirect,
        why: `${host.name} looks at nothing that follows a ?, so ${from} leads nowhere.`,
      };
    else if (!host.redirects && !canHavePage(redirect, taken))
      yield { redirect, why: `${host.name} knows no redirects, and ${noPage(redirect)}.` };
    else if (isTooMany)
      yield {
        redirect,
        why: `${host.name} takes ${host.most?.single} redirects and ${host.most?.patterns} with /*; this one is beyond that.`,
      };
  }
}

const noPage = ({ from }: Redirect): string =>
  isPattern(from) ? `no page can be at all of ${from}` : `no page can be at ${from}`;
