import type { ComponentType } from "react";
import type { SectionType } from "../../schema/sections/index.ts";
import type { SectionModel } from "../model/route.ts";
import { Checklist } from "./checklist/checklist.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { CtaBand } from "./cta-band/cta-band.tsx";
import type { SectionsByType } from "./derivers.ts";
import { FeatureGrid } from "./feature-grid/feature-grid.tsx";
import { Figures } from "./figures/figures.tsx";
import { Hero } from "./hero/hero.tsx";
import { NearbyAreas } from "./nearby-areas/nearby-areas.tsx";
import { Steps } from "./steps/steps.tsx";
import { ValueBand } from "./value-band/value-band.tsx";

export type Components = { [T in SectionType]: ComponentType<SectionsByType[T]> };

/** Types that come with the app: small ones that most pages show. */
const inApp = {
  checklist: Checklist,
  comparison: Comparison,
  ctaBand: CtaBand,
  featureGrid: FeatureGrid,
  figures: Figures,
  hero: Hero,
  nearbyAreas: NearbyAreas,
  steps: Steps,
  valueBand: ValueBand,
} satisfies Partial<Components>;

type OnDemandSections = {
  [T in Exclude<SectionType, keyof typeof inApp>]: () => Promise<Components[T]>;
};

/** All other types come with the first page that shows them: docs/decisions/0021-section-code.md. */
const onDemand: OnDemandSections = {
  about: () => import("./about/about.tsx").then((m) => m.About),
  banner: () => import("./banner/banner.tsx").then((m) => m.Banner),
  contact: () => import("./contact/contact.tsx").then((m) => m.Contact),
  downloads: () => import("./downloads/downloads.tsx").then((m) => m.Downloads),
  faq: () => import("./faq/faq.tsx").then((m) => m.Faq),
  gallery: () => import("./gallery/gallery.tsx").then((m) => m.Gallery),
  hours: () => import("./hours/hours.tsx").then((m) => m.Hours),
  leadCapture: () => import("./lead-capture/lead-capture.tsx").then((m) => m.LeadCapture),
  locations: () => import("./locations/locations.tsx").then((m) => m.Locations),
  priceList: () => import("./price-list/price-list.tsx").then((m) => m.PriceList),
  logos: () => import("./logos/logos.tsx").then((m) => m.Logos),
  newsList: () => import("./news-list/news-list.tsx").then((m) => m.NewsList),
  privacy: () => import("./privacy/privacy.tsx").then((m) => m.Privacy),
  prose: () => import("./prose/prose.tsx").then((m) => m.Prose),
  siteSearch: () => import("./site-search/site-search.tsx").then((m) => m.SiteSearch),
  team: () => import("./team/team.tsx").then((m) => m.Team),
  testimonials: () => import("./testimonials/testimonials.tsx").then((m) => m.Testimonials),
  table: () => import("./table/table.tsx").then((m) => m.Table),
  tiers: () => import("./tiers/tiers.tsx").then((m) => m.Tiers),
  video: () => import("./video/video.tsx").then((m) => m.Video),
};

/** The component of each section type, as far as they are loaded. */
export const components: Partial<Components> = { ...inApp };

const isOnDemand = (type: string): type is keyof typeof onDemand => type in onDemand;

const load = async (type: keyof typeof onDemand) =>
  void Object.assign(components, { [type]: await onDemand[type]() });

/** Sees to it that these sections can be rendered. */
export const loadSections = (sections: readonly SectionModel[]) =>
  Promise.all(sections.map(({ type }) => isOnDemand(type) && load(type)));

/** Sees to it that sections of every type can be rendered. */
export const loadAllSections = () =>
  Promise.all(Object.keys(onDemand).filter(isOnDemand).map(load));
