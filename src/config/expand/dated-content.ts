import type { Path } from "../../diagnostics/diagnostic.ts";
import { changeDays, hasDays, hiddenOn } from "./visible-days.ts";

/** The position of a section on its page or template. */
export interface SectionPosition {
  number: number;
  /** Its id, unless another published section has the same. */
  id: unknown;
  /** Its number from the end, counting only published sections after it. */
  fromEnd: number;
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

interface PagesAndTemplates {
  pages: readonly unknown[];
  templates: unknown;
}

/** All pages and sections with dates, in the order of the file. */
export function* datedContent(
  { pages, templates }: PagesAndTemplates,
  isShown: (section: unknown) => boolean,
): Generator<DatedContent> {
  for (const [index, page] of pages.entries()) {
    const at = ["pages", index];
    const paths = [String(Object(page).path)];
    if (hasDays(page)) yield { value: page, at, pages: paths };
    const all = sectionsOf(Object(templates)[String(Object(page).template)]);
    for (const part of [...sectionsIn(page, at, isShown), ...sectionsInstead(page, at, all)])
      yield { ...part, pages: paths, page };
  }
  for (const [name, template] of Object.entries(Object(templates))) {
    const parts = sectionsIn(template, ["templates", name], isShown);
    if (parts.length === 0) continue;
    const made = pages.filter((page) => Object(page).template === name);
    const paths = made.map((page) => String(Object(page).path));
    for (const part of parts) yield { ...part, pages: paths };
  }
}

export const sectionsOf = (value: unknown): unknown[] => {
  const { sections } = Object(value);
  return Array.isArray(sections) ? sections : [];
};

const sectionsIn = (value: unknown, at: Path, isShown: (section: unknown) => boolean) =>
  sectionsOf(value).flatMap((section, index, all) => {
    if (!hasDays(section)) return [];
    const fromEnd = all.slice(index + 1).filter(isShown).length + 1;
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
const sectionsInstead = (page: unknown, at: Path, all: readonly unknown[]) =>
  Object.entries(Object(Object(page).instead)).flatMap(([name, value]) => {
    if (!hasDays(value)) return [];
    const number = numberOf(name, all);
    const section = { number, id: Object(value).id ?? name, fromEnd: all.length - number + 1 };
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
