import { escapeText } from "../../lib/text.ts";

interface SitemapEntry {
  url: string;
  /** The day of its last change as `2026-11-21`, if known. */
  lastModified: string | undefined;
  /** The page in each of its languages, including its own. */
  translations: readonly { language: string; url: string }[];
}

/** The limits of one file by sitemaps.org. */
const LIMITS = { entries: 50_000, bytes: 50_000_000 };

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

const LINKS = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The files of a sitemap: one, or an index and its parts for a large site. */
export function sitemapFiles(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  limits = LIMITS,
): { url: string; data: string }[] {
  const parts = split(entries.map(entryXml), limits);
  const [first = []] = parts;
  if (parts.length <= 1) return [{ url: "/sitemap.xml", data: document("urlset", first) }];
  const files = parts.map((items, index) => ({
    url: `/sitemap-${index + 1}.xml`,
    data: document("urlset", items),
  }));
  const index = files.map(
    ({ url }) => `<sitemap><loc>${escapeText(siteUrl + url)}</loc></sitemap>`,
  );
  return [{ url: "/sitemap.xml", data: document("sitemapindex", index) }, ...files];
}

/** Space for the elements around the entries. */
const ENVELOPE_BYTES = 500;

function split(items: readonly string[], limits: typeof LIMITS): string[][] {
  const parts: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const size = Buffer.byteLength(item) + 1;
    const last = parts.at(-1);
    if (last && last.length < limits.entries && bytes + size <= limits.bytes) {
      last.push(item);
      bytes += size;
    } else {
      parts.push([item]);
      bytes = ENVELOPE_BYTES + size;
    }
  }
  return parts;
}

const entryXml = ({ url, lastModified, translations }: SitemapEntry): string => {
  const date = lastModified === undefined ? "" : `<lastmod>${lastModified}</lastmod>`;
  const links = translations.length > 1 ? translations.map(linkXml).join("") : "";
  return `<url><loc>${escapeText(url)}</loc>${date}${links}</url>`;
};

const linkXml = ({ language, url }: SitemapEntry["translations"][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeText(url)}"/>`;

const document = (root: string, items: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}"${items.some((item) => item.includes("<xhtml:")) ? LINKS : ""}>`,
    ...items,
    `</${root}>\n`,
  ].join("\n");
