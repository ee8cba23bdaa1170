const EXAMPLE = /\[[^[\]]+\]/g;

/** The example in brackets at a position of a text, which the first key replaces. */
export function exampleAt(text: string, at: number): { from: number; to: number } | undefined {
  for (const { 0: words, index } of text.matchAll(EXAMPLE)) {
    const to = index + words.length;
    // In Markdown, brackets before an address are a link.
    if (index <= at && at <= to && !/^[([]/.test(text.slice(to))) return { from: index, to };
  }
  return undefined;
}
