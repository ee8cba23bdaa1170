import type { BlogPosting, CreativeWorkSeries, Person } from "schema-dts";
import { encodedPath } from "../../model/addresses.ts";
import type { Author, Byline, PageCard } from "../../model/page-list.ts";
import { plainText } from "../resolve/uses.ts";
import { companyReference, defined, nonEmpty } from "./business-data.ts";
import type { Article, JsonLdInput } from "./json-ld-input.ts";

/** What search engines get of a page with a date. */
export function articleOf(
  { date, updated, tags, author: key }: PageCard,
  { author, series }: Byline = {},
  { shared }: { shared: { authors: ReadonlyMap<string, Author> } },
): Article | undefined {
  if (date === undefined) return undefined;
  const { name: _, ...known } = shared.authors.get(key ?? "") ?? { name: "" };
  return {
    date,
    updated,
    tags,
    author: author && { ...known, name: author.name, href: author.href },
    series: series && { name: series.name, href: series.href },
  };
}

/** A page with a date, as an article by its author or else by the business. */
export const article = (
  input: JsonLdInput,
  { date, updated, tags, ...by }: Article,
): BlogPosting => {
  const { business, page, picture } = input;
  const publisher = companyReference(business);
  return defined<Extract<BlogPosting, { "@type": "BlogPosting" }>>({
    "@type": "BlogPosting",
    "@id": `${page.url}#article`,
    headline: page.label,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    datePublished: date,
    dateModified: updated,
    image: picture?.url,
    keywords: tags && [...tags],
    isPartOf: by.series && seriesOf(by.series, input),
    author: by.author ? personOf(by.author, input) : publisher,
    publisher,
  });
};

const personOf = (
  { name, href, text, picture, profiles = [] }: NonNullable<Article["author"]>,
  { business }: JsonLdInput,
) =>
  defined<Extract<Person, { "@type": "Person" }>>({
    "@type": "Person",
    name,
    url: href && business.url + encodedPath(href),
    description: text && plainText(text).trim(),
    image: picture && business.url + picture.file.url,
    sameAs: nonEmpty(profiles.map(({ url }) => url)),
  });

const seriesOf = ({ name, href }: NonNullable<Article["series"]>, { business }: JsonLdInput) =>
  defined<Extract<CreativeWorkSeries, { "@type": "CreativeWorkSeries" }>>({
    "@type": "CreativeWorkSeries",
    name,
    url: href && business.url + encodedPath(href),
  });
