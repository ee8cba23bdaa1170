import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { isObject, ownProperty } from "../../lib/objects.ts";
import { singleToken } from "../../lib/token.ts";
import { expandSection, OMITTED } from "./expand-section.ts";
import {
  type InheritedSection,
  type SiteSections,
  siteSections,
  templateSections,
} from "./inherited-sections.ts";
import type { Origin, ValueOrigins } from "./origins.ts";
import {
  isOmittedSection,
  overrideProblems,
  replacement,
  unexpectedOverrides,
} from "./overrides.ts";
import { type ParameterValue, parameterValue } from "./parameter-values.ts";
import type { SectionFields } from "./section-fields.ts";
import { usedSection, usesShared } from "./use-shared.ts";

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
  /** The names of the shared sections on it. */
  shared: readonly string[];
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
  config: unknown,
  fields: SectionFields,
): ExpandedPage {
  const page: Json = isObject(entry) ? entry : {};
  const { template } = page;
  const found: unknown =
    typeof template === "string" ? ownProperty(Object(config).templates, template) : undefined;
  const source = {
    entry: page,
    origin: ["pages", index],
    site: siteSections(config, page.language ?? Object(found).language ?? Object(config).language),
    fields,
    valueOrigins: new Map(),
  };
  return isObject(found) && typeof template === "string"
    ? fromTemplate(found, template, source)
    : withoutTemplate(source);
}

/** What pages with and without a template are expanded from. */
interface PageSource {
  entry: Json;
  origin: Path;
  site: SiteSections;
  fields: SectionFields;
  valueOrigins: ValueOrigins;
}

function withoutTemplate(source: PageSource): ExpandedPage {
  const { entry, origin, site, valueOrigins } = source;
  const { instead: _, ...page } = entry;
  const { sections } = page;
  const inherited = [...site.before, ...site.after];
  const sectionsOrigin = [...origin, "sections"];
  const diagnostics = [
    ...(entry.params === undefined ? [] : [unexpectedParams(origin)]),
    ...(inherited.length === 0
      ? unexpectedOverrides(entry, origin)
      : overrideProblems(entry, origin, "The site", inherited)),
  ];
  const expanded =
    Array.isArray(sections) && (inherited.length > 0 || sections.some(usesShared))
      ? expandSections(ownSections(sections, sectionsOrigin), source)
      : undefined;
  return {
    origin,
    entry,
    template: undefined,
    page: expanded ? { ...page, sections: expanded.sections } : page,
    shared: expanded?.shared ?? [],
    sectionsOrigin,
    valueOrigins,
    diagnostics: [...diagnostics, ...(expanded?.diagnostics ?? [])].map((found) =>
      onPage(found, entry),
    ),
  };
}

/** A problem that is not in the entry of the page, so that it is one problem for all pages. */
const onPage = (found: Diagnostic, { path }: Json): Diagnostic =>
  found.path[0] === "pages" || typeof path !== "string" ? found : { ...found, page: path };

/** The sections of a page itself, which it neither replaces nor omits. */
const ownSections = (sections: readonly unknown[], path: Path): InheritedSection[] =>
  sections.map((section, index) => ({ section, path: [...path, index], names: [] }));

function fromTemplate(template: Json, name: string, source: PageSource): ExpandedPage {
  const { origin, site, valueOrigins } = source;
  const from = ["templates", name];
  const parameter = oncePerToken((token) =>
    parameterValue(token, source.entry.params, template.params, { page: origin, template: from }),
  );
  const { sections: own, instead: _, ...ownFields } = source.entry;
  const { sections, params: __, without, ...shared } = template;
  const inherited = Object.entries(shared).filter(
    ([key, value]) => ownFields[key] === undefined && !isOmitted(value, parameter),
  );
  const entry = withOmitted(source.entry, without);
  const named = Array.isArray(sections)
    ? templateSections(sections, [...from, "sections"])
    : undefined;
  const expanded = named && expandSections(named, { ...source, entry }, parameter);
  const page = { ...Object.fromEntries(inherited), ...ownFields, sections: expanded?.sections };
  const keys = [...inherited.map(([key]) => key), "sections"];
  valueOrigins.set(page, new Map(keys.map((key) => [key, { path: [...from, key] }])));
  const owner = `The template "${name}"`;
  return {
    origin,
    entry: source.entry,
    template: name,
    page,
    shared: expanded?.shared ?? [],
    sectionsOrigin: [...from, "sections"],
    valueOrigins,
    diagnostics: [
      ...(own === undefined ? [] : [twoShapes(origin)]),
      ...(named
        ? overrideProblems(source.entry, origin, owner, [...site.before, ...named, ...site.after])
        : []),
      ...overrideProblems({ without }, from, "The site", [...site.before, ...site.after]),
      ...(expanded?.diagnostics ?? []),
    ].map((found) => onPage(found, source.entry)),
  };
}

/** A page that also omits what its template omits. */
const withOmitted = (entry: Json, without: unknown): Json =>
  Array.isArray(without)
    ? { ...entry, without: [...without, ...(Array.isArray(entry.without) ? entry.without : [])] }
    : entry;

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

/**
 * The sections of a page between those for all pages, with the page's replacements (`instead`), shared
 * sections and the values of its parameters.
 */
function expandSections(
  between: readonly InheritedSection[],
  { entry, origin, site, fields, valueOrigins }: PageSource,
  parameter?: ParameterLookup,
) {
  const sections: unknown[] = [];
  const origins = new Map<number, Origin>();
  const shared: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const inherited of [...site.before, ...between, ...site.after]) {
    if (isOmittedSection(entry, inherited)) continue;
    const own = replacement(entry, inherited);
    const at = own ? [...origin, "instead", own.key] : inherited.path;
    const source = own ? own.section : inherited.section;
    const used = usesShared(source) ? usedSection(source, at, site, valueOrigins) : undefined;
    if (used) shared.push(used.name);
    addAll(diagnostics, used?.diagnostics ?? []);
    const { section, path } = used ?? { section: source, path: at };
    const isOwn = path[0] === "pages";
    const expanded =
      parameter && isObject(section) && !isOwn
        ? expandSection(section, { origin: path, fields, parameter, valueOrigins })
        : section;
    if (expanded === OMITTED || expanded === undefined) continue;
    origins.set(sections.length, { path });
    sections.push(expanded);
  }
  valueOrigins.set(sections, origins);
  return { sections, shared, diagnostics };
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
