import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { didYouMean, suggest } from "../../diagnostics/suggest.ts";
import { memoize } from "../../lib/memoize.ts";
import { ownProperty } from "../../lib/objects.ts";

/** An entry of `pages` that may override sections of its template; it may be invalid. */
type Entry = Record<string, unknown>;

/** The names of each section of a template, for pages: its id, if it has one, and its number. */
const namesIn = memoize((sections: readonly unknown[]): string[][] =>
  sections.map((section, index) => [...idOf(section), String(index + 1)]),
);

function idOf(section: unknown): string[] {
  const { id } = Object(section);
  return typeof id === "string" ? [id] : [];
}

const omittedNames = ({ without }: Entry): readonly unknown[] =>
  Array.isArray(without) ? without : [];

/** Whether a page omits a section of its template. */
export const isOmittedSection = (
  entry: Entry,
  sections: readonly unknown[],
  index: number,
): boolean =>
  entry.without !== undefined &&
  (namesIn(sections)[index] ?? []).some((name) => omittedNames(entry).includes(name));

/**
 * The page's own section that replaces one of its template, and its key. Without an id of its own it inherits
 * that of the template's section, so that links still work.
 */
export function replacement(
  { instead }: Entry,
  sections: readonly unknown[],
  index: number,
): { key: string; section: unknown } | undefined {
  if (instead === undefined) return undefined;
  for (const key of namesIn(sections)[index] ?? []) {
    const section: unknown = ownProperty(Object(instead), key);
    if (section === undefined) continue;
    const [id] = idOf(sections[index]);
    const inherits = id !== undefined && typeof section === "object" && !("id" in Object(section));
    return { key, section: inherits ? { ...section, id } : section };
  }
  return undefined;
}

/** Problems of a page's `instead` and `without`. */
export function overrideProblems(
  entry: Entry,
  origin: Path,
  template: string,
  sections: readonly unknown[],
): Diagnostic[] {
  const instead = Object(entry.instead);
  const without = omittedNames(entry).map(String);
  const known = new Set(namesIn(sections).flat());
  const ids = sections.flatMap(idOf);
  const strange = (key: string, path: Path, isKey: boolean): Diagnostic[] => {
    if (known.has(key)) return [];
    const found = suggest(key, ids);
    const hint = found ? didYouMean(found.word) : whatThereIs(ids, sections.length);
    const message = `The template "${template}" has no section "${key}".`;
    const word = found?.isCertain ? found.word : undefined;
    if (!isKey) {
      const fix = word === undefined ? undefined : ({ kind: "replace", value: word } as const);
      return [problem("unknown-section", path, message, hint, { fix })];
    }
    const fix = word === undefined ? undefined : ({ kind: "rename", key: word } as const);
    return [problem("unknown-section", path, message, hint, { fix, at: "key" })];
  };
  return [
    ...Object.keys(instead).flatMap((key) => strange(key, [...origin, "instead", key], true)),
    ...without.flatMap((key, index) => strange(key, [...origin, "without", index], false)),
    ...namesIn(sections).flatMap((names) => {
      const replaced = names.filter((name) => Object.hasOwn(instead, name));
      const left = names.some((each) => without.includes(each)) ? ["without"] : [];
      const [last] = replaced.slice(left.length > 0 ? 0 : 1);
      if (last === undefined) return [];
      const also = left.length > 0 ? 'left out by "without"' : `replaced as "${replaced[0]}"`;
      const message = `This section of the template is also ${also}; only one of the two can count.`;
      const hint = "Keep the right one and remove the other.";
      return [problem("page-shape", [...origin, "instead", last], message, hint, { at: "key" })];
    }),
  ];
}

function whatThereIs(ids: readonly string[], count: number): string {
  const numbers = count === 1 ? "Its only section is 1" : `Its sections are 1 to ${count}`;
  return ids.length === 0
    ? `${numbers}; give a section an id to use that instead.`
    : `${numbers}, and those with an id are ${ids.join(", ")}.`;
}

/** Only a page with a template can replace or omit sections. */
export const unexpectedOverrides = (entry: Entry, origin: Path): Diagnostic[] =>
  (["instead", "without"] as const)
    .filter((key) => entry[key] !== undefined)
    .map((key) => {
      const message = `"${key}" is for pages with a template, and this page has no "template".`;
      const hint = `Change the page's own sections, and remove "${key}".`;
      return problem("page-shape", [...origin, key], message, hint, { at: "key" });
    });
