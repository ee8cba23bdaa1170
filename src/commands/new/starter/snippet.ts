/** Search results truncate longer texts, and have room for more than shorter ones. */
const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 0, most: 165 };

type Values = Readonly<Record<string, string>>;

/** The first of these texts that fits on all pages with its tokens replaced; otherwise the last one. */
function fitting(
  { least, most }: typeof TITLE,
  pages: readonly Values[],
  wishes: readonly string[],
): string {
  const fits = (wish: string) =>
    pages.every((values) => {
      const { length } = [...wish.replace(/\{[\w.]+\}/g, (token) => values[token] ?? token)];
      return length >= least && length <= most;
    });
  return wishes.find(fits) ?? wishes.at(-1) ?? "";
}

/**
 * The title and the description of a page in search results, from candidates with the longest first. A
 * template has many pages.
 */
export const snippetOf = (
  pages: readonly Values[],
  titles: readonly string[],
  texts: readonly string[],
) => ({
  title: fitting(TITLE, pages, titles),
  description: fitting(DESCRIPTION, pages, texts),
});
