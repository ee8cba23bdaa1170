import type { SectionType } from "../../schema/sections/index.ts";
import type { SectionContext } from "../model/section-context.ts";
import type { ResolvedSection } from "../model/values.ts";
import { deriveContact } from "./contact/derive.ts";
import { deriveHero } from "./hero/derive.ts";
import { deriveLeadCapture } from "./lead-capture/derive.ts";
import { deriveNearbyAreas } from "./nearby-areas/derive.ts";
import { derivePrivacy } from "./privacy/derive.ts";

export type Derive<T extends SectionType = SectionType> = (
  context: SectionContext,
  section: ResolvedSection<T>,
) => object;

/**
 * What a section needs from the rest of the site, for the few types that do. It runs while the site
 * is compiled, never in the browser; the result joins the section's own fields as props.
 */
export const derivers = {
  contact: deriveContact,
  hero: deriveHero,
  leadCapture: deriveLeadCapture,
  nearbyAreas: deriveNearbyAreas,
  privacy: derivePrivacy,
} satisfies { [T in SectionType]?: Derive<T> };
