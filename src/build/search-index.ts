import type { CompiledSite } from "../compile/compile.ts";
import type { CompiledPage } from "../compile/routes.ts";
import { plainText, type Use } from "../compile/uses.ts";
import type { SearchDocument } from "../model/search.ts";
import type { MarkdownNode } from "../model/values.ts";

/**
 * What the search of a site knows: the pages that search engines may list as well. Undefined for a
 * site without a search.
 */
export function searchIndex({ pages }: CompiledSite): SearchDocument[] | undefined {
  const hasSearch = pages.some(({ route }) =>
    route.sections.some(({ type }) => type === "siteSearch"),
  );
  return hasSearch ? pages.filter(({ page }) => page.index).map(searchDocument) : undefined;
}

const searchDocument = ({ page, label, title, description, uses }: CompiledPage) => ({
  path: page.path,
  label,
  title,
  description,
  headings: [...new Set(uses.flatMap(headingsOf))],
});

function headingsOf(use: Use): string[] {
  if (use.kind === "text" && use.heading !== undefined) return [use.value];
  return use.kind === "markdown" ? use.nodes.flatMap(headingWords) : [];
}

const headingWords = (node: MarkdownNode): string[] =>
  node.type === "heading" ? [plainText(node.children)] : [];
