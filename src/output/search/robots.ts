import type { Search } from "../../../schema/search.ts";
import { AI_CRAWLERS } from "./ai-crawlers.ts";

/**
 * The site's robots.txt (RFC 9309). It does not exclude any page from search engines, not even an
 * unlisted one: a robot has to read the page to see its `noindex`.
 */
export function robotsTxt(siteUrl: string, { aiCrawlers }: Search): string {
  const refused = AI_CRAWLERS.filter(
    ({ purpose }) => aiCrawlers === "none" || (aiCrawlers === "answers" && purpose === "training"),
  );
  const groups = [
    ["User-agent: *", "Disallow:"],
    ...(refused.length > 0 ? [[...refused.map(userAgent), "Disallow: /"]] : []),
    [`Sitemap: ${siteUrl}/sitemap.xml`],
  ];
  return `${groups.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

const userAgent = ({ name }: { name: string }) => `User-agent: ${name}`;
