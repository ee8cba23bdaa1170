import type { Path } from "../diagnostics/diagnostic.ts";
import { dateIn, zoneOf } from "../hours/time-zone.ts";
import { type DatedPart, partsOf, sectionsOf, type Turn, turnsOf } from "./days-of-site.ts";
import { withNextDates } from "./each-year.ts";
import { type Hidden, hiddenOn, isDraft, turningDays } from "./shown-days.ts";
import type { SourceFile } from "./with-tables.ts";

/** What visitors do not get today: a draft, what has a day to come, or what is over. */
export interface Unpublished extends Pick<DatedPart, "pages" | "section">, Omit<Hidden, "key"> {
  /** Where the file says so. */
  at: Path;
  /** Of which page it is the translation, and into which language. */
  translation?: { of: string; language: string };
}

/**
 * What is looked at of a site: what visitors get today; what they will get in time, each page as it is
 * once it has come or changed next; or also all that is to come and all drafts.
 */
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
  /** All that is still to come and go, in the order of its days. */
  turns: readonly Turn[];
  /** What has come and gone so far. */
  passed: readonly Turn[];
}

/**
 * A config as visitors get it on a day: pages that are drafts, to come or over are not in its value, and
 * sections that are so are drafts in it, which are left out when pages are filled. So all that follows from
 * the value, as the names of what is kept from build to build do, follows from the day as well. `locate`
 * and `written` know where each page is.
 */
export function published(source: SourceFile, view: View = "today", day?: string): PublishedSource {
  const { pages: list, templates, ...rest } = Object(source.value);
  const zone = zoneOf(rest.business);
  const today = day ?? dateIn(zone);
  const hours = hoursOn(today, rest);
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
  if (templates) value.templates = mapped(templates, onItsDay);
  const pathInFile = (path: Path): Path => {
    const [first, number] = path;
    if (first !== "pages" || typeof number !== "number") return path;
    return ["pages", order[number] ?? number, ...path.slice(2)];
  };
  const isShown = (section: unknown) => hiddenIn(view, section, today) === undefined;
  const parts = [...partsOf(found, isShown)];
  const turns = [...parts.flatMap(turnsOf), ...hours.turns].sort(byDay);
  return {
    ...source,
    value: Array.isArray(list) ? value : source.value,
    everything: Array.isArray(list) ? found : source.value,
    unpublished: parts.flatMap((part) => unpublishedIn(part, templates, today, view)),
    stays: {
      zone,
      ...neighbours(usesYear ? [...turns, ...newYears(today)].sort(byDay) : turns, today),
    },
    turns: turns.filter((turn) => turn.day > today),
    passed: turns.filter((turn) => turn.day <= today),
    written: (path, at) => source.written(pathInFile(path), at),
    locate: (path, at, within) => source.locate(pathInFile(path), at, within),
    isSound: (path, at) => source.isSound(pathInFile(path), at),
  };
}

/** A page that visitors do not get today. */
export const unpublishedPage = (
  path: string,
  { unpublished }: { unpublished: readonly Unpublished[] },
): Unpublished | undefined =>
  unpublished.find(({ pages, section }) => section === undefined && pages.includes(path));

/** Why somebody does not get it, after its name: `is a draft`. */
export const reasonWords = ({ from, until }: Unpublished): string =>
  until !== undefined
    ? `was there until ${until}`
    : from === undefined
      ? "is a draft"
      : `comes on ${from}`;

/** Whether the day is still one on which visitors get what they got. */
export function isStill({ zone, from, until }: Stays): boolean {
  const today = dateIn(zone);
  return from <= today && today < until;
}

/** What a view shows though visitors do not get it. */
const SHOWN: Record<View, readonly Hidden["key"][]> = {
  today: [],
  "in time": ["date", "from"],
  all: ["draft", "date", "from"],
};

function hiddenIn(view: View, value: unknown, today: string): Hidden | undefined {
  const hidden = hiddenOn(today, value);
  return hidden && !SHOWN[view].includes(hidden.key) ? hidden : undefined;
}

/** The day as of which a page or a template is looked at. */
function dayFor(view: View, value: unknown, today: string): string {
  if (view !== "in time") return today;
  const { from } = hiddenOn(today, value) ?? {};
  const [next = today] = sectionsOf(value)
    .flatMap(turningDays)
    .filter((day) => day > today)
    .sort();
  return from ?? next;
}

/** The last day with a turn that has come, and the next. */
function neighbours(turns: readonly Pick<Turn, "day">[], today: string): Omit<Stays, "zone"> {
  return {
    from: turns.findLast(({ day }) => day <= today)?.day ?? "",
    until: turns.find(({ day }) => day > today)?.day ?? "9999",
  };
}

const byDay = (one: Pick<Turn, "day">, other: Pick<Turn, "day">) => (one.day < other.day ? -1 : 1);

/** Whether any text has the token for the year, which no file need give, or one that is to be it. */
const namesYear = ({ text, tables }: SourceFile): boolean =>
  [text, ...tables.map((table) => table.text)].some((each) => YEAR.test(each));

const YEAR = /facts\W{0,3}y[ear]{2,4}\b/i;

/** A business with the year of a day among its facts, unless it gives one itself. */
function withYear(business: unknown, today: string): object {
  const { facts } = Object(business);
  return { ...Object(business), facts: { year: today.slice(0, 4), ...Object(facts) } };
}

/** The first days of this year and of the next. */
const newYears = (today: string) =>
  [0, 1].map((more) => ({ day: `${Number(today.slice(0, 4)) + more}-01-01` }));

/** The hours of the business and its locations, with the next dates of what comes back each year. */
function hoursOn(today: string, { business, locations }: Record<string, unknown>) {
  const own = withNextDates(business, ["business"], today);
  const others = Object.entries(Object(locations)).map(([key, location]) => ({
    key,
    ...withNextDates(location, ["locations", key], today),
  }));
  const all = [own, ...others].flatMap(({ turns }) => turns);
  if (all.length === 0) return { facts: {}, turns: [] };
  const called = Object.fromEntries(others.map(({ key, facts }) => [key, facts]));
  const facts = { business: own.facts, ...(locations !== undefined && { locations: called }) };
  return { facts, turns: all.map((turn): Turn => ({ ...turn, pages: [], comes: true })) };
}

const mapped = (record: unknown, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(Object(record)).map(([key, value]) => [key, map(value)]));

/** A page or template in which those sections are drafts that are not shown. */
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
    ...(instead !== undefined && { instead: mapped(instead, marked) }),
  };
}

function unpublishedIn(
  { value, page, at, pages, section }: DatedPart,
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
  const given = language ?? Object(Object(templates)[String(template)]).language;
  return { translation: { of: translationOf, language: String(given) } };
}
