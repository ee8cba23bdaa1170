import { isObject } from "../../lib/objects.ts";
import { withCellTypes } from "../tables/typed-lists.ts";
import type { SourceFile } from "../tables/with-tables.ts";
import { type ExpandedPage, expandPage } from "./expand-page.ts";
import { exampleValue } from "./parameter-values.ts";
import { type PublishedSource, published, type View } from "./published.ts";
import type { SectionFields } from "./section-fields.ts";
import { usedNames, withUsedTypes } from "./use-shared.ts";

/** A config as it is published on a day, with ordinary pages. */
export interface Expanded extends PublishedSource {
  /** The entries of `pages`. */
  entries: readonly unknown[];
  /** The page at an index of the entries. Pages are expanded on demand, since most are cached. */
  page(index: number): ExpandedPage;
  /** Pages for templates and shared sections that nothing uses, with examples of parameters. */
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
  const value = isObject(current.value) ? withUsedTypes(current.value) : current.value;
  const config: Json = Object(value);
  const entries: readonly unknown[] = Array.isArray(config.pages) ? config.pages : [];
  const page = (index: number) => expandPage(index, entries[index], config, fields);
  const examples = [...unusedTemplates(config, entries), ...unusedShared(config)].map(
    (entry, at) => ({ ...expandPage(entries.length + at, entry, config, fields), isExample: true }),
  );
  return { ...current, value, entries, page, examples };
}

type Json = Record<string, unknown>;

/** A page for each template that no page uses. */
function unusedTemplates({ templates }: Json, entries: readonly unknown[]): Json[] {
  const used = new Set(entries.map((entry): unknown => Object(entry).template));
  return Object.entries(Object(templates)).flatMap(([name, template]): Json[] =>
    used.has(name) ? [] : [exampleOfTemplate(name, Object(template))],
  );
}

/** A page with the shared sections that nothing uses, for each language that has some. */
function unusedShared(config: Json): Json[] {
  const used = usedNames(config);
  const all: [unknown, unknown][] = [
    [config.language, config],
    ...Object.entries(Object(config.languages)),
  ];
  return all.flatMap(([language, lists]) => {
    const unused = Object.keys(Object(Object(lists).shared)).filter((name) => !used.has(name));
    const sections = unused.map((use) => ({ use }));
    return unused.length === 0 ? [] : [{ ...EXAMPLE, ...TEXTS, language, sections }];
  });
}

const EXAMPLE = { path: "/example", index: false, oneLanguage: true };
const TEXTS = { title: "…", description: "…" };

const exampleOfTemplate = (template: string, { params, title, description }: Json): Json => ({
  ...EXAMPLE,
  template,
  ...(title === undefined && { title: TEXTS.title }),
  ...(description === undefined && { description: TEXTS.description }),
  params: Object.fromEntries(
    Object.entries(Object(params)).map(([name, declared]) => [
      name,
      exampleValue(Object(declared)),
    ]),
  ),
});
