import * as z from "zod";
import { about } from "./about.ts";
import { banner } from "./banner.ts";
import { checklist } from "./checklist.ts";
import { comparison } from "./comparison.ts";
import { contact } from "./contact.ts";
import { ctaBand } from "./cta-band.ts";
import { downloads } from "./downloads.ts";
import { faq } from "./faq.ts";
import { featureGrid } from "./feature-grid.ts";
import { figures } from "./figures.ts";
import { gallery } from "./gallery.ts";
import { hero } from "./hero.ts";
import { hours } from "./hours.ts";
import { leadCapture } from "./lead-capture.ts";
import { locations } from "./locations.ts";
import { logos } from "./logos.ts";
import { nearbyAreas } from "./nearby-areas.ts";
import { newsList } from "./news-list.ts";
import { priceList } from "./price-list.ts";
import { privacy } from "./privacy.ts";
import { prose } from "./prose.ts";
import { siteSearch } from "./site-search.ts";
import { steps } from "./steps.ts";
import { table } from "./table.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";
import { tiers } from "./tiers.ts";
import { valueBand } from "./value-band.ts";
import { video } from "./video.ts";

/** Every section type by its name. A new type is one file beside this one and one line here. */
export const sectionSchemas = {
  about,
  banner,
  checklist,
  comparison,
  contact,
  ctaBand,
  downloads,
  faq,
  featureGrid,
  figures,
  gallery,
  hero,
  hours,
  leadCapture,
  locations,
  logos,
  nearbyAreas,
  priceList,
  newsList,
  privacy,
  prose,
  siteSearch,
  steps,
  team,
  testimonials,
  table,
  tiers,
  valueBand,
  video,
};

export type SectionType = keyof typeof sectionSchemas;

const [first, ...rest] = Object.values(sectionSchemas);

/** One section of a page: its `type` decides which other fields it takes. */
export const sectionSchema = z
  .discriminatedUnion("type", [first as (typeof sectionSchemas)[SectionType], ...rest])
  .meta({ id: "section", description: "One section of a page; start with its `type`." });

export type Section = z.output<typeof sectionSchema>;
