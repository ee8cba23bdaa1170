import type { Path } from "../../diagnostics/diagnostic.ts";
import { memoize } from "../../lib/memoize.ts";
import { ownProperty } from "../../lib/objects.ts";

/** A section that a page gets from its template or from the whole site. */
export interface InheritedSection {
  section: unknown;
  /** Its path in the config. */
  path: Path;
  /** How a page names it in `instead` and `without`. */
  names: readonly string[];
}

/** The config's sections for all pages in one language. */
export interface SiteSections {
  before: readonly InheritedSection[];
  after: readonly InheritedSection[];
  /** Gets a section of `shared` by its name. */
  shared(name: string): { section: unknown; path: Path } | undefined;
  /** The names in `shared`. */
  names: readonly string[];
}

/** The sections for all pages; those of another language replace those of the main one. */
export const siteSections = (config: unknown, language: unknown): SiteSections => {
  const known = sectionsByLanguage(Object(config));
  const key = typeof language === "string" ? language : "";
  const found = known.get(key) ?? sectionsIn(Object(config), key);
  known.set(key, found);
  return found;
};

const sectionsByLanguage = memoize((_: object) => new Map<string, SiteSections>());

function sectionsIn(config: Record<string, unknown>, language: string): SiteSections {
  const other = Object(
    language === config.language ? undefined : ownProperty(Object(config.languages), language),
  );
  const list = (key: "before" | "after") =>
    other[key] === undefined
      ? inherited(config[key], [key])
      : inherited(other[key], ["languages", language, key]);
  const shared = Object(config.shared);
  const translated = Object(other.shared);
  return {
    before: list("before"),
    after: list("after"),
    names: Object.keys({ ...shared, ...translated }),
    shared: (name) =>
      Object.hasOwn(translated, name)
        ? { section: translated[name], path: ["languages", language, "shared", name] }
        : Object.hasOwn(shared, name)
          ? { section: shared[name], path: ["shared", name] }
          : undefined,
  };
}

const inherited = (sections: unknown, path: Path): InheritedSection[] =>
  (Array.isArray(sections) ? sections : []).map((section, index) => ({
    section,
    path: [...path, index],
    names: namesOf(section),
  }));

/** The sections of a template; pages may also use their numbers. `path` is the path of the list. */
export const templateSections = memoize(
  (sections: readonly unknown[], path: Path): InheritedSection[] =>
    inherited(sections, path).map((each, index) => ({
      ...each,
      names: [...each.names, String(index + 1)],
    })),
);

/** The id of a section, and the name of the shared section that it uses. */
const namesOf = (section: unknown): string[] =>
  [Object(section).id, Object(section).use].filter((name) => typeof name === "string");
