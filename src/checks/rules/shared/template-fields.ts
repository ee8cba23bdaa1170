import type { Template } from "../../../../schema/page.ts";
import type { Site } from "../../../../schema/site.ts";

/** What a page may say for itself in place of what its template says. */
const FIELDS = ["label", "title", "description", "parent", "structuredData", "areaServed"] as const;

/** The fields of a template that each of its pages replaces by its own; none if it has no pages. */
export function replacedFields(id: string, template: Template, { pages }: Site) {
  const made = pages.filter((page) => page.template === id);
  if (made.length === 0) return [];
  return FIELDS.filter(
    (field) => template[field] !== undefined && made.every((page) => page[field] !== undefined),
  );
}

/** A template with what at least one of its pages takes from it. */
export function withoutReplaced(id: string, template: Template, config: Site): Template {
  const replaced = replacedFields(id, template, config).map((field) => [field, undefined]);
  return { ...template, ...Object.fromEntries(replaced) };
}
