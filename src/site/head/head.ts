import type { z } from "zod";
import type { ownership } from "../../../schema/search.ts";
import { FEED_TYPE } from "../../model/news.ts";
import type { Head, HeadTag } from "../../model/route.ts";
import { jsonLd } from "./json-ld.ts";
import type { JsonLdInput, SharePicture } from "./json-ld-input.ts";

interface HeadInput extends JsonLdInput {
  /** A tag with a country, for `Intl`. */
  locale: string;
  /** The page in each of its languages, the main one first; empty for a site in one language. */
  translations: { language: string; url: string }[];
  index: boolean;
  /** The address of the page's feed. */
  feed: string | undefined;
  /** The codes that prove ownership of the site, for its home page. */
  ownership: z.output<typeof ownership> | undefined;
}

/** The services' own documentation names these tags. */
const OWNERSHIP_TAGS: readonly [keyof z.output<typeof ownership>, string][] = [
  ["google", "google-site-verification"],
  ["bing", "msvalidate.01"],
  ["yandex", "yandex-verification"],
  ["naver", "naver-site-verification"],
  ["pinterest", "p:domain_verify"],
  ["facebook", "facebook-domain-verification"],
];

const meta = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { property: name, content },
});

/** Everything that differs between pages in `<head>`: title, description, canonical, Open Graph. */
export function pageHead(input: HeadInput): Head {
  const { title, page, business, picture, locale, translations, index, article, feed } = input;
  return {
    title,
    tags: [
      meta("description", page.description),
      ...(index
        ? [{ tag: "link", attributes: { rel: "canonical", href: page.url } } as const]
        : [meta("robots", "noindex")]),
      ...(index && translations.length > 1 ? alternateTags(translations) : []),
      ...(feed === undefined ? [] : [feedTag(feed, title)]),
      property("og:type", article ? "article" : "website"),
      ...(article ? articleTags(article) : []),
      property("og:site_name", business.name),
      property("og:locale", openGraphLocale(locale)),
      property("og:title", title),
      property("og:description", page.description),
      property("og:url", page.url),
      ...(picture ? imageTags(picture) : []),
      ...ownershipTags(input.ownership ?? {}),
      meta("twitter:card", picture ? "summary_large_image" : "summary"),
    ],
    jsonLd: jsonLd(input),
  };
}

/** `en_GB`: Open Graph has no scripts. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  return region ? `${language}_${region}` : language;
}

const ownershipTags = (codes: z.output<typeof ownership>): HeadTag[] =>
  OWNERSHIP_TAGS.flatMap(([service, name]) => {
    const code = codes[service];
    return code === undefined ? [] : [meta(name, code)];
  });

const feedTag = (href: string, title: string): HeadTag => ({
  tag: "link",
  attributes: { rel: "alternate", type: FEED_TYPE, title, href },
});

const articleTags = ({ date, updated }: NonNullable<HeadInput["article"]>): HeadTag[] => [
  property("article:published_time", date),
  ...(updated === undefined ? [] : [property("article:modified_time", updated)]),
];

/** Visitors with none of the site's languages get the main one. */
const alternateTags = (translations: HeadInput["translations"]): HeadTag[] =>
  [...translations, { language: "x-default", url: translations[0]?.url ?? "" }].map(
    ({ language, url }) => ({
      tag: "link",
      attributes: { rel: "alternate", hreflang: language, href: url },
    }),
  );

/** Properties after `og:image` describe that image. */
const imageTags = ({ url, about }: SharePicture): HeadTag[] => [
  property("og:image", url),
  ...Object.entries(about ?? {}).map(([key, value]) => property(`og:image:${key}`, String(value))),
];
