import type { Thing } from "schema-dts";
import type { Business } from "../../schema/business.ts";
import type { Texts } from "../../schema/fields/texts.ts";
import type { SiteLocation } from "../facts/locations.ts";
import type { Crumb } from "../model/route.ts";
import type { BusinessThing } from "../model/section-context.ts";

/** Addresses of the pictures of the business, as far as it has them. */
export interface BusinessPictures {
  logo: string | undefined;
  share: string | undefined;
  photos: string[];
}

/** What shows a page where somebody shares it, and what is known about that picture. */
export interface SharePicture {
  url: string;
  about?: { alt: string; width?: number; height?: number; type?: string };
}

/** What structured data needs to know about the site and one page of it. */
export interface JsonLdInput {
  business: Business;
  locations: readonly SiteLocation[];
  /** The business as other things refer to it. */
  self: BusinessThing;
  texts: Texts["siteData"];
  /** Whether a note says of opening hours that they do not hold each week. */
  limits: (note: string) => boolean;
  /** The languages of the site, the main one first. */
  languages: readonly { language: string }[];
  images: BusinessPictures;
  page: { url: string; label: string; description: string };
  title: string;
  trail: Crumb[];
  structuredData: "business" | "service" | undefined;
  /** The one place that the page's service is for. */
  areaServed: string | undefined;
  /** The services of the offer catalogue: each page that describes one. */
  services: { label: string; url: string }[];
  /** Address of the page that searches the site, if there is one. */
  search: string | undefined;
  /** When a page with a date is of. */
  article: { date: string; updated?: string | undefined } | undefined;
  /** Undefined where the owner gives none and none is drawn. */
  picture: SharePicture | undefined;
  /** What the sections of the page tell of. */
  described: readonly Thing[];
}
