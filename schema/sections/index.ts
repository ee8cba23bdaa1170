import * as z from "zod";
import { about } from "./about.ts";
import { checklist } from "./checklist.ts";
import { comparison } from "./comparison.ts";
import { contact } from "./contact.ts";
import { ctaBand } from "./cta-band.ts";
import { featureGrid } from "./feature-grid.ts";
import { figures } from "./figures.ts";
import { hero } from "./hero.ts";
import { leadCapture } from "./lead-capture.ts";
import { nearbyAreas } from "./nearby-areas.ts";
import { privacy } from "./privacy.ts";
import { prose } from "./prose.ts";
import { siteSearch } from "./site-search.ts";
import { steps } from "./steps.ts";
import { tiers } from "./tiers.ts";
import { valueBand } from "./value-band.ts";

/** Every section type by its name. A new type is one file beside this one and one line here. */
export const sectionSchemas = {
  about,
  checklist,
  comparison,
  contact,
  ctaBand,
  featureGrid,
  figures,
  hero,
  leadCapture,
  nearbyAreas,
  privacy,
  prose,
  siteSearch,
  steps,
  tiers,
  valueBand,
};

export type SectionType = keyof typeof sectionSchemas;

const [first, ...rest] = Object.values(sectionSchemas);

/** One section of a page: its `type` decides which other fields it takes. */
export const sectionSchema = z
  .discriminatedUnion("type", [first as (typeof sectionSchemas)[SectionType], ...rest])
  .meta({ id: "section", description: "One section of a page; start with its `type`." });

export type Section = z.output<typeof sectionSchema>;
