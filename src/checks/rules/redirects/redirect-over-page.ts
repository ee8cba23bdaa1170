import { NOT_FOUND } from "../../../model/addresses.ts";
import {
  destinationOf,
  inMatchOrder,
  isPattern,
  type Redirect,
  splitAddress,
  wildcardValue,
} from "../../../model/redirects.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { type ExpectedFile, expectedFiles, filesOf, isThere } from "../shared/site-files.ts";

export const redirectOverPage = defineCheck({
  id: "redirect-over-page",
  severity: "error",
  summary: "No redirect is at the address of a page or a file.",
  explanation:
    "If a page and a redirect have the same address, most hosts redirect, and nobody sees the page. " +
    "The same is true of `/blog/*` and every page below /blog, and of the files of the build, such as " +
    "those below /assets. Remove the redirect, or give the page another path. /seo, /Seo and /seo.html are one " +
    "address; /Seo may lead to /seo, and an address with `?` may be that of a page. A page with a first or a last day " +
    "may have a redirect at its path, which works while the page is not published.",
  *checkSite(site) {
    if (site.redirects.length === 0) return;
    const there = addressesOf(site);
    for (const redirect of site.redirects) {
      const wrong = isPattern(redirect.from)
        ? overMany(redirect.from, there)
        : overOne(redirect, there, site);
      if (wrong) yield { path: ["redirects", redirect.index, "from"], ...wrong };
    }
  },
});

type Wrong = Pick<Finding, "message" | "hint">;

/** The addresses that visitors or programs request. */
interface Addresses {
  pages: readonly string[];
  files: ReadonlySet<string>;
  /** The files of the build beside pages. */
  made: readonly string[];
}

const addressesOf = (site: SiteSummary): Addresses => ({
  pages: site.config.pages.map(({ path }) => path),
  files: filesOf(site),
  made: [...NOT_FOUND, ...[...expectedFiles(site)].filter(isMadeBeside).map(({ url }) => url)],
});

const isMadeBeside = ({ url, by }: ExpectedFile): boolean =>
  by === "build" || (by === "page" && !url.endsWith(".html"));

function overMany(from: string, { pages, files, made }: Addresses): Wrong | undefined {
  const covers = (address: string) => wildcardValue(address, from) !== undefined;
  const there = pages.find(covers) ?? [...files].find(covers);
  if (there !== undefined) return leadsAway(there);
  return made.some(covers) ? overBuild(from) : undefined;
}

function overOne(
  redirect: Redirect,
  { pages, files, made }: Addresses,
  { redirects }: SiteSummary,
): Wrong | undefined {
  const { path, query } = splitAddress(redirect.from);
  if (isThere(path, files)) return query.length > 0 ? withQuery(path) : leadsAway(path);
  const page = pages.find((each) => addressOf(each) === addressOf(path));
  if (made.includes(path)) return page === undefined ? overBuild(path) : leadsAway(page);
  if (page === undefined || query.length > 0) return undefined;
  if (path === page || path.toLowerCase() === path) return leadsAway(page);
  const [end] = destinationOf(redirect, inMatchOrder(redirects))?.split(/[?#]/, 1) ?? [];
  return end === page ? undefined : inCapitals(path, page);
}

const leadsAway = (there: string): Wrong => ({
  message: `${there} exists, and this redirect would hide it.`,
  hint: "Remove this redirect, or move the page or file.",
});

const overBuild = (from: string): Wrong => ({
  message: `The build writes files at ${from}, and this redirect would hide them.`,
  hint: "Remove this redirect, or list the old addresses one by one.",
});

const withQuery = (file: string): Wrong => ({
  message: `${file} is a file of this site, which hosts send regardless of the query after ?.`,
  hint: "Remove this redirect, or move the file.",
});

const inCapitals = (from: string, page: string): Wrong => ({
  message: `Many hosts treat ${from} as page ${page}, so this redirect would hide it.`,
  hint: `Point it to ${page}, or remove this redirect.`,
});
