import { type Fields, formatDigits, type PageEntry, type SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

type List = Fields<typeof schema>;

/** The entries of a year, or those without a date. */
interface Group {
  year: string | null;
  /** The year in the digits of the language. */
  title: string;
  entries: PageEntry[];
}

/** The pages, in groups of one year each or in a single group, and the larger one before them. */
export function derivePageList(context: SectionContext, list: List) {
  const all = context.listed().map((entry) => displayed(entry, list));
  const lead = leadOf(all, context, list);
  const entries = all.filter((entry) => entry !== lead);
  const author = list.author === undefined ? undefined : authorOf(context, list.author);
  return {
    lead,
    groups: list.years ? byYear(entries, context) : [{ year: null, title: "", entries }],
    yearsLabel: list.years ? context.texts.news.years : "",
    about: author ?? null,
  };
}

/** An entry without what the list does not display. */
function displayed(entry: PageEntry, { show, layout }: List): PageEntry {
  const shows = (part: "picture" | "date" | "text") =>
    show?.includes(part) ?? (layout !== "compact" || part === "date");
  return {
    ...entry,
    ...(!shows("picture") && { picture: null }),
    ...(!shows("date") && { day: null }),
    ...(!shows("text") && { description: "" }),
  };
}

function leadOf(all: readonly PageEntry[], { fault }: SectionContext, { featured }: List) {
  if (featured === undefined || all.length === 0) return null;
  const found = featured === "first" ? all[0] : all.find(({ href }) => href === featured);
  if (!found) {
    fault(
      "listed-page",
      `This list does not contain ${featured}.`,
      'Name one of its pages, or write "first".',
      "featured",
    );
  }
  return found ?? null;
}

const authorOf = ({ authors }: SectionContext, author: string) =>
  authors.get(author) ?? [...authors.values()].find(({ name }) => name === author);

function byYear(entries: readonly PageEntry[], { locale }: SectionContext): Group[] {
  const groups = new Map<string | null, Group>();
  for (const entry of entries) {
    const year = entry.date?.slice(0, 4) ?? null;
    const title = year === null ? "" : formatDigits(Number(year), locale);
    const group = groups.get(year) ?? { year, title, entries: [] };
    group.entries.push(entry);
    groups.set(year, group);
  }
  return [...groups.values()].toSorted((a, b) => Number(a.year === null) - Number(b.year === null));
}
