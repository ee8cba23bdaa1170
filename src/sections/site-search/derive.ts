import type { SectionContext } from "../../model/section-context.ts";

/** Where the index lies that the search looks into. */
export const deriveSiteSearch = ({ searchIndex }: SectionContext) => ({ index: searchIndex });
