import {
  reasonWords,
  type Unpublished,
  unpublishedPage,
} from "../../../config/expand/published.ts";
import { pathName } from "../../../config/parse/readings/readings.ts";
import { didYouMean, suggest } from "../../../diagnostics/suggest.ts";
import { groupBy } from "../../../lib/lists.ts";
import { once } from "../../../lib/memoize.ts";
import { withoutOrigin } from "../../../model/addresses.ts";
import { isPattern, isRedirected } from "../../../model/redirects.ts";
import { suggestLinkTarget } from "../../../site/resolve/suggest-link.ts";
import { positionOf } from "../../../site/resolve/uses.ts";
import type { PageLink } from "../../engine/links.ts";
import { decodeFileName } from "../../engine/links.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { filesOf, isThere } from "../shared/site-files.ts";
import { allLinks, isRedirect } from "../shared/site-links.ts";

export const deadLink = defineCheck({
  id: "dead-link",
  severity: "error",
  summary: "A link within the site leads to an existing page or file.",
  explanation:
    "A visitor who follows a dead link sees the not-found page, and often leaves. Links such as /seo " +
    "must name the path of a page exactly as under pages, and links such as " +
    "/prices.pdf a file in public, with the same capital letters. If you renamed one, change the " +
    "links to it as well. A link may begin with the site's own address.",
  *checkSite(site) {
    // A page with errors still exists.
    const paths = new Set(site.config.pages.map(({ path }) => path));
    const files = filesOf(site);
    const samePage = pagesByAddress(paths);
    let compared = 0;
    for (const { use, page, to } of allLinks(site)) {
      const { path } = to;
      // redirect-target checks redirects that keep the rest of an address.
      if (isPattern(path)) continue;
      // dated-link reports targets that are published on other days.
      if (use.isOmitted || isWaiting(use, site)) continue;
      // A redirect may lead to another one; redirect-loop reports loops.
      if (isRedirect(use) && isRedirected(path, site.redirects)) continue;
      // home-page reports a missing home page once.
      if (!path || path === "/" || paths.has(path) || isThere(path, files)) continue;
      // trailing-slash reports those: hosts redirect them.
      if (paths.has(path.replace(/\/+$/, ""))) continue;
      const awaited = unpublishedPage(path, site);
      if (awaited) {
        // The redirect works.
        if (isRedirected(path, site.redirects)) continue;
        yield { ...positionOf(use), page, ...awaitedWords(path, awaited) };
        continue;
      }
      const suggestion =
        samePage(path) ??
        (isFile(path)
          ? suggestFile(path, files)
          : compared < MOST_COMPARED
            ? suggestLinkTarget(path, paths, site.rawConfig)
            : undefined);
      compared += paths.size;
      const written = String(site.sourceAt(use.path));
      const isWhole =
        !use.inline && withoutOrigin(written, site.config.business.url) === use.target;
      yield {
        ...positionOf(use),
        page,
        ...(isHeldBack(path, site) ? heldBack(path) : wordsFor(path, suggestion?.word)),
        fix:
          suggestion?.isCertain && isWhole
            ? { kind: "replace", value: use.target.replace(/^[^?#]*/, () => suggestion.word) }
            : undefined,
      };
    }
  },
});

const isWaiting = ({ path: [list, index] }: PageLink, { inactiveRedirects }: SiteSummary) =>
  list === "redirects" && inactiveRedirects.some((redirect) => redirect.index === index);

/** This many wrong links have one cause, and a hint for each would take too long. */
const MOST_COMPARED = 5_000_000;

/**
 * Finds the page for a different spelling of its address, such as with .html or by its file name.
 */
function pagesByAddress(paths: ReadonlySet<string>) {
  const pages = once(() => groupBy([...paths], addressOf));
  return (path: string) => {
    const page = path.replace(/(\/|\/index)?(\.html?|\.php)?$/, "") || "/";
    const plain = pathName(page);
    for (const name of [path, page, ...(plain ? [`/${plain}`] : [])]) {
      const [word, ...others] = pages().get(addressOf(name)) ?? [];
      if (word && others.length === 0) return { word, isCertain: true };
    }
    return undefined;
  };
}

/** Extensions of files; addresses of pages may end in `.html` too. */
const isFile = (path: string) => /\.(?!html$)[a-z0-9]+$/i.test(path);

function suggestFile(path: string, files: ReadonlySet<string>) {
  const file = decodeFileName(path).replace(/^\/public\//, "/");
  const suggestion = files.has(file) ? { word: file, isCertain: true } : suggest(file, files);
  return (
    suggestion && {
      ...suggestion,
      word: suggestion.word.split("/").map(encodeURIComponent).join("/"),
    }
  );
}

/** Whether a file in public is not published; the rule not-published says why. */
const isHeldBack = (path: string, { publicFolder }: SiteSummary) =>
  publicFolder.excluded.some(({ url }) => url.normalize() === decodeFileName(path).normalize());

const heldBack = (path: string) => ({
  message: `public${decodeFileName(path)} is not published, so visitors who follow this link get an error.`,
  hint: "The finding not-published explains why.",
});

const wordsFor = (path: string, suggestion: string | undefined) => ({
  message: isFile(path)
    ? `There is no file public${decodeFileName(path)}, so visitors who follow this link get an error.`
    : `There is no page ${path}, so visitors who follow this link get an error.`,
  hint: suggestion ? didYouMean(suggestion) : isFile(path) ? PUT_FILE : PUT_PAGE,
});

const awaitedWords = (path: string, awaited: Unpublished) => ({
  message:
    awaited.until === undefined
      ? `Page ${path} ${reasonWords(awaited)}. Until it is published, visitors who follow this link get an error.`
      : `Page ${path} ${reasonWords(awaited)}, so visitors who follow this link get an error.`,
  hint: awaitedHint(awaited),
});

function awaitedHint({ from, until }: Unpublished): string {
  if (until !== undefined)
    return "Remove this link, give that page later dates, or add a redirect from it to another page.";
  return from === undefined
    ? 'Remove "draft" from that page when it is finished. Until then, remove this link.'
    : 'Add this link on that day, give its section the same "from", or give that page an earlier day.';
}

const PUT_FILE = "Put the file into the folder public, or correct its name here.";
const PUT_PAGE = "Name the path of a page, or add the page.";
