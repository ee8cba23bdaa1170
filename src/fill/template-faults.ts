import type { Template } from "../../schema/page.ts";
import type { Site, SiteSchemas } from "../../schema/site.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import { groupBy } from "../util/group-by.ts";
import { addAll } from "../util/lists.ts";
import { ownProperty } from "../util/own-property.ts";
import { declarationProblems, type IndexedPage } from "./declarations.ts";
import { incompatibleParameters } from "./misfits.ts";
import { valueProblems } from "./shapes.ts";

/** The problems of templates. */
interface TemplateProblems {
  diagnostics: Diagnostic[];
  /** The names of the templates with problems. */
  faulty: ReadonlySet<string>;
}

/**
 * A mistake in a template's name or its declarations affects all of its pages, and is reported once.
 * `invalid` are those that could not be parsed; one of them may be the one that a page means.
 */
export function templateProblems(
  site: Site,
  schemas: SiteSchemas,
  invalid: { omitted: ReadonlySet<number>; faultyTemplates: ReadonlySet<string> },
): TemplateProblems {
  const diagnostics: Diagnostic[] = [];
  const faulty = new Set(invalid.faultyTemplates);
  const pagesOf = groupBy(
    [...site.pages.entries()].filter(([index]) => !invalid.omitted.has(index)),
    ([, { template }]) => template,
  );
  for (const name of new Set([...Object.keys(site.templates), ...pagesOf.keys()])) {
    if (name === undefined) continue;
    const template = ownProperty(site.templates, name);
    const pages = pagesOf.get(name) ?? [];
    const found = template
      ? problemsOf([name, template], pages, schemas)
      : unknownTemplate(name, pages, site);
    if (template || invalid.faultyTemplates.size === 0) addAll(diagnostics, found);
    if (found.length > 0) faulty.add(name);
  }
  return { diagnostics, faulty };
}

const problemsOf = (
  [name, template]: [string, Template],
  pages: readonly IndexedPage[],
  schemas: SiteSchemas,
): Diagnostic[] => [
  ...defaultProblems(name, template),
  ...incompatibleParameters(name, template, schemas),
  ...declarationProblems(template, pages, ["templates", name, "params"]),
];

const defaultProblems = (template: string, { params }: Template): Diagnostic[] =>
  Object.entries(params).flatMap(([name, parameter]) => {
    const at = ["templates", template, "params", name];
    if (parameter.default === undefined) return [];
    return valueProblems(parameter.default, parameter, [...at, "default"]);
  });

/** Reports a missing template once for all pages that name it. */
function unknownTemplate(
  name: string,
  pages: readonly IndexedPage[],
  { templates }: Site,
): Diagnostic[] {
  const known = Object.keys(templates);
  const list = known.map((each) => `"${each}"`).join(" or ");
  const otherwise = list ? `Use ${list}.` : "Declare it under templates.";
  const { hint, fix } = suggestion(name, known, otherwise);
  const path = ["pages", pages[0]?.[0] ?? 0, "template"];
  // If many pages name it, the template's own name may just as well be the wrong one.
  const more = { fix: pages.length === 1 ? fix : undefined };
  return pages.map(([, page]) =>
    problem("unknown-template", path, `There is no template "${name}".`, hint, {
      page: page.path,
      ...more,
    }),
  );
}
