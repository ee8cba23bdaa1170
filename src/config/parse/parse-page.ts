import { safeParse } from "zod";
import type { Section } from "../../../schema/fields/section.ts";
import type { Page, Template } from "../../../schema/page.ts";
import { type Diagnostic, hasErrors, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { ownProperty } from "../../lib/objects.ts";
import { singleToken } from "../../lib/token.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";
import type { ExpandedPage } from "../expand/expand-page.ts";
import { aboutField } from "./about-field.ts";
import { parameterProblems } from "./parameters.ts";
import { parseSection, sourceProblems } from "./parse-section.ts";
import { type PageParser, type ParsedPage, pageOf } from "./parsed-page.ts";

/** Parses an expanded page. Its sections are parsed if its other fields and its parameters are valid. */
export function parsePage(
  expanded: ExpandedPage,
  parser: PageParser,
): { page: ParsedPage | undefined; diagnostics: Diagnostic[] } {
  const { origin } = expanded;
  const { data, ...fields } = parseFields(expanded, parser);
  const template = ownProperty(parser.templates, expanded.template ?? "");
  const diagnostics = [
    ...fields.diagnostics,
    ...expanded.diagnostics,
    ...(data && template ? parameterProblems(data, origin, template) : []),
  ];
  if (!data || hasErrors(diagnostics)) return { page: undefined, diagnostics };
  addAll(diagnostics, [
    ...missingFields(data, expanded, template, parser.kit),
    ...areaProblems(data, expanded),
    ...newsProblems(data, origin),
  ]);
  const { sections, ...parsed } = parsedSections(data.sections ?? [], expanded, parser);
  addAll(diagnostics, parsed.diagnostics);
  const { title, description } = data;
  if (hasErrors(diagnostics) || title === undefined || description === undefined)
    return { page: undefined, diagnostics };
  const withOrigin = <T>(key: keyof Page, value: T) => ({
    value,
    origin: fieldOrigin(key, expanded),
  });
  const titled = withOrigin("title", title);
  const { path, language, translationOf, oneLanguage, index, structuredData, picture } = data;
  const page: ParsedPage = {
    ...{ path, language, translationOf, oneLanguage, index, structuredData, picture },
    template: data.template,
    origin,
    entry: expanded.entry,
    shared: expanded.shared,
    label: data.label === undefined ? titled : withOrigin("label", data.label),
    title: titled,
    description: withOrigin("description", description),
    sections,
    parent: data.parent === undefined ? undefined : withOrigin("parent", data.parent),
    news: { date: data.date, updated: data.updated },
    listing: {
      ...(data.author !== undefined && { author: withOrigin("author", data.author) }),
      ...(data.series !== undefined && { series: withOrigin("series", data.series) }),
      ...(data.summary !== undefined && { summary: withOrigin("summary", data.summary) }),
      ...(data.tags && {
        tags: data.tags.map((value, at) => ({
          value,
          origin: [...fieldOrigin("tags", expanded), at],
        })),
      }),
    },
    areaServed:
      data.areaServed === undefined ? undefined : withOrigin("areaServed", data.areaServed),
    parameters: template && {
      template: expanded.template ?? "",
      params: template.params,
      sections: template.sections,
      values: data.params,
    },
  };
  return { page, diagnostics };
}

/** Parses the fields of an expanded page, but not its sections. */
export function parseFields(expanded: ExpandedPage, parser: PageParser) {
  const schema = parser.kit.schemas.expandedPage;
  const { data, error } = safeParse(schema, expanded.page, { reportInput: true });
  return { data, diagnostics: sourceProblems(error?.issues ?? [], [], expanded, parser) };
}

/** The path of a field of the page: its own, or its template's. */
const fieldOrigin = (key: keyof Page, { page, origin, valueOrigins }: ExpandedPage): Path =>
  valueOrigins.get(page)?.get(key)?.path ?? [...origin, key];

function parsedSections(all: readonly unknown[], expanded: ExpandedPage, parser: PageParser) {
  const { sectionsOrigin: origin, valueOrigins } = expanded;
  const diagnostics: Diagnostic[] = [];
  const value: Section[] = [];
  const origins: Path[] = [];
  for (const index of all.keys()) {
    const parsed = parseSection(index, expanded, parser);
    addAll(diagnostics, parsed.diagnostics);
    // Published drafts are no longer marked as drafts (src/config/expand/published.ts).
    if (!parsed.section || parsed.section.draft === true) continue;
    value.push(parsed.section);
    origins.push(parsed.origin);
  }
  return { diagnostics, sections: { value, origin, origins, valueOrigins } };
}

/** Reports required fields that neither the page nor its template has. */
function missingFields(
  page: Pick<Page, "title" | "description"> & { sections?: unknown },
  expanded: ExpandedPage,
  template: Template | undefined,
  { schemas }: SectionKit,
): Diagnostic[] {
  const { origin, entry, template: name } = expanded;
  const missing = (["title", "description", "sections"] as const).filter(
    (key) => page[key] === undefined,
  );
  return missing.map((key) => {
    const about = aboutField([key], {}, schemas.page);
    if (!template || name === undefined)
      return problem("missing-key", origin, `The page ${entry.path} has no "${key}".`, about);
    const token = template[key];
    if (typeof token === "string" && singleToken(token) !== undefined) {
      const message = `This page has no "${key}": its template uses ${token}, which the page does not set.`;
      const hint = `Add it under "params", or add "${key}" to the page.`;
      return problem("missing-key", [...origin, "params"], message, hint, { at: "key" });
    }
    // Reported at the template, so that it is one problem for all of its pages.
    const message = `The template "${name}" has no "${key}", and neither do its pages.`;
    return problem("missing-key", ["templates", name], message, about, {
      at: "key",
      ...pageOf(expanded),
    });
  });
}

/** Reports "updated" without a date, or before the date. */
function newsProblems(
  { date, updated }: Pick<Page, "date" | "updated">,
  origin: Path,
): Diagnostic[] {
  if (updated === undefined) return [];
  if (date !== undefined) {
    if (updated >= date) return [];
    const message = `The page was changed on ${updated}, before its own date, ${date}.`;
    return [problem("page-shape", [...origin, "updated"], message, "Correct one of the two.")];
  }
  const message = 'Only a page with a date shows when it was "updated".';
  const hint = 'Add "date", or remove "updated".';
  return [problem("page-shape", [...origin, "updated"], message, hint, { at: "key" })];
}

/** "areaServed" only has an effect on a page about a service. */
function areaProblems(
  { areaServed, structuredData }: Pick<Page, "areaServed" | "structuredData">,
  expanded: ExpandedPage,
): Diagnostic[] {
  if (areaServed === undefined || structuredData === "service") return [];
  const at = fieldOrigin("areaServed", expanded);
  const message = 'Only a page about a service can have "areaServed".';
  const hint = 'Add "structuredData": "service", or remove "areaServed".';
  return [problem("page-shape", at, message, hint, { at: "key" })];
}
