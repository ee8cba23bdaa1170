import { isPattern, patternStem, splitAddress } from "../../../model/redirects.ts";
import { EMPTY_LINK } from "../../../site/resolve/resolve-names.ts";
import { defineCheck } from "../../engine/rule.ts";

export const redirectTarget = defineCheck({
  id: "redirect-target",
  severity: "error",
  summary: "A redirect leads to a page, a file or another site.",
  explanation:
    "A redirect needs a web address, not a phone number or an email address. `/*` at the end " +
    "of `to` keeps the rest of the address from `from`, so `from` must have it too, and the site must have " +
    "pages there.",
  *checkSite({ redirects, config }) {
    for (const { from, to, index } of redirects) {
      const message = faultIn(from, to, config.pages);
      if (message === undefined) continue;
      yield { path: ["redirects", index, "to"], message, hint: HINT };
    }
  },
});

function faultIn(from: string, to: string, pages: readonly { path: string }[]): string | undefined {
  // link-target reports invalid links.
  if (to === EMPTY_LINK.href) return undefined;
  if (!/^(\/|https:)/.test(to)) return `A server cannot redirect to ${to}.`;
  const [sign] = (isPattern(from) ? REST_OF_OTHERS : /\*/).exec(outsideOfPath(to)) ?? [];
  if (sign !== undefined)
    return `The ${sign} of ${to} would stay as it is: only \`/*\` at the end of a path keeps the rest of the address from \`from\`.`;
  if (!isPattern(to)) return undefined;
  if (!isPattern(from)) return `${to} has a *, but ${from} has none.`;
  const stem = `${patternStem(to)}/`;
  if (!to.startsWith("/") || pages.some(({ path }) => path.startsWith(stem))) return undefined;
  return `There is no page below ${patternStem(to)}, so visitors get an error.`;
}

/** How the hosts' own files refer to the rest of an address. */
const REST_OF_OTHERS = /\*|:(?:splat|rest|path|slug)\b|\$(?:\d|uri|request_uri|args)\b/;

/**
 * Targets that the rest of an address cannot extend. dead-link reports a path of the site with a *,
 * and an anchor.
 */
const outsideOfPath = (to: string): string =>
  to.startsWith("/")
    ? to.slice(splitAddress(to).path.length).replace(/#.*/, "")
    : to.replace(/^([^?#]*\/)\*$/, "$1");

const HINT = 'Write the path of a page, such as "/about", or an address with https://.';
