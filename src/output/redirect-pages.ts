import type { SiteSummary } from "../checks/engine/summary.ts";
import { escapeText } from "../lib/text.ts";
import { decodedPath, encodedPath, htmlUrl } from "../model/addresses.ts";
import type { Redirect } from "../model/redirects.ts";
import { needsPage } from "./hosting/redirect-support.ts";
import { sentTo } from "./hosting/redirects.ts";

/**
 * A page at each old address that needs one. Search engines treat an immediate refresh as a redirect,
 * and its canonical address as the page's.
 */
export const redirectPages = (redirects: readonly Redirect[], site: SiteSummary) =>
  redirects
    .filter(needsPage(site))
    .map((redirect) => ({ url: htmlUrl(redirect.from), data: redirectPage(redirect, site) }));

function redirectPage(redirect: Redirect, { config, pages }: SiteSummary): string {
  const { to } = redirect;
  const [path = ""] = decodedPath(to).split(/[?#]/, 1);
  const page = pages.find((each) => each.path === path);
  const href = escapeText(sentTo(redirect));
  const canonical = to.startsWith("/") ? config.business.url + encodedPath(path) : to;
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
