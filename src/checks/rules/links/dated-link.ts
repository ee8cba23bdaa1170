import type { ScheduledChange } from "../../../config/expand/dated-content.ts";
import { formatDay } from "../../../config/expand/schedule-words.ts";
import { covers } from "../../../site/links-today.ts";
import { positionOf } from "../../../site/resolve/uses.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import { allLinks, isRedirect, type SiteLink } from "../shared/site-links.ts";

export const datedLink = defineCheck({
  id: "dated-link",
  severity: "info",
  summary: "Which links and redirects come and go with the dates of their page.",
  explanation:
    "A link to a page with dates exists as long as that page does. On other days its words in a text are plain " +
    "text, and a button, card or section that consists of it is left out. You need not change anything " +
    "on the day. The same is true of a section with dates that a link names after #. A redirect from the path of " +
    "such a page works while the page is not published.",
  *checkSite(site) {
    const ends = endsOf(site.schedule);
    for (const { from, to, index, pages } of site.inactiveRedirects) {
      const [page] = pages;
      const path = ["redirects", index, page ? "from" : "to"];
      const day = page && ends.get(page.path);
      if (!page) yield { path, ...waitsForTarget(to) };
      else if (day === undefined) yield { path, ...doesNothing(page.path) };
      else
        yield {
          path,
          message: `${page.path} ends on ${formatDay(day)}. Then the redirect from ${from} works.`,
        };
    }
    if (site.schedule.length === 0 && site.unpublished.length === 0) return;
    const paths = new Set(site.config.pages.map(({ path }) => path));
    for (const link of allLinks(site)) {
      const words = isRedirect(link.use) ? undefined : wordsFor(link, ends, paths, site);
      if (words) yield { ...positionOf(link.use), page: link.page, ...words };
    }
  },
});

/** The first days without certain pages, and sections by `path#id`. */
function endsOf(turns: readonly ScheduledChange[]): ReadonlyMap<string, string> {
  const going = turns.filter(({ comes }) => !comes).reverse();
  return new Map(
    going.flatMap(({ day, pages, section }) =>
      pages.map((path): [string, string] => [section ? `${path}#${section.id}` : path, day]),
    ),
  );
}

function wordsFor(
  { use, page = "", to }: SiteLink,
  ends: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
  { redirects, inactiveRedirects }: SiteSummary,
): Pick<Finding, "message" | "hint"> | undefined {
  const path = to.path || page;
  const anchor = `${path}#${to.anchor}`;
  const what = use.inline ? IN_TEXT : AS_ENTRY;
  if (use.isOmitted)
    return {
      message: `${paths.has(path) ? anchor : path} is not published today, ${what}.`,
      hint: BACK,
    };
  if (path !== page && [...redirects, ...inactiveRedirects].some(({ from }) => covers(from, path)))
    return undefined;
  const day = path === page ? ends.get(anchor) : (ends.get(path) ?? ends.get(anchor));
  if (day === undefined) return undefined;
  const gone = ends.get(path) === day ? path : anchor;
  return { message: `From ${formatDay(day)} on ${gone} is not published, ${what}.`, hint: AHEAD };
}

const IN_TEXT = "so the words of this link are shown without it";
const AS_ENTRY = "so this link is omitted, with the entry that contains it";

const BACK =
  "It comes back with its page. If the page never does, remove the link, or write a redirect to another page.";

const AHEAD =
  'You need not do anything on that day. If the text makes no sense then, give its section the same "until", ' +
  "or write a redirect from the page to another one, which works from that day on.";

const waitsForTarget = (to: string) => ({
  message: `${to} is not published today, so this redirect waits for it.`,
  hint: "Choose another target if that page does not come back.",
});

const doesNothing = (path: string) => ({
  message: `${path} is published and has no last day, so this redirect has no effect.`,
  hint: 'Remove it, or give the page an "until".',
});
