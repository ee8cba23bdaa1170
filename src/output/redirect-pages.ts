import type { KeptSite } from "../checks/engine/summary.ts";
import { sentTo } from "../hosting/redirects.ts";
import { htmlUrl, wirePath, writtenPath } from "../model/addresses.ts";
import { isPattern, type Redirect } from "../model/redirects.ts";
import { escapeText } from "../util/escape-html.ts";

/**
 * A page at each old address that a page can have, for hosts that know no redirects. Search engines take
 * one that leads on at once for a redirect, and its canonical address for the page's.
 */
export const redirectPages = (redirects: readonly Redirect[], site: KeptSite) =>
  redirects
    .filter(({ from }) => !isPattern(from) && !OTHER_FILE.test(from))
    .map((redirect) => ({ url: htmlUrl(redirect.from), data: redirectPage(redirect, site) }));

/** Whoever asks for `/list.php` would be sent what looks like a page as something else. */
const OTHER_FILE = /\.(?!html$)[^./]+$/i;

function redirectPage(redirect: Redirect, { config, pages }: KeptSite): string {
  const { to } = redirect;
  const [path = ""] = writtenPath(to).split(/[?#]/, 1);
  const page = pages.find((each) => each.path === path);
  const href = escapeText(sentTo(redirect));
  const canonical = to.startsWith("/") ? config.business.url + wirePath(path) : to;
  return [
    "<!doctype html>",
    `<html lang="${page?.language ?? config.language}">`,
    '<meta charset="utf-8">',
    `<title>${escapeText(page?.title ?? to)}</title>`,
    `<link rel="canonical" href="${escapeText(canonical)}">`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    '<meta name="viewport" content="width=device-width">',
    `<p><a href="${href}">${escapeText(page?.label ?? to)}</a></p>`,
    "",
  ].join("\n");
}
