import { inAddress } from "../../config/tables/row-path.ts";
import type { PageSummary } from "../protocol/pages.ts";

/** How the paths of a template's pages are made from one of their parameters. */
export interface PathPattern {
  parameter: string;
  make(name: string): string;
}

/** The pattern that all pages of a template follow, such as `/web-design-{location}`. */
export function pathPattern(
  { pages, config }: { pages: readonly PageSummary[]; config: Record<string, unknown> },
  template: string,
): PathPattern | undefined {
  const entries: unknown[] = Array.isArray(config.pages) ? config.pages : [];
  const own = pages.flatMap((page) => {
    const { params } = Object(entries[page.index]);
    return page.template === template && page.row === undefined
      ? [{ path: page.path, params: Object(params) as Record<string, unknown> }]
      : [];
  });
  const [first] = own;
  for (const [parameter, value] of Object.entries(first?.params ?? {})) {
    const name = typeof value === "string" ? inAddress(value) : "";
    if (!first || name === "" || !first.path.endsWith(name)) continue;
    const start = first.path.slice(0, -name.length);
    // A title may begin with the words of the pattern.
    const make = (each: string) => (`/${each}`.startsWith(start) ? `/${each}` : start + each);
    const isMost = own.filter(
      ({ path, params }) => make(inAddress(String(params[parameter]))) === path,
    );
    if (isMost.length * 2 > own.length) return { parameter, make };
  }
  return undefined;
}
