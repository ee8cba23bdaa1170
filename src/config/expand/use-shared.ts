import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { suggestion } from "../../diagnostics/suggest.ts";
import { memoize } from "../../lib/memoize.ts";
import { isObject, mapValues } from "../../lib/objects.ts";
import type { SiteSections } from "./inherited-sections.ts";
import type { ValueOrigins } from "./origins.ts";

/** A section in the place of `{ "use": "…" }`. */
interface UsedSection {
  /** The name of the shared one. */
  name: string;
  section: unknown;
  path: Path;
  diagnostics: readonly Diagnostic[];
}

/** Whether a section takes its fields from a shared one. */
export const usesShared = (section: unknown): section is Record<string, unknown> =>
  isObject(section) && "use" in section;

/** Replaces a section that uses a shared one; its own fields come before those of the shared one. */
export function usedSection(
  section: Record<string, unknown>,
  path: Path,
  { shared, names }: Pick<SiteSections, "shared" | "names">,
  valueOrigins: ValueOrigins,
): UsedSection {
  const name = String(section.use);
  const found = shared(name);
  if (!found)
    return { name, section: undefined, path, diagnostics: [unknownShared(name, path, names)] };
  if (!isObject(found.section)) return { name, ...found, diagnostics: [] };
  const diagnostics = [
    ...("use" in found.section ? [nestedUse(found.path)] : []),
    ...otherType(section, found.section, name, path),
  ];
  const { use: _, type: __, ...own } = section;
  if (Object.keys(own).length === 0) return { name, ...found, diagnostics };
  const merged = mergedSection(found.section)(section);
  const inherited = Object.keys(found.section).filter((key) => !(key in own));
  valueOrigins.set(merged, new Map(inherited.map((key) => [key, { path: [...found.path, key] }])));
  return { name, section: merged, path, diagnostics };
}

/** The same object on each page of a template, so that it is parsed once. */
const mergedSection = memoize((shared: Record<string, unknown>) =>
  memoize(({ use: _, ...own }: Record<string, unknown>) => ({
    ...shared,
    ...own,
    // A draft or an expired section is not published anywhere, and neither is a use that is.
    ...((own.draft === true || shared.draft === true) && { draft: true }),
  })),
);

function unknownShared(name: string, path: Path, names: readonly string[]): Diagnostic {
  const list = names.map((each) => `"${each}"`).join(", ");
  const otherwise = list
    ? `The shared sections are ${list}.`
    : `Write it once at the top of the file: "shared": { "${name}": { "type": "…" } }.`;
  const { hint, fix } = suggestion(name, names, otherwise);
  const message = `There is no shared section "${name}".`;
  return problem("unknown-section", [...path, "use"], message, hint, { fix });
}

const nestedUse = (path: Path): Diagnostic =>
  problem(
    "page-shape",
    [...path, "use"],
    "A shared section cannot use another one.",
    "Copy the fields of that one here.",
    { at: "key" },
  );

function otherType(
  own: Record<string, unknown>,
  shared: Record<string, unknown>,
  name: string,
  path: Path,
): Diagnostic[] {
  if (own.type === undefined || own.type === shared.type) return [];
  const message = `The shared section "${name}" has the type "${shared.type}".`;
  const hint = 'Remove "type" here, or "use".';
  return [problem("page-shape", [...path, "type"], message, hint)];
}

type Json = Record<string, unknown>;

/** The names of the shared sections that a config uses. */
export const usedNames = (config: Json): Set<unknown> =>
  new Set(
    ownersIn(config)
      .flatMap(sectionsOwned)
      .map((section): unknown => Object(section).use),
  );

/** The names of the shared sections that a page uses by itself, by its template, or as all pages do. */
export function namesUsedOn(page: unknown, config: unknown): Set<unknown> {
  const { template, without } = Object(page);
  const { templates, before, after } = Object(config);
  const owners = [page, Object(templates)[String(template)], { before, after }];
  const omitted: unknown[] = Array.isArray(without) ? without : [];
  const names = owners.flatMap(sectionsOwned).map((section): unknown => Object(section).use);
  return new Set(names.filter((name) => !omitted.includes(name)));
}

/** The number of pages with each shared section. */
export function sharedCounts(config: unknown): Map<string, number> {
  const { shared, pages } = Object(config);
  const used = (Array.isArray(pages) ? pages : []).map((page) => namesUsedOn(page, config));
  const count = (name: string) => used.filter((names) => names.has(name)).length;
  return new Map(Object.keys(Object(shared)).map((name) => [name, count(name)]));
}

/** A number of pages in words: `22 pages`. */
export const countedPages = (count: number): string => `${count} ${count === 1 ? "page" : "pages"}`;

/** What has lists of sections: the site, its languages, templates and pages. */
const ownersIn = (config: Json): unknown[] => [
  config,
  ...Object.values(Object(config.languages)),
  ...Object.values(Object(config.templates)),
  ...(Array.isArray(config.pages) ? config.pages : []),
];

const LISTS = ["sections", "before", "after"] as const;

const sectionsOwned = (owner: unknown): unknown[] => [
  ...LISTS.flatMap((key): unknown => Object(owner)[key] ?? []),
  ...Object.values(Object(Object(owner).instead)),
];

/** Gives sections the type of the shared one that they use, so that the types of their fields are known. */
export function withUsedTypes(config: Json): Json {
  if (!isObject(config.shared)) return config;
  const types = new Map(
    Object.entries(config.shared).map(([name, section]) => [name, Object(section).type]),
  );
  const typed = (owner: unknown) => withTypes(owner, types);
  const { pages, templates, languages } = config;
  return {
    ...Object(typed(config)),
    ...(Array.isArray(pages) && { pages: pages.map(typed) }),
    ...(isObject(templates) && { templates: mapValues(templates, typed) }),
    ...(isObject(languages) && { languages: mapValues(languages, typed) }),
  };
}

/** The same object if no section in it needs a type. */
function withTypes(owner: unknown, types: ReadonlyMap<unknown, unknown>): unknown {
  if (!isObject(owner)) return owner;
  const needsType = (section: unknown): section is Json =>
    usesShared(section) && section.type === undefined && types.get(section.use) !== undefined;
  const typed = (section: unknown) =>
    needsType(section) ? { ...section, type: types.get(section.use) } : section;
  const changed: Json = {};
  for (const key of LISTS) {
    const list = owner[key];
    if (Array.isArray(list) && list.some(needsType)) changed[key] = list.map(typed);
  }
  const { instead } = owner;
  if (isObject(instead) && Object.values(instead).some(needsType))
    changed.instead = mapValues(instead, typed);
  return Object.keys(changed).length > 0 ? { ...owner, ...changed } : owner;
}
