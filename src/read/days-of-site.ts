import type { Path } from "../diagnostics/diagnostic.ts";
import { hasDays, hiddenOn, turningDays } from "./shown-days.ts";

/** A section among those of its page or template. */
export interface SectionPlace {
  number: number;
  /** Its id, where no other section that is shown has it. */
  id: unknown;
  /** Its number from the end, counting what is shown of those after it. */
  fromEnd: number;
}

/** A page, or a section of pages, with what it says of its days. */
export interface DatedPart {
  value: unknown;
  at: Path;
  /** The paths of the pages that it is, or that it is on. */
  pages: readonly string[];
  /** Where it is a section. */
  section?: SectionPlace;
  /** The page that a section is on; one of a template is on several. */
  page?: unknown;
}

/** What changes by itself on a day: a page or a section, or hours that are those of another year. */
export interface Turn extends Pick<DatedPart, "at" | "pages" | "section"> {
  day: string;
  comes: boolean;
}

interface PagesAndTemplates {
  pages: readonly unknown[];
  templates: unknown;
}

/** All pages and sections that say when they are shown, in the order of the file. */
export function* partsOf(
  { pages, templates }: PagesAndTemplates,
  isShown: (section: unknown) => boolean,
): Generator<DatedPart> {
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

/** Whether another section has the same id and is shown. */
const isNamesake = (other: unknown, section: unknown, isShown: (section: unknown) => boolean) =>
  other !== section && Object(other).id === Object(section).id && isShown(other);

/** What a page has in the place of some sections of its template. */
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

/** With which days a part comes or goes; nobody notices on a page that is not there. */
export function turnsOf({ value, page, at, pages, section }: DatedPart): Turn[] {
  if (pages.length === 0) return [];
  const days = turningDays(value).filter((day) => !page || !hiddenOn(day, page));
  return days.map((day) => {
    const hidden = hiddenOn(day, value);
    const key = hidden ? "until" : firstKey(value, day);
    return { day, at: [...at, key], pages, comes: !hidden, ...(section && { section }) };
  });
}

const firstKey = (value: unknown, day: string) => (Object(value).date === day ? "date" : "from");
