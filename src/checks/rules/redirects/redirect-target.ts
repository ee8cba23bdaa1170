import { isPattern, patternStem, splitAddress } from "../../../model/redirects.ts";
import { EMPTY_LINK } from "../../../resolve/resolve-names.ts";
import { defineCheck } from "../../engine/rule.ts";

export const redirectTarget = defineCheck({
  id: "redirect-target",
  severity: "error",
  summary: "A redirect leads to a page, a file or another site.",
  explanation:
    "Servers lead visitors to an address on the web, not to a telephone or a mail program. `/*` at the end " +
    "of `to` keeps what stands for it in `from`, so `from` must have it too, and something on the site " +
    "must lie there.",
  *checkSite({ redirects, config }) {
    for (const { from, to, index } of redirects) {
      const message = faultIn(from, to, config.pages);
      if (message === undefined) continue;
      yield { path: ["redirects", index, "to"], message, hint: HINT };
    }
  },
});

function faultIn(from: string, to: string, pages: readonly { path: string }[]): string | undefined {
  // It is no link, which has been reported.
  if (to === EMPTY_LINK.href) return undefined;
  if (!/^(\/|https:)/.test(to)) return `Nobody can be led to ${to} by a server.`;
  const [sign] = (isPattern(from) ? REST_OF_OTHERS : /\*/).exec(outsideOfPath(to)) ?? [];
  if (sign !== undefined)
    return `The ${sign} of ${to} would be sent as it is: only \`/*\` at the end of a path keeps what follows in \`from\`.`;
  if (!isPattern(to)) return undefined;
  if (!isPattern(from)) return `Nothing stands for the * of ${to}, since ${from} has none.`;
  const stem = `${patternStem(to)}/`;
  if (!to.startsWith("/") || pages.some(({ path }) => path.startsWith(stem))) return undefined;
  return `There is no page below ${patternStem(to)}, so whoever is led there finds nothing.`;
}

/** What keeps the rest of an address for hosts: each has other words for it. */
const REST_OF_OTHERS = /\*|:(?:splat|rest|path|slug)\b|\$(?:\d|uri|request_uri|args)\b/;

/** What no rest of an address can be put into; a path of the site with a *, or an anchor, is reported as a dead link. */
const outsideOfPath = (to: string): string =>
  to.startsWith("/")
    ? to.slice(splitAddress(to).path.length).replace(/#.*/, "")
    : to.replace(/^([^?#]*\/)\*$/, "$1");

const HINT = 'Write the path of a page, such as "/about", or an address with https://.';
