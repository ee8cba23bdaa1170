import type { Head, HeadTag } from "../model/route.ts";
import { jsonLd } from "./json-ld.ts";
import type { JsonLdInput } from "./json-ld-input.ts";

export interface HeadInput extends JsonLdInput {
  language: string;
  index: boolean;
  /** Undefined where none is drawn and the owner gives none. */
  picture: SharePicture | undefined;
}

/** What is shown of a page where somebody shares it; of the owner's own picture only the address. */
interface SharePicture {
  url: string;
  drawn?: { width: number; height: number; type: string; alt: string };
}

const meta = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { property: name, content },
});

/** All that differs from page to page in `<head>`: title, description, canonical, Open Graph. */
export function pageHead(input: HeadInput): Head {
  const { title, page, business, picture, language, index } = input;
  return {
    title,
    tags: [
      meta("description", page.description),
      ...(index
        ? [{ tag: "link", attributes: { rel: "canonical", href: page.url } } as const]
        : [meta("robots", "noindex")]),
      property("og:type", "website"),
      property("og:site_name", business.name),
      property("og:locale", language.replace("-", "_")),
      property("og:title", title),
      property("og:description", page.description),
      property("og:url", page.url),
      ...(picture ? imageTags(picture) : []),
      meta("twitter:card", picture ? "summary_large_image" : "summary"),
    ],
    jsonLd: jsonLd(input),
  };
}

/** What stands after `og:image` says more about that image. */
const imageTags = ({ url, drawn }: SharePicture): HeadTag[] => [
  property("og:image", url),
  ...Object.entries(drawn ?? {}).map(([key, value]) => property(`og:image:${key}`, String(value))),
];
