import type { KeptSite } from "../checks/engine/summary.ts";
import type { SearchDocument } from "../model/search.ts";

/**
 * What the search of a site knows: the pages that search engines may list as well. Undefined for a
 * site without a search.
 */
export function searchIndex({ pages }: Pick<KeptSite, "pages">): SearchDocument[] | undefined {
  if (!pages.some(({ features }) => features.includes("search"))) return undefined;
  return pages
    .filter(({ listed }) => listed)
    .map(({ path, label, title, description, headings }) => ({
      path,
      label,
      title,
      description,
      headings,
    }));
}
