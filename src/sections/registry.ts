import type { ComponentType } from "react";
import type { SectionType } from "../../schema/sections/index.ts";
import type { SectionModel } from "../model/route.ts";
import { About } from "./about/about.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { Contact } from "./contact/contact.tsx";
import { CtaBand } from "./cta-band/cta-band.tsx";
import { FeatureGrid } from "./feature-grid/feature-grid.tsx";
import { Figures } from "./figures/figures.tsx";
import { Hero } from "./hero/hero.tsx";
import { LeadCapture } from "./lead-capture/lead-capture.tsx";
import { NearbyAreas } from "./nearby-areas/nearby-areas.tsx";
import { Privacy } from "./privacy/privacy.tsx";
import { Prose } from "./prose/prose.tsx";
import { SiteSearch } from "./site-search/site-search.tsx";
import { Steps } from "./steps/steps.tsx";
import { Tiers } from "./tiers/tiers.tsx";
import { ValueBand } from "./value-band/value-band.tsx";

export type Components = { [T in SectionType]: ComponentType<SectionModel<T>> };

/** The component of each section type; a registered schema without one does not compile. */
export const components = {
  about: About,
  checklist: Checklist,
  comparison: Comparison,
  contact: Contact,
  ctaBand: CtaBand,
  featureGrid: FeatureGrid,
  figures: Figures,
  hero: Hero,
  leadCapture: LeadCapture,
  nearbyAreas: NearbyAreas,
  privacy: Privacy,
  prose: Prose,
  siteSearch: SiteSearch,
  steps: Steps,
  tiers: Tiers,
  valueBand: ValueBand,
} satisfies Components;
