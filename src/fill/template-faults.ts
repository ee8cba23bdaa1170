import type { Template } from "../../schema/page.ts";
import type { Site, SiteSchemas } from "../../schema/site.ts";
import type { StageReport } from "../diagnostics/cascades.ts";
import { type Diagnostic, EACH, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import { groupBy } from "../util/group-by.ts";
import { addAll } from "../util/lists.ts";
import { ownProperty } from "../util/own-property.ts";
import { declarationFaults, type IndexedPage } from "./declarations.ts";
import { incompatibleParameters } from "./misfits.ts";
import { valueProblems } from "./shapes.ts";

/** Problems between templates and all of their pages. */
interface TemplateFaults extends StageReport {
  /** The site with these problems corrected, so that they are not reported again at each page. */
  site: Site;
}

/**
 * A mistake in a template's name or its declarations affects all of its pages. It is reported once, at its
 * cause, and corrected in a copy, as in parsing.
 */
export function templateFaults(site: Site, schemas: SiteSchemas): TemplateFaults {
  const found: TemplateFaults = { site, diagnostics: [], standIns: [] };
  for (const [name, template] of Object.entries(site.templates)) {
    addAll(found.diagnostics, defaultProblems(name, template));
    const misfits = incompatibleParameters(name, template, schemas);
    addAll(found.diagnostics, misfits);
    addAll(
      found.standIns,
      misfits.map(({ path }) => path),
    );
  }
  for (const [name, pages] of groupBy(site.pages.entries(), ([, { template }]) => template)) {
    if (name === undefined) continue;
    const template = ownProperty(site.templates, name);
    if (template) mendDeclarations([name, template], pages, found);
    else addAll(found.diagnostics, unknownTemplate(name, pages, site));
  }
  return found;
}

const defaultProblems = (template: string, { params }: Template): Diagnostic[] =>
  Object.entries(params).flatMap(([name, parameter]) => {
    const at = ["templates", template, "params", name];
    if (parameter.default === undefined) return [];
    return valueProblems(parameter.default, parameter, [...at, "default"], at);
  });

function mendDeclarations(
  [name, template]: [string, Template],
  pages: readonly IndexedPage[],
  found: TemplateFaults,
): void {
  const at = ["templates", name, "params"];
  const faults = declarationFaults(template, pages, at);
  if (faults.length === 0) return;
  const mended = faults.map((fault) => [fault.name, fault.parameter] as const);
  const params = { ...template.params, ...Object.fromEntries(mended) };
  const templates = { ...found.site.templates, [name]: { ...template, params } };
  found.site = { ...found.site, templates };
  for (const { diagnostics, name: parameter } of faults) {
    const basis = [at, ["pages", EACH, "params"]];
    addAll(
      found.diagnostics,
      diagnostics.map((each) => ({ ...each, basis })),
    );
    found.standIns.push([...at, parameter], ...diagnostics.map(({ path }) => path));
  }
}

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
  // The missing template may be one with an invalid name.
  const basis = [["templates", EACH]];
  // If many pages name it, the template's own name may just as well be the wrong one.
  const more = { basis, fix: pages.length === 1 ? fix : undefined };
  return pages.map(([, page]) =>
    problem("unknown-template", path, `There is no template "${name}".`, hint, {
      page: page.path,
      ...more,
    }),
  );
}
