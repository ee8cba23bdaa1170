import type { FieldKind } from "../../../schema/fields/meaning.ts";
import type { Template } from "../../../schema/page.ts";
import type { Parameter } from "../../../schema/parameters.ts";
import type { SiteSchemas } from "../../../schema/site.ts";
import { type Diagnostic, problem } from "../../diagnostics/diagnostic.ts";
import { suggestion } from "../../diagnostics/suggest.ts";
import { addAll, groupBy } from "../../lib/lists.ts";
import { ownProperty } from "../../lib/objects.ts";
import { wholeValuesIn } from "../expand/expand-section.ts";
import { declarationProblems, type IndexedPage } from "./declarations.ts";
import type { ParsedFrame } from "./frame.ts";
import { sectionFields } from "./section-fields.ts";
import { valueProblems } from "./shapes.ts";

/** The problems of templates. */
interface TemplateProblems {
  diagnostics: Diagnostic[];
  /** The names of the templates with problems. */
  faulty: ReadonlySet<string>;
}

/** A mistake in a template's name or declarations affects all of its pages, so it is reported once. */
export function templateProblems(frame: ParsedFrame, schemas: SiteSchemas): TemplateProblems {
  const { templates, invalidTemplates } = frame;
  const diagnostics: Diagnostic[] = [];
  const faulty = new Set(invalidTemplates);
  const entries = [...frame.pages.entries()].flatMap(([index, page]): IndexedPage[] =>
    page ? [[index, page]] : [],
  );
  const pagesOf = groupBy(entries, ([, { template }]) => template);
  for (const name of new Set([...Object.keys(templates), ...pagesOf.keys()])) {
    if (name === undefined || invalidTemplates.has(name)) continue;
    const template = ownProperty(templates, name);
    const pages = pagesOf.get(name) ?? [];
    const found = template
      ? problemsOf([name, template], pages, schemas)
      : unknownTemplate(name, pages, templates);
    // A page may name one of the invalid templates.
    if (template || invalidTemplates.size === 0) addAll(diagnostics, found);
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
  ...nameProblems(name, template, schemas),
  ...declarationProblems(template, pages, ["templates", name, "params"]),
];

/** Reports parameters that are numbers, links or Markdown in fields that take the name of a page, a file or an icon. */
const nameProblems = (
  template: string,
  { sections, params }: Template,
  schemas: SiteSchemas,
): Diagnostic[] =>
  sections.flatMap((section, index) =>
    wholeValuesIn(Object(section), sectionFields(schemas)).flatMap(({ name, path, field }) => {
      const parameter = parameterOf(name, params);
      const isWrong =
        parameter && field.shortKind && NO_NAMES[parameter.type]?.includes(field.shortKind);
      if (!isWrong) return [];
      const at = ["templates", template, "sections", index, ...path];
      const message = `{${name}} cannot be used here: its declared type does not fit this field.`;
      return [problem("misfit-parameter", at, message, NO_NAME)];
    }),
  );

const NO_NAMES: Partial<Record<Parameter["type"], readonly FieldKind[]>> = {
  number: ["link", "endpoint", "media", "icon"],
  link: ["media", "icon"],
  markdown: ["media", "icon"],
};

const NO_NAME = 'This field names a page, a file or an icon. Use a parameter of the type "text".';

/** The parameter of a token, or the field of one. */
function parameterOf(token: string, params: Template["params"]): Parameter | undefined {
  const [name = "", ...fields] = token.split(".");
  return fields.reduce<Parameter | undefined>(
    (parameter, key) =>
      parameter?.type === "object" ? ownProperty(parameter.fields, key) : undefined,
    ownProperty(params, name),
  );
}

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
  templates: ParsedFrame["templates"],
): Diagnostic[] {
  const known = Object.keys(templates);
  const list = known.map((each) => `"${each}"`).join(" or ");
  const otherwise = list ? `Use ${list}.` : "Declare it under templates.";
  const { hint, fix } = suggestion(name, known, otherwise);
  const path = ["pages", pages[0]?.[0] ?? 0, "template"];
  // If many pages use the name, the template itself may have the wrong one.
  const more = { fix: pages.length === 1 ? fix : undefined };
  return pages.map(([, page]) =>
    problem("unknown-template", path, `There is no template "${name}".`, hint, {
      page: page.path,
      ...more,
    }),
  );
}
