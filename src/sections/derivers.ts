import type { SectionType } from "../../schema/sections/index.ts";
import type { SectionData } from "../model/route.ts";
import type { Derive } from "../model/section-context.ts";
import { deriveContact } from "./contact/derive.ts";
import { deriveHero } from "./hero/derive.ts";
import { deriveLeadCapture } from "./lead-capture/derive.ts";
import { deriveNearbyAreas } from "./nearby-areas/derive.ts";
import { derivePrivacy } from "./privacy/derive.ts";
import { deriveSiteSearch } from "./site-search/derive.ts";

/** The derivers of those types that have one. */
export const derivers = {
  contact: deriveContact,
  hero: deriveHero,
  leadCapture: deriveLeadCapture,
  nearbyAreas: deriveNearbyAreas,
  privacy: derivePrivacy,
  siteSearch: deriveSiteSearch,
} satisfies { [T in SectionType]?: Derive<T> };

type Derivers = typeof derivers;

/** A section of each type with all its fields. */
export type SectionsByType = {
  [T in SectionType]: T extends keyof Derivers ? SectionData<T, Derivers[T]> : SectionData<T>;
};
