import { withCellTypes } from "../tables/list-tables.ts";
import type { SourceFile } from "../tables/with-tables.ts";
import { type ExpandedPage, expandPage } from "./expand-page.ts";
import { exampleValue } from "./parameter-values.ts";
import { type PublishedSource, published, type View } from "./published.ts";
import type { SectionFields } from "./section-fields.ts";

/** A config as it is published on a day, with ordinary pages. */
export interface Expanded extends PublishedSource {
  /** The entries of `pages`. */
  entries: readonly unknown[];
  /** The page at an index of the entries. Pages are expanded on demand, since most are cached. */
  page(index: number): ExpandedPage;
  /** A page for each template that no page uses, with examples of its parameters. */
  examples: readonly ExpandedPage[];
}

/**
 * Turns drafts, days, templates and their pages into ordinary pages. It takes any plain JSON, valid or not.
 */
export function expand(
  source: SourceFile,
  fields: SectionFields,
  view: View = "today",
  day?: string,
): Expanded {
  const current = published(withCellTypes(source, fields), view, day);
  const { pages, templates } = Object(current.value);
  const entries: readonly unknown[] = Array.isArray(pages) ? pages : [];
  const used = new Set(entries.map((entry): unknown => Object(entry).template));
  const examples = Object.entries(Object(templates))
    .filter(([name]) => !used.has(name))
    .map(([name, template], at) => ({
      ...expandPage(entries.length + at, exampleEntry(name, Object(template)), templates, fields),
      isExample: true,
    }));
  const page = (index: number) => expandPage(index, entries[index], templates, fields);
  return { ...current, entries, page, examples };
}

const exampleEntry = (
  template: string,
  { params, title, description }: Record<string, unknown>,
) => ({
  path: "/example",
  index: false,
  oneLanguage: true,
  template,
  ...(title === undefined && { title: "…" }),
  ...(description === undefined && { description: "…" }),
  params: Object.fromEntries(
    Object.entries(Object(params)).map(([name, declared]) => [
      name,
      exampleValue(Object(declared)),
    ]),
  ),
});
