import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { isObject, ownProperty } from "../../lib/objects.ts";
import { singleToken } from "../../lib/token.ts";
import { expandSection, OMITTED } from "./expand-section.ts";
import type { Origin, ValueOrigins } from "./origins.ts";
import {
  isOmittedSection,
  overrideProblems,
  replacement,
  unexpectedOverrides,
} from "./overrides.ts";
import { type ParameterValue, parameterValue } from "./parameter-values.ts";
import type { SectionFields } from "./section-fields.ts";

type Json = Record<string, unknown>;

/** A page in plain JSON, like any page without a template: later stages do not know templates. */
export interface ExpandedPage {
  /** The path of its entry. */
  origin: Path;
  /** Its entry in the config. */
  entry: Json;
  /** The name of its template. */
  template: string | undefined;
  /** The page itself: the entry, with the fields of its template and with its sections. */
  page: Json;
  /** Whether it is an example of an unused template. */
  isExample?: boolean;
  /** The path of the list of its sections. */
  sectionsOrigin: Path;
  /** The origins of its fields, its sections and values within them. */
  valueOrigins: ValueOrigins;
  /** The problems of a page with both sections and a template, or overrides of sections that do not exist. */
  diagnostics: Diagnostic[];
}

/** Expands the entry at an index of `pages`; the entry may be anything. */
export function expandPage(
  index: number,
  entry: unknown,
  templates: unknown,
  fields: SectionFields,
): ExpandedPage {
  const page: Json = isObject(entry) ? entry : {};
  const origin = ["pages", index];
  const found: unknown =
    typeof page.template === "string" ? ownProperty(Object(templates), page.template) : undefined;
  return isObject(found) && typeof page.template === "string"
    ? fromTemplate(page, origin, found, page.template, fields)
    : withoutTemplate(page, origin);
}

function withoutTemplate(entry: Json, origin: Path): ExpandedPage {
  const { instead: _, ...page } = entry;
  return {
    origin,
    entry,
    template: undefined,
    page,
    sectionsOrigin: [...origin, "sections"],
    valueOrigins: new Map(),
    diagnostics: [
      ...(entry.params === undefined ? [] : [unexpectedParams(origin)]),
      ...unexpectedOverrides(entry, origin),
    ],
  };
}

function fromTemplate(
  entry: Json,
  origin: Path,
  template: Json,
  name: string,
  sectionFields: SectionFields,
): ExpandedPage {
  const from = ["templates", name];
  const parameter = oncePerToken((token) =>
    parameterValue(token, entry.params, template.params, { page: origin, template: from }),
  );
  const { sections: own, instead: _, ...ownFields } = entry;
  const { sections, params: __, ...shared } = template;
  const inherited = Object.entries(shared).filter(
    ([key, value]) => ownFields[key] === undefined && !isOmitted(value, parameter),
  );
  const valueOrigins: ValueOrigins = new Map();
  const source = { from, sectionFields, parameter, valueOrigins };
  const expanded = Array.isArray(sections)
    ? templateSections(sections, entry, origin, source)
    : undefined;
  const page = { ...Object.fromEntries(inherited), ...ownFields, sections: expanded };
  const keys = [...inherited.map(([key]) => key), "sections"];
  valueOrigins.set(page, new Map(keys.map((key) => [key, { path: [...from, key] }])));
  return {
    origin,
    entry,
    template: name,
    page,
    sectionsOrigin: [...from, "sections"],
    valueOrigins,
    diagnostics: [
      ...(own === undefined ? [] : [twoShapes(origin)]),
      ...(Array.isArray(sections) ? overrideProblems(entry, origin, name, sections) : []),
    ],
  };
}

type ParameterLookup = (token: string) => ParameterValue | undefined;

function oncePerToken(lookUp: ParameterLookup): ParameterLookup {
  const known = new Map<string, ParameterValue | undefined>();
  return (token) => {
    if (!known.has(token)) known.set(token, lookUp(token));
    return known.get(token);
  };
}

/** Whether a text consists of the token of a parameter that the page omits. */
function isOmitted(text: unknown, parameter: ParameterLookup) {
  const name = typeof text === "string" ? singleToken(text) : undefined;
  const found = name === undefined ? undefined : parameter(name);
  return found !== undefined && found.value === undefined;
}

/** The sections of a template, with the page's replacements (`instead`) and the values of its parameters. */
function templateSections(
  sections: readonly unknown[],
  entry: Json,
  origin: Path,
  {
    from,
    sectionFields,
    ...source
  }: {
    from: Path;
    sectionFields: SectionFields;
    parameter: ParameterLookup;
    valueOrigins: ValueOrigins;
  },
): unknown[] {
  const expanded: unknown[] = [];
  const origins = new Map<number, Origin>();
  for (const [index, section] of sections.entries()) {
    if (isOmittedSection(entry, sections, index)) continue;
    const own = replacement(entry, sections, index);
    const path = own ? [...origin, "instead", own.key] : [...from, "sections", index];
    const made = own
      ? own.section
      : isObject(section)
        ? expandSection(section, { ...source, origin: path, fields: sectionFields })
        : section;
    if (made === OMITTED) continue;
    origins.set(expanded.length, { path });
    expanded.push(made);
  }
  source.valueOrigins.set(expanded, origins);
  return expanded;
}

function unexpectedParams(origin: Path): Diagnostic {
  const message = 'Parameters are for pages with a template, and this page has no "template".';
  const hint = 'Add "template", or remove "params".';
  return problem("page-shape", [...origin, "params"], message, hint, { at: "key" });
}

const twoShapes = (origin: Path): Diagnostic =>
  problem(
    "page-shape",
    [...origin, "sections"],
    'A page has either "template" or "sections", not both.',
    'Remove "sections", or "template" and "params"; "instead" replaces single sections.',
  );
