import type { Section } from "../../schema/fields/section.ts";
import type { Page, Template } from "../../schema/page.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { didYouMean, suggest } from "../diagnostics/suggest.ts";
import { memoize } from "../util/memoize.ts";
import { ownProperty } from "../util/own-property.ts";

/** The names of each section of a template, for pages: its id, if it has one, and its number. */
const namesIn = memoize(({ sections }: Template): string[][] =>
  sections.map(({ id }, index) => [...(id === undefined ? [] : [id]), String(index + 1)]),
);

/** Whether a page leaves out a section of its template. */
export const leavesOut = ({ without }: Page, template: Template, index: number): boolean =>
  without !== undefined && (namesIn(template)[index] ?? []).some((name) => without.includes(name));

/**
 * The page's own section that replaces one of its template, and its key. Without its own id it inherits that
 * of the template's section, so that links still work.
 */
export function sectionInstead(
  { instead }: Page,
  template: Template,
  index: number,
): [key: string, section: Section] | undefined {
  if (instead === undefined) return undefined;
  for (const name of namesIn(template)[index] ?? []) {
    const section = ownProperty(instead, name);
    const id = template.sections[index]?.id;
    if (section) return [name, section.id === undefined && id ? { ...section, id } : section];
  }
  return undefined;
}

/** Problems of a page's `instead` and `without`. */
export function overrideProblems(page: Page, origin: Path, template: Template): Diagnostic[] {
  const { instead = {}, without = [], template: name = "" } = page;
  const known = new Set(namesIn(template).flat());
  const ids = template.sections.flatMap(({ id }) => id ?? []);
  const strange = (key: string, path: Path, isKey: boolean): Diagnostic[] => {
    if (known.has(key)) return [];
    const found = suggest(key, ids);
    const hint = found ? didYouMean(found.word) : whatThereIs(ids, template);
    const message = `The template "${name}" has no section "${key}".`;
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
    ...namesIn(template).flatMap((names) => {
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

function whatThereIs(ids: readonly string[], { sections }: Template): string {
  const numbers =
    sections.length === 1 ? "Its only section is 1" : `Its sections are 1 to ${sections.length}`;
  return ids.length === 0
    ? `${numbers}; give a section an id to use that instead.`
    : `${numbers}, and those with an id are ${ids.join(", ")}.`;
}

/** Only a page with a template can replace or leave out sections. */
export const unexpectedOverrides = (page: Page, origin: Path): Diagnostic[] =>
  (["instead", "without"] as const)
    .filter((key) => page[key] !== undefined)
    .map((key) => {
      const message = `"${key}" is for pages with a template, and this page has no "template".`;
      const hint = `Change the page's own sections, and remove "${key}".`;
      return problem("page-shape", [...origin, key], message, hint, { at: "key" });
    });
