import { groupBy } from "../../lib/lists.ts";
import { type PageCard, type PageQuery, TERM_KINDS, type TermKind } from "../../model/page-list.ts";

/** What lists of pages know of a page. */
export interface ListablePage {
  path: string;
  /** One of the site's languages. */
  language: string;
  label: string;
  parent: { value: string } | undefined;
  /** Its template; pages of one template are siblings. */
  template: string | undefined;
  /** Whether search engines may list it. */
  listed: boolean;
  /** What lists show of it. */
  card: PageCard;
  asks: {
    /** Its own lists. */
    lists?: readonly PageQuery[];
  };
}

/** The lists of pages of a site. */
export interface PageLists {
  /** The pages of a list on a page, in order. */
  listed(query: PageQuery, from: Lister): readonly ListablePage[];
  /** All values of a criterion in a language. */
  values(kind: Criterion, language: string): ReadonlySet<string>;
  /** The first page that lists the pages of a tag, an author or a series. */
  termPage(kind: TermKind, value: string, language: string): string | undefined;
}

/** The properties of a page that decide what its lists show. */
export type Lister = Pick<ListablePage, "path" | "language" | "template" | "parent" | "card">;

/** What a page can be listed by. */
export type Criterion = Exclude<(typeof CRITERIA)[number], "dated">;

const CRITERIA = [...TERM_KINDS, "parent", "template", "year"] as const;

/** The values of a page for each criterion. */
const VALUES: Record<Criterion, (page: ListablePage) => readonly (string | undefined)[]> = {
  tag: ({ card }) => card.tags ?? [],
  author: ({ card }) => [card.author],
  series: ({ card }) => [card.series],
  parent: ({ parent }) => [parent?.value],
  template: ({ template }) => [template],
  year: ({ card }) => [card.date?.slice(0, 4)],
};

export function pageLists(outlines: readonly ListablePage[]): PageLists {
  const ofLanguage = groupBy(outlines, ({ language }) => language);
  const inLanguage = (language: string) => ofLanguage.get(language) ?? [];
  // Pages of a template have the same list, so it is computed once.
  const matching = cached((key): readonly ListablePage[] => {
    const [language, query]: [string, PageQuery] = JSON.parse(key);
    return ordered(chosen(query, inLanguage(language)), query, language);
  });
  const values = cached((key): ReadonlySet<string> => {
    const [kind, language]: [Criterion, string] = JSON.parse(key);
    const all = inLanguage(language).flatMap((page) => VALUES[kind](page));
    return new Set(all.filter((value) => value !== undefined));
  });
  const termPages = termPagesOf(outlines);
  return {
    listed(query, from) {
      const { limit, related, ...rest } = query;
      const all = matching(JSON.stringify([from.language, rest])).filter(
        ({ path }) => path !== from.path,
      );
      const found = related ? relatedTo(from, all) : all;
      return limit === undefined ? found : found.slice(0, limit);
    },
    values: (kind, language) => values(JSON.stringify([kind, language])),
    termPage: (kind, value, language) => termPages.get(termKey(kind, value, language)),
  };
}

function cached<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** The pages by hand, and then those that match. */
function chosen(query: PageQuery, pages: readonly ListablePage[]): ListablePage[] {
  const { pages: paths = [], dated = false, unlisted = false } = query;
  const byHand = paths.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  const criteria = CRITERIA.filter((kind) => query[kind] !== undefined);
  if (paths.length > 0 && criteria.length === 0 && !dated) return byHand;
  const matches = pages.filter(
    (page) =>
      (page.listed || unlisted) &&
      (page.card.date !== undefined || !dated) &&
      criteria.every((kind) => VALUES[kind](page).includes(query[kind])),
  );
  return [...new Set([...byHand, ...matches])];
}

function ordered(
  pages: ListablePage[],
  { order, pages: byHand }: PageQuery,
  language: string,
): readonly ListablePage[] {
  const preset = !byHand && pages.every(({ card }) => card.date) ? "newest" : "config";
  switch (order ?? preset) {
    case "title": {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return pages.toSorted((a, b) => compare(a.label, b.label));
    }
    case "newest":
      return pages.toSorted((a, b) => compareDates(b, a));
    case "oldest":
      return pages.toSorted(
        (a, b) => Number(isUndated(a)) - Number(isUndated(b)) || compareDates(a, b),
      );
    default:
      return pages;
  }
}

const isUndated = ({ card }: ListablePage) => card.date === undefined;

/** Pages with the same date are in file order. */
const compareDates = (
  { card: { date: a = "" } }: ListablePage,
  { card: { date: b = "" } }: ListablePage,
) => (a < b ? -1 : a > b ? 1 : 0);

/** Those that share most tags first; the series counts like a tag, and being siblings counts least. */
function relatedTo(page: Lister, others: readonly ListablePage[]): ListablePage[] {
  const ranked = others.map((other) => ({ other, rank: relation(page, other) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => Math.floor(b.rank) - Math.floor(a.rank) || compareDates(b.other, a.other))
    .map(({ other }) => other);
}

function relation(page: Lister, other: ListablePage): number {
  const shared = (other.card.tags ?? []).filter((tag) => page.card.tags?.includes(tag)).length;
  const isSeries = page.card.series !== undefined && page.card.series === other.card.series;
  const isSibling =
    (page.template !== undefined && page.template === other.template) ||
    (page.parent !== undefined && page.parent.value === other.parent?.value);
  return shared + (isSeries ? 1 : 0) + (isSibling ? 0.5 : 0);
}

const termKey = (kind: TermKind, value: string, language: string) =>
  JSON.stringify([kind, value, language]);

/**
 * The page of each term: the first with a list of nothing but its pages, and of all of them if there is such a
 * list.
 */
function termPagesOf(pages: readonly ListablePage[]): ReadonlyMap<string, string> {
  const lists = pages.flatMap(({ path, language, asks }) =>
    (asks.lists ?? []).flatMap((query) => {
      const term = soleTerm(query);
      const isLimited = query.limit !== undefined;
      return term ? [{ path, key: termKey(term.kind, term.value, language), isLimited }] : [];
    }),
  );
  const found = new Map<string, string>();
  for (const { key, path } of lists.toSorted((a, b) => Number(a.isLimited) - Number(b.isLimited)))
    if (!found.has(key)) found.set(key, path);
  return found;
}

/** The tag, author or series that is the only criterion of a list. */
function soleTerm(query: PageQuery): { kind: TermKind; value: string } | undefined {
  const [kind, ...more] = CRITERIA.filter((each) => query[each] !== undefined);
  const term = TERM_KINDS.find((each) => each === kind);
  const value = term && query[term];
  const isSole = more.length === 0 && !query.pages && !query.related;
  return term && value !== undefined && isSole ? { kind: term, value } : undefined;
}
