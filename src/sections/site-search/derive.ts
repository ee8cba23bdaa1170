import type { SectionContext } from "../../model/section-context.ts";

/** The URL of the search index. */
export const deriveSiteSearch = ({ searchIndex }: SectionContext) => ({ index: searchIndex });
