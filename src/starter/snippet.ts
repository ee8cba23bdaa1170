/** Search results cut what is longer. */
const TITLE = 65;
const DESCRIPTION = 165;

type Values = Readonly<Record<string, string>>;

/** The first of the wishes that fits once its tokens are filled in; the last one if none does. */
function fitting(most: number, values: Values, wishes: readonly string[]): string {
  const lengthOf = (text: string) =>
    [...text.replace(/\{[\w.]+\}/g, (token) => values[token] ?? token)].length;
  return wishes.find((wish) => lengthOf(wish) <= most) ?? wishes.at(-1) ?? "";
}

/** What search results show of a page, from its wishes: the fullest first. */
export const snippetOf = (values: Values, titles: readonly string[], texts: readonly string[]) => ({
  title: fitting(TITLE, values, titles),
  description: fitting(DESCRIPTION, values, texts),
});
