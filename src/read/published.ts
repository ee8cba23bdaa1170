import type { Path } from "../diagnostics/diagnostic.ts";
import { dateIn, zoneOf } from "../hours/time-zone.ts";
import type { SourceFile } from "./with-tables.ts";

/** What visitors do not get today: a draft, or what has a day to come. */
export interface Unpublished {
  /** The paths of the pages that it is, or that it is on. */
  pages: readonly string[];
  /** Where the file says so. */
  at: Path;
  /** The day on which it comes; a draft has none. */
  from?: string;
  /** Of which page it is the translation, and into which language. */
  translation?: { of: string; language: string };
  /** Where it is no page but a section: its number, of how many, and its id. */
  section?: { number: number; of: number; id: unknown };
}

/** What is looked at of a site: what visitors get today, what they will get in time, or all of it. */
export type View = "today" | "in time" | "all";

/** For how long visitors get the same pages: from a day on, and until another. */
export interface Stays {
  zone: string;
  from: string;
  until: string;
}

export interface PublishedSource extends SourceFile {
  unpublished: readonly Unpublished[];
  /** The value with all pages: those that are not published come last. */
  everything: unknown;
  stays: Stays;
}

/**
 * A config as visitors get it: pages that are drafts, or have a date to come, are not in its value, and
 * drafts among sections are gone. So all that follows from the value, as the names of what is kept from
 * build to build do, follows from the day as well. `locate` and `written` know where each page is.
 */
export function published(source: SourceFile, view: View = "today"): PublishedSource {
  const { business, pages: list, templates, ...rest } = Object(source.value);
  const zone = zoneOf(business);
  const today = dateIn(zone);
  const pages: unknown[] = Array.isArray(list) ? list : [];
  const isShown = (page: unknown) => isInView(page, today, view);
  const order = [...pages.keys()].sort(
    (a, b) => Number(isShown(pages[b])) - Number(isShown(pages[a])) || a - b,
  );
  const ordered = order.map((index) => pages[index]);
  const shown = ordered.filter(isShown);
  const found = { ...rest, business, templates, pages: ordered };
  const value = { ...Object(source.value), pages: view === "all" ? shown.map(withDrafts) : shown };
  if (view === "all" && templates) value.templates = mapped(templates, withDrafts);
  const pathInFile = (path: Path): Path => {
    const [first, number] = path;
    if (first !== "pages" || typeof number !== "number") return path;
    return ["pages", order[number] ?? number, ...path.slice(2)];
  };
  return {
    ...source,
    value: Array.isArray(list) ? value : source.value,
    everything: Array.isArray(list) ? found : source.value,
    unpublished: unpublishedIn(found, today, view),
    stays: { zone, ...neighbours(pages.flatMap(dayOf), today) },
    written: (path, at) => source.written(pathInFile(path), at),
    locate: (path, at, within) => source.locate(pathInFile(path), at, within),
    isSound: (path, at) => source.isSound(pathInFile(path), at),
  };
}

/** A page that visitors do not get yet. */
export const unpublishedPage = (
  path: string,
  { unpublished }: { unpublished: readonly Unpublished[] },
): Unpublished | undefined =>
  unpublished.find(({ pages, section }) => section === undefined && pages.includes(path));

/** Why somebody does not get it, after its name: `is a draft`. */
export const reasonWords = ({ from }: Unpublished): string =>
  from === undefined ? "is a draft" : `comes on ${from}`;

/** Whether the day is still one on which visitors get what they got. */
export function isStill({ zone, from, until }: Stays): boolean {
  const today = dateIn(zone);
  return from <= today && today < until;
}

/** A page of this day is not there before; a date that is none is reported elsewhere. */
const dayOf = (page: unknown): string[] => {
  const { date } = Object(page);
  return typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date) ? [date] : [];
};

const isDraft = (value: unknown): boolean => Object(value).draft === true;

const isInView = (page: unknown, today: string, view: View): boolean =>
  view === "all" ||
  (!isDraft(page) && (view === "in time" || dayOf(page).every((d) => d <= today)));

/** The last of some days that has come, and the next. */
function neighbours(days: readonly string[], today: string): Omit<Stays, "zone"> {
  const sorted = [...days].sort();
  return {
    from: sorted.findLast((day) => day <= today) ?? "",
    until: sorted.find((day) => day > today) ?? "9999",
  };
}

const mapped = (record: unknown, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(Object(record)).map(([key, value]) => [key, map(value)]));

/** A page or template whose sections are no drafts. */
function withDrafts(value: unknown): unknown {
  const { sections, instead } = Object(value);
  if (!sectionsOf(value).some(isDraft) && !Object.values(Object(instead)).some(isDraft))
    return value;
  return {
    ...Object(value),
    ...(Array.isArray(sections) && { sections: sections.map(finished) }),
    ...(instead !== undefined && { instead: mapped(instead, finished) }),
  };
}

function finished(section: unknown): unknown {
  if (!isDraft(section)) return section;
  const { draft: _, ...rest } = Object(section);
  return rest;
}

const sectionsOf = (value: unknown): unknown[] => {
  const { sections } = Object(value);
  return Array.isArray(sections) ? sections : [];
};

interface PagesAndTemplates {
  pages: readonly unknown[];
  templates: unknown;
}

/** All that is not published, in the order of the file. */
function unpublishedIn(
  { pages, templates }: PagesAndTemplates,
  today: string,
  view: View,
): Unpublished[] {
  const ofPages = pages.flatMap((page, index): Unpublished[] => {
    const path = String(Object(page).path);
    const at = ["pages", index];
    const whole = { pages: [path], ...translationIn(page, templates) };
    if (isDraft(page)) return [{ ...whole, at: [...at, "draft"] }];
    const [from] = view === "in time" ? [] : dayOf(page).filter((day) => day > today);
    if (from !== undefined) return [{ ...whole, at: [...at, "date"], from }];
    const { instead, template } = Object(page);
    const names = Object.entries(Object(instead)).filter(([, section]) => isDraft(section));
    const all = sectionsOf(Object(templates)[String(template)]);
    return [
      ...draftsAmong(page, at, [path]),
      ...names.map(([name, section]) => ({
        pages: [path],
        at: [...at, "instead", name, "draft"],
        section: { number: numberOf(name, all), of: all.length, id: Object(section).id ?? name },
      })),
    ];
  });
  const ofTemplates = Object.entries(Object(templates)).flatMap(([name, template]) => {
    const made = pages.filter((page) => Object(page).template === name);
    const paths = made.map((page) => String(Object(page).path));
    return draftsAmong(template, ["templates", name], paths);
  });
  return [...ofPages, ...ofTemplates];
}

function translationIn(page: unknown, templates: unknown): Pick<Unpublished, "translation"> {
  const { translationOf, template, language } = Object(page);
  if (typeof translationOf !== "string") return {};
  const given = language ?? Object(Object(templates)[String(template)]).language;
  return { translation: { of: translationOf, language: String(given) } };
}

const numberOf = (name: string, sections: readonly unknown[]): number =>
  sections.findIndex((section, index) => Object(section).id === name || `${index + 1}` === name) +
  1;

/** The drafts among the sections of a page or template. */
const draftsAmong = (value: unknown, at: Path, pages: readonly string[]): Unpublished[] =>
  sectionsOf(value).flatMap((section, index, all) =>
    isDraft(section)
      ? {
          pages,
          at: [...at, "sections", index, "draft"],
          section: { number: index + 1, of: all.length, id: Object(section).id },
        }
      : [],
  );
