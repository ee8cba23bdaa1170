import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";

/** For each area the link to its page; null where it has none. */
export const deriveNearbyAreas = (
  { siblings }: SectionContext,
  { areas }: ResolvedSection<"nearbyAreas">,
) => ({ links: areas.map((area) => siblings.get(area) ?? null) });
