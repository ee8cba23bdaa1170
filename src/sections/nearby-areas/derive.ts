import type { Link, ResolvedSection } from "../../model/values.ts";
import type { SectionContext } from "../context.ts";

/** Links for those areas that have a page of their own. */
export function deriveNearbyAreas(
  context: SectionContext,
  { areas }: ResolvedSection<"nearbyAreas">,
) {
  const links: Record<string, Link> = {};
  for (const area of areas) {
    const link = context.siblings.get(area);
    if (link) links[area] = link;
  }
  return { links };
}
