import type { SectionContext } from "plumbline/kit";

/** The URL of the search index. */
export const deriveSiteSearch = ({ searchIndex }: SectionContext) => ({ index: searchIndex });
