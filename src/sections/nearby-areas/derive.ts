import type { SectionContext } from "../../model/section-context.ts";
import type { Link, ResolvedSection } from "../../model/values.ts";

/** Links for those areas that have a page of their own. */
export function deriveNearbyAreas(
  context: SectionContext,
  { areas }: ResolvedSection<"nearbyAreas">,
) {
  // Without a prototype an area can have any name, and those of each page do not make a class of
  // objects of their own, which would take more time than all else here.
  const links: Record<string, Link> = Object.create(null);
  for (const area of areas) {
    const link = context.siblings.get(area);
    if (link) links[area] = link;
  }
  return { links };
}
