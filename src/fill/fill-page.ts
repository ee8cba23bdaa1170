import type { Page, Template } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { type Diagnostic, hasErrors, type Path, problem } from "../diagnostics/diagnostic.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { aboutField } from "../parse/explain.ts";
import { pageScope, type Scope } from "../tokens/scope.ts";
import { localeOf as localeIn } from "../util/locale.ts";
import { ownProperty } from "../util/own-property.ts";
import { singleToken } from "../util/token.ts";
import { overrideProblems, unexpectedOverrides } from "./overrides.ts";
import { ownSections, type PageSections, templateSections } from "./page-sections.ts";
import { parameterScope } from "./parameter-scope.ts";
import { parameterProblems } from "./parameters.ts";

/** A value with its path in the config. */
export interface WithOrigin<T> {
  value: T;
  origin: Path;
}

/** A page as an ordered list of sections; later stages do not know templates. */
export interface FilledPage {
  path: string;
  origin: Path;
  /** Undefined for the main language of the site. */
  language: string | undefined;
  /** The page in the main language that it is the translation of. */
  translationOf: string | undefined;
  label: WithOrigin<string>;
  title: WithOrigin<string>;
  description: WithOrigin<string>;
  sections: PageSections;
  parent: WithOrigin<string> | undefined;
  index: boolean;
  structuredData: Page["structuredData"];
  /** What makes it an entry of lists of news. */
  news: Pick<Page, "date" | "updated">;
  picture: Page["picture"];
  /** The one place that a page about a service is for. */
  areaServed: WithOrigin<string> | undefined;
  /** The template it was made from; pages of one template are siblings. */
  template: string | undefined;
  /** The tokens of this page: the business's facts and the page's parameters. */
  scope: Scope;
}

/**
 * Turns the page at an index of the config into its own list of sections; undefined if it cannot be
 * filled.
 */
export function fillPage(
  index: number,
  { config, kit }: { config: Site; kit: SectionKit },
  facts: Scope,
) {
  const { pages, templates } = config;
  const page = pages[index];
  if (!page) throw new Error(`The config has no page ${index}.`);
  const origin = ["pages", index];
  const template = templateOf(page, templates);
  const made = filled(page, origin, {
    template,
    facts,
    kit,
    locale: localeOf(page, template, config),
  });
  return {
    page: made,
    problems(): Diagnostic[] {
      const ofEntry = [
        ...shapeProblems(page, origin, templates, kit),
        ...(template ? overrideProblems(page, origin, template) : []),
        ...(template ? parameterProblems(page, origin, template, facts) : []),
      ];
      if (hasErrors(ofEntry)) return ofEntry;
      return [
        ...ofEntry,
        ...(template ? omittedProblems(page, origin, template, facts) : []),
        ...(made ? [...areaProblems(made), ...newsProblems(made)] : []),
        ...(made?.sections.diagnostics ?? []),
      ];
    },
  };
}

const templateOf = ({ template }: Page, templates: Site["templates"]) =>
  template === undefined ? undefined : ownProperty(templates, template);

/** The locale for numbers on a page. */
const localeOf = (
  page: Page,
  template: Template | undefined,
  { language, business }: Site,
): string => localeIn(page.language ?? template?.language ?? language, business.address.country);

interface Filling {
  template: Template | undefined;
  facts: Scope;
  kit: SectionKit;
  locale: string;
}

function filled(
  page: Page,
  origin: Path,
  { template, facts, kit, locale }: Filling,
): FilledPage | undefined {
  const scope = template
    ? pageScope(facts, parameterScope(page, origin, template, facts, locale))
    : facts;
  const pick = <T>(key: keyof Page & keyof Template, ownValue?: T, shared?: T) => {
    if (ownValue !== undefined) return { value: ownValue, origin: [...origin, key] };
    if (shared === undefined || isOmitted(shared, scope)) return undefined;
    return { value: shared, origin: ["templates", page.template ?? "", key] };
  };
  const title = pick("title", page.title, template?.title);
  const description = pick("description", page.description, template?.description);
  const sections = sectionsOf(page, origin, template, scope, kit);
  if (!title || !description || !sections) return undefined;
  return {
    path: page.path,
    origin,
    language: page.language ?? template?.language,
    translationOf: page.translationOf,
    label: pick("label", page.label, template?.label) ?? title,
    title,
    description,
    sections,
    parent: pick("parent", page.parent, template?.parent),
    index: page.index,
    structuredData: page.structuredData ?? template?.structuredData,
    news: { date: page.date, updated: page.updated },
    picture: page.picture,
    areaServed: pick("areaServed", page.areaServed, template?.areaServed),
    template: page.template,
    scope,
  };
}

/** Whether a text consists of the token of a parameter that the page leaves out. */
function isOmitted(text: unknown, scope: Scope): boolean {
  const name = typeof text === "string" ? singleToken(text) : undefined;
  return name !== undefined && scope.get(name)?.isAbsent === true;
}

function sectionsOf(
  page: Page,
  origin: Path,
  template: Template | undefined,
  scope: Scope,
  kit: SectionKit,
): PageSections | undefined {
  if (template) return templateSections(page, origin, template, scope, kit);
  const { sections } = page;
  return sections && ownSections(sections, [...origin, "sections"]);
}

/** Reports a required field whose template takes it from a parameter that the page leaves out. */
function omittedProblems(page: Page, origin: Path, template: Template, facts: Scope): Diagnostic[] {
  const open = (["title", "description"] as const).filter(
    (key) => page[key] === undefined && singleToken(template[key] ?? "") !== undefined,
  );
  if (open.length === 0) return [];
  const scope = parameterScope(page, origin, template, facts);
  return open.flatMap((key) => {
    if (!isOmitted(template[key], scope)) return [];
    const message = `This page has no "${key}": its template uses ${template[key]}, which the page does not set.`;
    const hint = `Add it under "params", or add "${key}" to the page.`;
    return [problem("missing-key", [...origin, "params"], message, hint, { at: "key" })];
  });
}

/** Reports "updated" without a date, or before the date. */
function newsProblems({ origin, news: { date, updated } }: FilledPage): Diagnostic[] {
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

function strayParams(origin: Path): Diagnostic {
  const message = 'Parameters are for pages with a template, and this page has no "template".';
  const hint = 'Add "template", or remove "params".';
  return problem("page-shape", [...origin, "params"], message, hint, { at: "key" });
}

/** "areaServed" only has an effect on a page about a service. */
function areaProblems({ areaServed, structuredData }: FilledPage): Diagnostic[] {
  if (!areaServed || structuredData === "service") return [];
  const message = 'Only a page about a service can have "areaServed".';
  const hint = 'Add "structuredData": "service", or remove "areaServed".';
  return [problem("page-shape", areaServed.origin, message, hint, { at: "key" })];
}

/** Reports a page with neither its own content nor a template, or with both. */
function shapeProblems(
  page: Page,
  origin: Path,
  templates: Site["templates"],
  kit: SectionKit,
): Diagnostic[] {
  const template = templateOf(page, templates);
  // That a template is missing is reported once for all its pages (template-faults.ts).
  if (page.template !== undefined && !template) return [];
  const missing = (["title", "description", "sections"] as const).filter(
    (key) => page[key] === undefined && template?.[key] === undefined,
  );
  return [
    ...missing.map((key) => missingKey(page, key, origin, kit)),
    ...(page.params && !template ? [strayParams(origin)] : []),
    ...(page.sections && template ? [twoShapes(origin)] : []),
    ...(template ? [] : unexpectedOverrides(page, origin)),
  ];
}

/** Reported at the template, if there is one, so that it is one problem for all of its pages. */
function missingKey(
  { path, template }: Page,
  key: string,
  origin: Path,
  { schemas }: SectionKit,
): Diagnostic {
  const about = aboutField([key], {}, schemas.page);
  if (template === undefined) {
    return problem("missing-key", origin, `The page ${path} has no "${key}".`, about);
  }
  const message = `The template "${template}" has no "${key}", and neither do its pages.`;
  const at = ["templates", template];
  return problem("missing-key", at, message, about, {
    at: "key",
    page: path,
  });
}

const twoShapes = (origin: Path): Diagnostic =>
  problem(
    "page-shape",
    [...origin, "sections"],
    'A page has either "template" or "sections", not both.',
    'Remove "sections", or "template" and "params"; "instead" replaces single sections.',
  );
