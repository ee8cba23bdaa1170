import { interpolate } from "../../lib/text.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import type { SectionContext } from "../../model/kit/section-context.ts";
import type { Byline, LinkedName, TermKind } from "../../model/page-list.ts";
import { dayInWords } from "./page-entries.ts";
import type { ListablePage, PageLists } from "./page-lists.ts";

type Page = Pick<ListablePage, "path" | "language" | "card">;

/** The line at the top of a page with a date or an author: both, the series and the tags. */
export function bylineOf(
  { path, language, card }: Page,
  shared: LocaleTexts & Pick<SectionContext, "authors" | "display">,
  lists: PageLists,
): Byline | undefined {
  const { date, updated, author, series, tags = [] } = card;
  if (date === undefined && author === undefined) return undefined;
  const { news } = shared.texts;
  const linked = (kind: TermKind, value: string, words = "{name}", name = value): LinkedName => {
    const [before = "", after = ""] = words.split("{name}");
    const href = lists.termPage(kind, value, language);
    return {
      before,
      name: shared.display(name),
      after,
      ...(href !== undefined && href !== path && { href }),
    };
  };
  return {
    ...(date !== undefined && { date, day: dayInWords(date, shared) }),
    ...(updated !== undefined && {
      updated: interpolate(news.updated, { date: dayInWords(updated, shared) }),
    }),
    ...(author !== undefined && {
      author: linked("author", author, news.author, shared.authors.get(author)?.name),
    }),
    ...(series !== undefined && { series: linked("series", series, news.series) }),
    ...(tags.length > 0 && {
      tags: { label: news.tags, names: tags.map((tag) => linked("tag", tag)) },
    }),
  };
}
