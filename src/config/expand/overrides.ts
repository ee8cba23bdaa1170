import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { didYouMean, suggest } from "../../diagnostics/suggest.ts";
import { ownProperty } from "../../lib/objects.ts";
import type { InheritedSection } from "./inherited-sections.ts";

/** An entry of `pages` that may override sections; it may be invalid. */
type Entry = Record<string, unknown>;

const omittedNames = ({ without }: Entry): readonly unknown[] =>
  Array.isArray(without) ? without : [];

/** Whether a page, or its template for all of its pages, omits a section. */
export const isOmittedSection = (entry: Entry, { names }: InheritedSection): boolean =>
  entry.without !== undefined && names.some((name) => omittedNames(entry).includes(name));

/**
 * The page's own section that replaces another one, and its key. Without its own id, it inherits that of
 * the other section, so that links still work.
 */
export function replacement(
  { instead }: Entry,
  { names, section: replaced }: InheritedSection,
): { key: string; section: unknown } | undefined {
  if (instead === undefined) return undefined;
  for (const key of names) {
    const section: unknown = ownProperty(Object(instead), key);
    if (section === undefined) continue;
    const { id } = Object(replaced);
    const inherits =
      typeof id === "string" && typeof section === "object" && !("id" in Object(section));
    return { key, section: inherits ? { ...section, id } : section };
  }
  return undefined;
}

/** Problems of a page's `instead` and `without`. `owner` is what has the sections, for messages. */
export function overrideProblems(
  entry: Entry,
  origin: Path,
  owner: string,
  sections: readonly InheritedSection[],
): Diagnostic[] {
  const instead = Object(entry.instead);
  const without = omittedNames(entry).map(String);
  const known = sections.flatMap(({ names }) => names);
  const strange = (key: string, path: Path, isKey: boolean): Diagnostic[] =>
    known.includes(key) ? [] : [unknownName(key, path, isKey, owner, known)];
  return [
    ...Object.keys(instead).flatMap((key) => strange(key, [...origin, "instead", key], true)),
    ...without.flatMap((key, index) => strange(key, [...origin, "without", index], false)),
    ...sections.flatMap(({ names }) => {
      const replaced = names.filter((name) => Object.hasOwn(instead, name));
      const left = names.some((each) => without.includes(each)) ? ["without"] : [];
      const [last] = replaced.slice(left.length > 0 ? 0 : 1);
      if (last === undefined) return [];
      const also = left.length > 0 ? 'left out by "without"' : `replaced as "${replaced[0]}"`;
      const message = `This section is also ${also}; only one of the two can count.`;
      const hint = "Keep the right one and remove the other.";
      return [problem("page-shape", [...origin, "instead", last], message, hint, { at: "key" })];
    }),
  ];
}

function unknownName(
  key: string,
  path: Path,
  isKey: boolean,
  owner: string,
  known: readonly string[],
): Diagnostic {
  const ids = known.filter((name) => !isNumber(name));
  const found = suggest(key, ids);
  const hint = found
    ? didYouMean(found.word)
    : whatThereIs([...new Set(ids)], known.filter(isNumber).length);
  const message = `${owner} has no section "${key}".`;
  const word = found?.isCertain ? found.word : undefined;
  if (isKey) {
    const fix = word === undefined ? undefined : ({ kind: "rename", key: word } as const);
    return problem("unknown-section", path, message, hint, { fix, at: "key" });
  }
  const fix = word === undefined ? undefined : ({ kind: "replace", value: word } as const);
  return problem("unknown-section", path, message, hint, { fix });
}

/** Ids begin with a letter. */
const isNumber = (name: string) => /^\d+$/.test(name);

function whatThereIs(ids: readonly string[], count: number): string {
  const named = ids.join(", ");
  if (count === 0) return named ? `Those with an id are ${named}.` : "Give the section an id.";
  const numbers = count === 1 ? "Its only section is 1" : `Its sections are 1 to ${count}`;
  return named
    ? `${numbers}, and those with an id are ${named}.`
    : `${numbers}; give a section an id to use that instead.`;
}

/** Only a page with a template, or on a site with sections for all pages, can replace or omit sections. */
export const unexpectedOverrides = (entry: Entry, origin: Path): Diagnostic[] =>
  (["instead", "without"] as const)
    .filter((key) => entry[key] !== undefined)
    .map((key) => {
      const message = `"${key}" is for sections of a template or of all pages, and this page has neither.`;
      const hint = `Change the page's own sections, and remove "${key}".`;
      return problem("page-shape", [...origin, key], message, hint, { at: "key" });
    });
