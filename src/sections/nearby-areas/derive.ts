import type { Fields, SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** For each area the link to its page, or null; and the pages of a template. */
export const deriveNearbyAreas = (
  { pageCalled, pagesOf }: SectionContext,
  { areas = [], pages }: Fields<typeof schema>,
) => ({
  links: areas.map((area) => pageCalled(area) ?? null),
  ...(pages === undefined ? {} : { others: pagesOf(pages, "pages") }),
});
