import { dateIn, zoneOf } from "../../business/hours/time-zone.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { isObject, mapValues } from "../../lib/objects.ts";
import type { SourceFile } from "../tables/with-tables.ts";
import {
  type DatedContent,
  datedContent,
  type ScheduledChange,
  scheduledChanges,
  sectionsOf,
} from "./dated-content.ts";
import { withNextDates } from "./each-year.ts";
import { changeDays, type Hidden, hiddenOn, isDraft } from "./visible-days.ts";

/** A page or section that is not published today: a draft, or before or after its dates. */
export interface Unpublished extends Pick<DatedContent, "pages" | "section">, Omit<Hidden, "key"> {
  /** The path of the field that hides it. */
  at: Path;
  /** The page that it is a translation of, and its language. */
  translation?: { of: string; language: string };
}

/**
 * What to include: what is published today; each page as it will be after its next scheduled change; or
 * also everything scheduled and all drafts.
 */
export type View = "today" | "in time" | "all";

/** The period in which the same pages are published: from a day until before another. */
export interface Validity {
  zone: string;
  from: string;
  until: string;
}

export interface PublishedSource extends SourceFile {
  unpublished: readonly Unpublished[];
  /** The config with all pages, the unpublished ones last. */
  allPages: unknown;
  validity: Validity;
  /** The day in the time zone of the business, such as `2026-11-21`. */
  today: string;
  /** Upcoming changes, by day. */
  schedule: readonly ScheduledChange[];
  /** Past changes, by day. */
  pastChanges: readonly ScheduledChange[];
}

/**
 * A config as it is published on a day. Its value has no unpublished pages; unpublished sections become
 * drafts, which are left out when pages are expanded. So everything that is computed from the value, such as
 * cache keys, depends on the day, too. `locate` and `written` map to the position in the file.
 */
export function published(source: SourceFile, view: View = "today", day?: string): PublishedSource {
  const { pages: list, templates, ...rest } = Object(source.value);
  const zone = zoneOf(rest.business);
  const today = day ?? dateIn(zone);
  const hours = currentHours(today, rest);
  const pages: unknown[] = Array.isArray(list) ? list : [];
  const shown = pages.map((page) => hiddenIn(view, page, today) === undefined);
  const order = [...pages.keys()].sort((a, b) => Number(shown[b]) - Number(shown[a]) || a - b);
  const ordered = order.map((index) => pages[index]);
  const found = { ...rest, templates, pages: ordered };
  const count = shown.filter(Boolean).length;
  const onItsDay = (value: unknown) => withDrafts(value, dayFor(view, value, today), view);
  const { business } = { ...rest, ...hours.facts };
  const usesYear = namesYear(source) && typeof business === "object";
  const value = {
    ...Object(source.value),
    ...hours.facts,
    ...(usesYear && { business: withYear(business, today) }),
    pages: ordered.slice(0, count).map(onItsDay),
  };
  if (templates) value.templates = mapValues(Object(templates), onItsDay);
  const ofAllPages = (lists: unknown) => withSiteDrafts(lists, onItsDay);
  Object.assign(value, ofAllPages(value));
  if (rest.languages) value.languages = mapValues(Object(rest.languages), ofAllPages);
  const pathInFile = (path: Path): Path => {
    const [first, number] = path;
    if (first !== "pages" || typeof number !== "number") return path;
    return ["pages", order[number] ?? number, ...path.slice(2)];
  };
  const isShown = (section: unknown) => hiddenIn(view, section, today) === undefined;
  const parts = [...datedContent(found, isShown)];
  const changes = [...parts.flatMap(scheduledChanges), ...hours.changes].sort(byDay);
  return {
    ...source,
    value: Array.isArray(list) ? value : source.value,
    allPages: Array.isArray(list) ? found : source.value,
    today,
    unpublished: parts.flatMap((part) => unpublishedIn(part, templates, today, view)),
    validity: {
      zone,
      ...validityAround(usesYear ? [...changes, ...newYears(today)].sort(byDay) : changes, today),
    },
    schedule: changes.filter(({ day }) => day > today),
    pastChanges: changes.filter(({ day }) => day <= today),
    written: (path, at) => source.written(pathInFile(path), at),
    locate: (path, at, within) => source.locate(pathInFile(path), at, within),
  };
}

/** Finds an unpublished page by its path. */
export const unpublishedPage = (
  path: string,
  { unpublished }: { unpublished: readonly Unpublished[] },
): Unpublished | undefined =>
  unpublished.find(({ pages, section }) => section === undefined && pages.includes(path));

/** The reason, as the end of a sentence: `is a draft`. */
export const reasonWords = ({ from, until }: Unpublished): string =>
  until !== undefined
    ? `was published until ${until}`
    : from === undefined
      ? "is a draft"
      : `is published from ${from}`;

/** Whether the same pages are still published. */
export function isStillValid({ zone, from, until }: Validity): boolean {
  const today = dateIn(zone);
  return from <= today && today < until;
}

/** What a view includes although it is not published. */
const SHOWN: Record<View, readonly Hidden["key"][]> = {
  today: [],
  "in time": ["date", "from"],
  all: ["draft", "date", "from"],
};

function hiddenIn(view: View, value: unknown, today: string): Hidden | undefined {
  const hidden = hiddenOn(today, value);
  return hidden && !SHOWN[view].includes(hidden.key) ? hidden : undefined;
}

/** The day for which a page or a template is viewed. */
function dayFor(view: View, value: unknown, today: string): string {
  if (view !== "in time") return today;
  const { from } = hiddenOn(today, value) ?? {};
  const [next = today] = sectionsOf(value)
    .flatMap(changeDays)
    .filter((day) => day > today)
    .sort();
  return from ?? next;
}

/** The days of the last past change and of the next one. */
function validityAround(
  changes: readonly Pick<ScheduledChange, "day">[],
  today: string,
): Omit<Validity, "zone"> {
  return {
    from: changes.findLast(({ day }) => day <= today)?.day ?? "",
    until: changes.find(({ day }) => day > today)?.day ?? "9999",
  };
}

const byDay = (one: Pick<ScheduledChange, "day">, other: Pick<ScheduledChange, "day">) =>
  one.day < other.day ? -1 : 1;

/**
 * Whether any text has the token for the current year, which the config need not declare, or a misspelling of
 * it.
 */
const namesYear = ({ text, tables }: SourceFile): boolean =>
  [text, ...tables.map((table) => table.text)].some((each) => YEAR.test(each));

const YEAR = /facts\W{0,3}y[ear]{2,4}\b/i;

/** Adds the current year to a business's facts, unless it has one itself. */
function withYear(business: unknown, today: string): object {
  const { facts } = Object(business);
  return { ...Object(business), facts: { year: today.slice(0, 4), ...Object(facts) } };
}

/** The first days of this year and the next. */
const newYears = (today: string) =>
  [0, 1].map((more) => ({ day: `${Number(today.slice(0, 4)) + more}-01-01` }));

/** The hours of the business and its locations, with the next dates of recurring entries. */
function currentHours(today: string, { business, locations }: Record<string, unknown>) {
  const own = withNextDates(business, ["business"], today);
  const others = Object.entries(Object(locations)).map(([key, location]) => ({
    key,
    ...withNextDates(location, ["locations", key], today),
  }));
  const all = [own, ...others].flatMap(({ changes }) => changes);
  if (all.length === 0) return { facts: {}, changes: [] };
  const called = Object.fromEntries(others.map(({ key, facts }) => [key, facts]));
  const facts = { business: own.facts, ...(locations !== undefined && { locations: called }) };
  return {
    facts,
    changes: all.map((change): ScheduledChange => ({ ...change, pages: [], comes: true })),
  };
}

/** A page or template with its unpublished sections marked as drafts. */
function withDrafts(value: unknown, day: string, view: View): unknown {
  const { sections, instead } = Object(value);
  const isHidden = (section: unknown) =>
    (view === "all" ? hiddenIn(view, section, day) : hiddenOn(day, section)) !== undefined;
  const isRight = (section: unknown) => isDraft(section) === isHidden(section);
  if (sectionsOf(value).every(isRight) && Object.values(Object(instead)).every(isRight))
    return value;
  const marked = (section: unknown): unknown => {
    const { draft: _, ...rest } = Object(section);
    return isHidden(section) ? { ...rest, draft: true } : rest;
  };
  return {
    ...Object(value),
    ...(Array.isArray(sections) && { sections: sections.map(marked) }),
    ...(instead !== undefined && { instead: mapValues(Object(instead), marked) }),
  };
}

/** A site or one of its languages, with unpublished sections for all pages marked as drafts. */
function withSiteDrafts(lists: unknown, onItsDay: (value: unknown) => unknown): unknown {
  if (!isObject(lists)) return lists;
  const { before, after, shared } = lists;
  const marked = (sections: unknown) => Object(onItsDay({ sections })).sections;
  return {
    ...lists,
    ...(Array.isArray(before) && { before: marked(before) }),
    ...(Array.isArray(after) && { after: marked(after) }),
    ...(isObject(shared) && { shared: mapValues(shared, (section) => marked([section])[0]) }),
  };
}

function unpublishedIn(
  { value, page, at, pages, section }: DatedContent,
  templates: unknown,
  today: string,
  view: View,
): Unpublished[] {
  const [, name] = at;
  const owner = page ?? (section && Object(templates)[String(name)]);
  const hidden = hiddenOn(owner ? dayFor(view, owner, today) : today, value);
  if (!hidden || (view === "in time" && !section && hidden.from !== undefined)) return [];
  if (page && hiddenOn(today, page)) return [];
  const { key, ...days } = hidden;
  const kind = section ? { section } : translationIn(value, templates);
  return [{ pages, at: [...at, key], ...days, ...kind }];
}

function translationIn(page: unknown, templates: unknown): Pick<Unpublished, "translation"> {
  const { translationOf, template, language } = Object(page);
  if (typeof translationOf !== "string") return {};
  const pageLanguage = language ?? Object(Object(templates)[String(template)]).language;
  return { translation: { of: translationOf, language: String(pageLanguage) } };
}
