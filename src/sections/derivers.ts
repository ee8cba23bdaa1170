import type { SectionType } from "../../schema/sections/index.ts";
import type { SectionModel } from "../model/route.ts";
import type { Derive } from "../model/section-context.ts";
import { deriveBanner } from "./banner/derive.ts";
import { deriveContact } from "./contact/derive.ts";
import { deriveDownloads } from "./downloads/derive.ts";
import { deriveGallery } from "./gallery/derive.ts";
import { deriveHero } from "./hero/derive.ts";
import { deriveHours } from "./hours/derive.ts";
import { deriveLeadCapture } from "./lead-capture/derive.ts";
import { deriveLocations } from "./locations/derive.ts";
import { deriveNearbyAreas } from "./nearby-areas/derive.ts";
import { deriveNewsList } from "./news-list/derive.ts";
import { derivePriceList } from "./price-list/derive.ts";
import { derivePrivacy } from "./privacy/derive.ts";
import { deriveSiteSearch } from "./site-search/derive.ts";
import { deriveSteps } from "./steps/derive.ts";
import { deriveTable } from "./table/derive.ts";
import { deriveTeam } from "./team/derive.ts";
import { deriveTestimonials } from "./testimonials/derive.ts";
import { deriveTiers } from "./tiers/derive.ts";
import { deriveVideo } from "./video/derive.ts";

/** The derivers of those types that have one. */
export const derivers = {
  banner: deriveBanner,
  contact: deriveContact,
  downloads: deriveDownloads,
  gallery: deriveGallery,
  hero: deriveHero,
  hours: deriveHours,
  leadCapture: deriveLeadCapture,
  locations: deriveLocations,
  nearbyAreas: deriveNearbyAreas,
  priceList: derivePriceList,
  newsList: deriveNewsList,
  privacy: derivePrivacy,
  siteSearch: deriveSiteSearch,
  steps: deriveSteps,
  table: deriveTable,
  team: deriveTeam,
  tiers: deriveTiers,
  testimonials: deriveTestimonials,
  video: deriveVideo,
} satisfies { [T in SectionType]?: Derive<T> };

type Derivers = typeof derivers;

/** A section of each type with all its fields. */
export type SectionsByType = {
  [T in SectionType]: T extends keyof Derivers ? SectionModel<T, Derivers[T]> : SectionModel<T>;
};
