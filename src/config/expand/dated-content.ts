import type { Path } from "../../diagnostics/diagnostic.ts";
import { namesUsedOn } from "./use-shared.ts";
import { changeDays, hasDays, hiddenOn } from "./visible-days.ts";

/** The position of a section on its page or template, or among those for all pages. */
export interface SectionPosition {
  number: number;
  /** Its id, unless another published section has the same. */
  id: unknown;
  /** Its number from the end of its page, counting only published sections after it; undefined if it varies. */
  fromEnd?: number;
  /** What it is called if it is not part of a page or template: `section 1 of "after"`. */
  name?: string;
}

/** A page or a section with dates. */
export interface DatedContent {
  value: unknown;
  at: Path;
  /** The path of the page, or the paths of the section's pages. */
  pages: readonly string[];
  /** Set for a section. */
  section?: SectionPosition;
  /** The section's page; undefined for a section of a template. */
  page?: unknown;
}

/** A change that happens by itself on a day: of a page, of a section, or of yearly hours. */
export interface ScheduledChange extends Pick<DatedContent, "at" | "pages" | "section"> {
  day: string;
  comes: boolean;
}

/** The parts of a config with sections. */
interface Contents extends SectionLists {
  pages: readonly unknown[];
  templates: unknown;
  languages?: unknown;
}

/** The sections for all pages, of the site or of another language. */
interface SectionLists {
  before?: unknown;
  after?: unknown;
  shared?: unknown;
}

/** All pages and sections with dates, in the order of the file. */
export function* datedContent(
  contents: Contents,
  isShown: (section: unknown) => boolean,
): Generator<DatedContent> {
  const { pages, templates, languages, ...site } = contents;
  yield* datedSections(site, [], contents, isShown);
  for (const [language, other] of Object.entries(Object(languages)))
    yield* datedSections(Object(other), ["languages", language], contents, isShown);
  const last = listOf(site.after).filter(isShown).length;
  for (const [index, page] of pages.entries()) {
    const at = ["pages", index];
    const paths = [String(Object(page).path)];
    if (hasDays(page)) yield { value: page, at, pages: paths };
    const all = sectionsOf(Object(templates)[String(Object(page).template)]);
    for (const part of [
      ...sectionsIn(page, at, isShown, last),
      ...sectionsInstead(page, at, all, last),
    ])
      yield { ...part, pages: paths, page };
  }
  for (const [name, template] of Object.entries(Object(templates))) {
    const parts = sectionsIn(template, ["templates", name], isShown, last);
    if (parts.length === 0) continue;
    const made = pages.filter((page) => Object(page).template === name);
    const paths = made.map((page) => String(Object(page).path));
    for (const part of parts) yield { ...part, pages: paths };
  }
}

/** The dated sections for all pages. `at` is the path of what has the lists. */
function* datedSections(
  { before, after, shared }: SectionLists,
  at: Path,
  contents: Contents,
  isShown: (section: unknown) => boolean,
): Generator<DatedContent> {
  const paths = contents.pages.map(pathOf);
  for (const [list, sections] of Object.entries({ before, after })) {
    for (const { section, ...part } of sectionsIn({ sections }, [], isShown)) {
      const name = `section ${section.number} of "${list}"`;
      const { fromEnd, ...position } = section;
      const end = list === "after" && at.length === 0 ? { fromEnd } : {};
      const path = [...at, list, section.number - 1];
      yield { ...part, at: path, pages: paths, section: { ...position, ...end, name } };
    }
  }
  for (const [name, value] of Object.entries(Object(shared))) {
    if (!hasDays(value)) continue;
    const section = { number: 1, id: Object(value).id, name: `the shared section "${name}"` };
    const users = contents.pages.filter((page) => namesUsedOn(page, contents).has(name));
    yield { value, at: [...at, "shared", name], pages: users.map(pathOf), section };
  }
}

const pathOf = (page: unknown) => String(Object(page).path);

export const sectionsOf = (value: unknown): unknown[] => listOf(Object(value).sections);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** `last` is the number of sections after those of the page. */
const sectionsIn = (value: unknown, at: Path, isShown: (section: unknown) => boolean, last = 0) =>
  sectionsOf(value).flatMap((section, index, all) => {
    if (!hasDays(section)) return [];
    const fromEnd = all.slice(index + 1).filter(isShown).length + 1 + last;
    const id = all.some((other) => isNamesake(other, section, isShown))
      ? undefined
      : Object(section).id;
    const place = { number: index + 1, id, fromEnd };
    return { value: section, at: [...at, "sections", index], section: place };
  });

/** Whether another published section has the same id. */
const isNamesake = (other: unknown, section: unknown, isShown: (section: unknown) => boolean) =>
  other !== section && Object(other).id === Object(section).id && isShown(other);

/** The sections with dates under a page's `instead`. */
const sectionsInstead = (page: unknown, at: Path, all: readonly unknown[], last: number) =>
  Object.entries(Object(Object(page).instead)).flatMap(([name, value]) => {
    if (!hasDays(value)) return [];
    const number = numberOf(name, all);
    const section = {
      number,
      id: Object(value).id ?? name,
      fromEnd: all.length - number + 1 + last,
    };
    return { value, at: [...at, "instead", name], section };
  });

const numberOf = (name: string, sections: readonly unknown[]): number =>
  sections.findIndex((section, index) => Object(section).id === name || `${index + 1}` === name) +
  1;

/** The scheduled changes of a page or section, without those while its page is not published. */
export function scheduledChanges({
  value,
  page,
  at,
  pages,
  section,
}: DatedContent): ScheduledChange[] {
  if (pages.length === 0) return [];
  const days = changeDays(value).filter((day) => !page || !hiddenOn(day, page));
  return days.map((day) => {
    const hidden = hiddenOn(day, value);
    const key = hidden ? "until" : firstKey(value, day);
    return { day, at: [...at, key], pages, comes: !hidden, ...(section && { section }) };
  });
}

const firstKey = (value: unknown, day: string) => (Object(value).date === day ? "date" : "from");
