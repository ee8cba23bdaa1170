import type { BlogPosting } from "schema-dts";
import { companyReference, defined } from "./business-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";

/** A page with a date, as an article by the business. */
export const article = (
  { business, page, picture }: JsonLdInput,
  { date, updated }: NonNullable<JsonLdInput["article"]>,
): BlogPosting => {
  const author = companyReference(business);
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
    author,
    publisher: author,
  });
};
