import type { Thing } from "schema-dts";
import type { Business } from "../../../schema/business.ts";
import type { Texts } from "../../../schema/fields/texts.ts";
import type { SiteLocation } from "../../business/facts/locations.ts";
import type { BusinessEntity } from "../../model/kit/section-context.ts";
import type { Author } from "../../model/page-list.ts";
import type { Crumb } from "../../model/route.ts";

/** The addresses of the business's pictures. */
export interface BusinessPictures {
  logo: string | undefined;
  share: string | undefined;
  photos: string[];
}

/** The share image of a page, with its properties. */
export interface SharePicture {
  url: string;
  about?: { alt: string; width?: number; height?: number; type?: string };
}

/** An article; links are paths of the site. */
export interface Article {
  date: string;
  updated: string | undefined;
  tags: readonly string[] | undefined;
  author: (Partial<Author> & { name: string; href: string | undefined }) | undefined;
  series: { name: string; href: string | undefined } | undefined;
}

/** What the structured data of a page is made from. */
export interface JsonLdInput {
  business: Business;
  locations: readonly SiteLocation[];
  /** A reference to the business. */
  self: BusinessEntity;
  texts: Texts["siteData"];
  /** Whether a note limits opening hours to some weeks or visitors. */
  limits: (note: string) => boolean;
  /** The languages of the site, the main one first. */
  languages: readonly { language: string }[];
  images: BusinessPictures;
  page: { url: string; label: string; description: string };
  title: string;
  trail: Crumb[];
  structuredData: "business" | "service" | undefined;
  /** The place that the page's service is for. */
  areaServed: string | undefined;
  /** The pages of services, for the offer catalogue. */
  services: { label: string; url: string }[];
  /** Address of the page that searches the site, if there is one. */
  search: string | undefined;
  /** The article that a page with a date is. */
  article: Article | undefined;
  /** Undefined if there is no share image. */
  picture: SharePicture | undefined;
  /** The structured data of the page's sections. */
  described: readonly Thing[];
}
