import { isPattern, type Redirect, splitAddress } from "../../../model/redirects.ts";
import {
  canHavePage,
  pageFiles,
  redirectSupport,
} from "../../../output/hosting/redirect-support.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const redirectOnHost = defineCheck({
  id: "redirect-on-host",
  severity: "warning",
  summary: "The host of the site supports every redirect.",
  explanation:
    "GitHub Pages has no redirects: a page at the old address redirects, which is impossible for an address with `/*`, with `?` or with " +
    "an ending such as .php. Cloudflare Pages ignores the query after `?`, and accepts 2,000 " +
    "redirects and 100 with `/*`. All other hosts of `publish` support every redirect. List the addresses one by " +
    "one if that helps; otherwise visitors see the not-found page or the home page.",
  *checkSite(site) {
    for (const { redirect, why } of unanswered(site))
      yield { path: ["redirects", redirect.index, "from"], message: why, hint: HINT };
  },
});

const HINT =
  "List the old addresses that matter one by one, remove this redirect, or publish to a host that supports it.";

function* unanswered({ config, redirects }: SiteSummary) {
  const host = redirectSupport(config.publish);
  if (!host) return;
  const taken = pageFiles(config.pages);
  const left = { single: host.most?.single ?? Infinity, patterns: host.most?.patterns ?? Infinity };
  for (const redirect of redirects) {
    const { from } = redirect;
    const isTooMany = left[isPattern(from) ? "patterns" : "single"]-- <= 0;
    if (splitAddress(from).query.length > 0 && !host.queries)
      yield {
        redirect,
        why: `${host.name} ignores the query after ?, so the redirect from ${from} does not work.`,
      };
    else if (!host.redirects && !canHavePage(redirect, taken))
      yield { redirect, why: `${host.name} has no redirects, and ${noPage(redirect)}.` };
    else if (isTooMany)
      yield {
        redirect,
        why: `${host.name} accepts at most ${host.most?.single} redirects and ${host.most?.patterns} with /*. This one exceeds the limit.`,
      };
  }
}

const noPage = ({ from }: Redirect): string =>
  isPattern(from) ? `one page cannot replace all of ${from}` : `no page can be at ${from}`;
