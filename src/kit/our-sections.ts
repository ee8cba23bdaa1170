import type { SectionType } from "../model/kit/section-definition.ts";
import { banner } from "../sections/banner/section.ts";
import { checklist } from "../sections/checklist/section.ts";
import { comparison } from "../sections/comparison/section.ts";
import { contact } from "../sections/contact/section.ts";
import { ctaBand } from "../sections/cta-band/section.ts";
import { downloads } from "../sections/downloads/section.ts";
import { embed } from "../sections/embed/section.ts";
import { events } from "../sections/events/section.ts";
import { faq } from "../sections/faq/section.ts";
import { featureGrid } from "../sections/feature-grid/section.ts";
import { figures } from "../sections/figures/section.ts";
import { gallery } from "../sections/gallery/section.ts";
import { hero } from "../sections/hero/section.ts";
import { hours } from "../sections/hours/section.ts";
import { jobs } from "../sections/jobs/section.ts";
import { leadCapture } from "../sections/lead-capture/section.ts";
import { locations } from "../sections/locations/section.ts";
import { logos } from "../sections/logos/section.ts";
import { menu } from "../sections/menu/section.ts";
import { nearbyAreas } from "../sections/nearby-areas/section.ts";
import { newsList } from "../sections/news-list/section.ts";
import { pageHeader } from "../sections/page-header/section.ts";
import { pageList } from "../sections/page-list/section.ts";
import { priceList } from "../sections/price-list/section.ts";
import { privacy } from "../sections/privacy/section.ts";
import { products } from "../sections/products/section.ts";
import { prose } from "../sections/prose/section.ts";
import { siteSearch } from "../sections/site-search/section.ts";
import { split } from "../sections/split/section.ts";
import { steps } from "../sections/steps/section.ts";
import { table } from "../sections/table/section.ts";
import { team } from "../sections/team/section.ts";
import { testimonials } from "../sections/testimonials/section.ts";
import { tiers } from "../sections/tiers/section.ts";
import { timetable } from "../sections/timetable/section.ts";
import { valueBand } from "../sections/value-band/section.ts";
import { video } from "../sections/video/section.ts";
import { vouchers } from "../sections/vouchers/section.ts";

export const ourSections: readonly SectionType[] = [
  banner,
  checklist,
  comparison,
  contact,
  ctaBand,
  downloads,
  embed,
  events,
  faq,
  featureGrid,
  figures,
  gallery,
  hero,
  hours,
  jobs,
  leadCapture,
  locations,
  logos,
  menu,
  nearbyAreas,
  newsList,
  pageHeader,
  pageList,
  priceList,
  privacy,
  prose,
  products,
  siteSearch,
  split,
  steps,
  table,
  team,
  testimonials,
  tiers,
  timetable,
  valueBand,
  video,
  vouchers,
];
