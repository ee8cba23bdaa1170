import { PAGE_PATHS } from "../../../diagnostics/diagnostic.ts";
import { didYouMean, suggest } from "../../../diagnostics/suggest.ts";
import { withoutOrigin } from "../../../model/addresses.ts";
import { isPattern, isRedirected } from "../../../model/redirects.ts";
import { ownName } from "../../../parse/readings.ts";
import { reasonWords, type Unpublished, unpublishedPage } from "../../../read/published.ts";
import { suggestLinkTarget } from "../../../resolve/suggest-link.ts";
import { positionOf } from "../../../resolve/uses.ts";
import { groupBy } from "../../../util/group-by.ts";
import { once } from "../../../util/memoize.ts";
import { decodedFileName } from "../../engine/links.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { PageLink, SiteSummary } from "../../engine/summary.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { filesOf, isThere } from "../shared/site-files.ts";
import { allLinks, isRedirect } from "../shared/site-links.ts";

export const deadLink = defineCheck({
  id: "dead-link",
  severity: "error",
  summary: "A link within the site leads to a page or a file that is there.",
  explanation:
    "A visitor who follows a dead link sees the not-found page and is often gone. Links such as /seo " +
    "must name the path of a page, written exactly as it stands under pages, and links such as " +
    "/prices.pdf a file that lies in public, capital letters and all. If you renamed one, change the " +
    "links to it as well. The site's own address may stand before either.",
  *checkSite(site) {
    // A page that cannot be made is there all the same.
    const paths = new Set(site.config.pages.map(({ path }) => path));
    const files = filesOf(site);
    const samePage = pagesByAddress(paths);
    let compared = 0;
    for (const { use, page, to } of allLinks(site)) {
      const { path } = to;
      // Where a redirect leads that keeps the rest of an address: redirect-target looks at that.
      if (isPattern(path)) continue;
      // What is there on other days takes its links and redirects along: dated-link says so.
      if (use.isOmitted || isWaiting(use, site)) continue;
      // One redirect may lead to another, as long as that ends somewhere.
      if (isRedirect(use) && isRedirected(path, site.redirects)) continue;
      // That there is no home page is reported once, by a rule of its own.
      if (!path || path === "/" || paths.has(path) || isThere(path, files)) continue;
      // A slash too many is another rule's business: hosts lead on from there.
      if (paths.has(path.replace(/\/+$/, ""))) continue;
      const awaited = unpublishedPage(path, site);
      if (awaited) {
        // Visitors are led on.
        if (isRedirected(path, site.redirects)) continue;
        yield { ...positionOf(use), basis: [PAGE_PATHS], page, ...awaitedWords(path, awaited) };
        continue;
      }
      const meant =
        samePage(path) ??
        (isFile(path)
          ? meantByFile(path, files)
          : compared < MOST_COMPARED
            ? suggestLinkTarget(path, paths, site.wholeSource())
            : undefined);
      compared += paths.size;
      const written = String(site.sourceAt(use.path));
      const isWhole =
        !use.inline && withoutOrigin(written, site.config.business.url) === use.target;
      yield {
        ...positionOf(use),
        basis: [PAGE_PATHS],
        page,
        ...(isHeldBack(path, site) ? heldBack(path) : wordsFor(path, meant?.word)),
        fix:
          meant?.isCertain && isWhole
            ? { kind: "replace", value: use.target.replace(/^[^?#]*/, () => meant.word) }
            : undefined,
      };
    }
  },
});

const isWaiting = ({ path: [list, index] }: PageLink, { inactiveRedirects }: SiteSummary) =>
  list === "redirects" && inactiveRedirects.some((redirect) => redirect.index === index);

/** Whoever has so many wrong links on so many pages has one mistake, and does not wait for a hint on each. */
const MOST_COMPARED = 5_000_000;

/** Finds the page that is at an address by another spelling, such as with .html or by the name of its file. */
function pagesByAddress(paths: ReadonlySet<string>) {
  const pages = once(() => groupBy([...paths], addressOf));
  return (path: string) => {
    const page = path.replace(/(\/|\/index)?(\.html?|\.php)?$/, "") || "/";
    const plain = ownName(page);
    for (const name of [path, page, ...(plain ? [`/${plain}`] : [])]) {
      const [word, ...others] = pages().get(addressOf(name)) ?? [];
      if (word && others.length === 0) return { word, isCertain: true };
    }
    return undefined;
  };
}

/** What links with such an ending lead to; the pages of a site may end in `.html` themselves. */
const isFile = (path: string) => /\.(?!html$)[a-z0-9]+$/i.test(path);

function meantByFile(path: string, files: ReadonlySet<string>) {
  const file = decodedFileName(path).replace(/^\/public\//, "/");
  const meant = files.has(file) ? { word: file, isCertain: true } : suggest(file, files);
  return meant && { ...meant, word: meant.word.split("/").map(encodeURIComponent).join("/") };
}

/** Whether a file lies in public and is passed over; the rule not-published says why. */
const isHeldBack = (path: string, { publicFolder }: SiteSummary) =>
  publicFolder.excluded.some(({ url }) => url.normalize() === decodedFileName(path).normalize());

const heldBack = (path: string) => ({
  message: `public${decodedFileName(path)} is not published; visitors who follow this link find nothing.`,
  hint: "The finding not-published says why.",
});

const wordsFor = (path: string, meant: string | undefined) => ({
  message: isFile(path)
    ? `There is no file public${decodedFileName(path)}; visitors who follow this link find nothing.`
    : `There is no page ${path}; visitors who follow this link find nothing.`,
  hint: meant ? didYouMean(meant) : isFile(path) ? PUT_FILE : PUT_PAGE,
});

const awaitedWords = (path: string, awaited: Unpublished) => ({
  message:
    awaited.until === undefined
      ? `The page ${path} ${reasonWords(awaited)}; until it is there, visitors who follow this link find nothing.`
      : `The page ${path} ${reasonWords(awaited)}; visitors who follow this link find nothing.`,
  hint: awaitedHint(awaited),
});

function awaitedHint({ from, until }: Unpublished): string {
  if (until !== undefined)
    return "Take this link out, give that page later days, or write a redirect that leads from it to another page.";
  return from === undefined
    ? 'Take "draft" out of that page when it is finished, or this link until then.'
    : 'Put this link in on that day, give the section that it stands in the same "from", or that page an earlier day.';
}

const PUT_FILE = "Put the file into the folder public, or mend its name here.";
const PUT_PAGE = "Name the path of a page, or add the page.";
