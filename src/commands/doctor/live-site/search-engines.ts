import { readUrl } from "../../../../schema/fields/urls.ts";
import type { Reply } from "../../../lib/network/client.ts";
import { isPrivateHost } from "../../../lib/url.ts";
import { isClosed } from "../../../output/hosting/robots-file.ts";
import { type DoctorResult, resultsIn } from "../result.ts";
import { builtFile, type LiveSite, type Probe, urlAt } from "./live.ts";

const domain = resultsIn("Domain and search engines");

/** No page has this address. */
const NOWHERE = "/plumbline-asks-for-a-page-that-is-not-there";

/** Whether missing addresses respond with 404. */
export const notFoundProbe: Probe = async (live) => {
  const { status, body } = await live.ask(urlAt(live, NOWHERE));
  const own = builtFile(live, "/404.html");
  if (status !== 404 && status !== 410)
    return [
      domain.wrong(
        `A missing address responds with status ${status}: search engines list pages that do not exist.`,
        "Have your host respond with 404 and the file 404.html; turn off what sends every address to the home page.",
      ),
    ];
  if (!own || own.equals(body)) return [domain.ok("A missing address responds with 404.")];
  return [
    domain.toDo(
      "A missing address responds with 404, but not with your own page.",
      "Set 404.html as the error page at your host.",
    ),
  ];
};

/** Whether search engines may read the site. */
export const robotsProbe: Probe = async (live) => {
  const reply = await live.ask(urlAt(live, "/robots.txt"));
  if (reply.status === 200 && isClosed(reply.body.toString()))
    return [
      domain.wrong(
        "robots.txt blocks search engines from the whole site.",
        "Publish the robots.txt of the build. If your host adds its own while the site is a preview, turn that off.",
      ),
    ];
  return [
    reply.status === 200
      ? domain.ok("robots.txt lets search engines in.")
      : domain.toDo(
          `robots.txt responds with status ${reply.status}.`,
          "Publish all files of the build.",
        ),
  ];
};

/** Whether the live home page may be listed. */
export const indexingProbe: Probe = async (live) => {
  const asked = String(live.home.headers["x-robots-tag"] ?? "");
  const built = builtFile(live, "/index.html")?.toString() ?? "";
  const isHidden =
    NO_INDEX.test(asked) || (META.test(live.home.body.toString()) && !META.test(built));
  return isHidden
    ? [
        domain.wrong(
          "The host asks search engines not to list the site (noindex).",
          "Hosts do that for previews: publish to the production address, or turn it off.",
        ),
      ]
    : [];
};

const NO_INDEX = /\b(noindex|none)\b/i;
const META = /<meta name="robots" content="[^"]*\b(noindex|none)\b/i;

/** Whether the sitemap is readable. */
export const sitemapProbe: Probe = async (live) => {
  const reply = await live.ask(urlAt(live, "/sitemap.xml"));
  return [
    isSitemap(reply)
      ? domain.ok("sitemap.xml lists the pages.")
      : domain.toDo(
          reply.status === 200
            ? "sitemap.xml exists, but is not a sitemap."
            : `sitemap.xml responds with status ${reply.status}.`,
          "Publish all files of the build.",
        ),
  ];
};

const isSitemap = ({ status, body }: Reply) =>
  status === 200 && /<(urlset|sitemapindex)\b/.test(body.toString());

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** Whether canonical addresses match the live address. */
export const canonicalProbe: Probe = async (live): Promise<DoctorResult[]> => {
  const named = canonicalOf(live);
  const { origin } = live;
  if (named === undefined || named.origin === origin.origin) return [];
  if (isPrivateHost(origin.hostname))
    return [
      domain.note(
        `The pages have ${named.origin} as their canonical address, and were tested at ${origin.origin}.`,
      ),
    ];
  return [
    domain.toDo(
      `The pages have ${named.origin} as their canonical address, but are at ${origin.origin}: search engines and shared links go to the former.`,
      `Write "url": "${origin.origin}" under business and publish, or have your host redirect ${origin.host} to ${named.host}.`,
    ),
  ];
};

function canonicalOf(live: LiveSite): URL | undefined {
  const [, href = ""] = CANONICAL.exec(builtFile(live, "/index.html")?.toString() ?? "") ?? [];
  return readUrl(href);
}
