import type { PageOrigins, TextOrigin } from "../protocol/page.ts";

/**
 * A text of the entry that shows an element, such as a price that is made from a number, or a date: the first text of the
 * nearest element around it that has any. Undefined if these are from several entries.
 */
export function entryText(
  target: Element,
  texts: ReadonlyMap<Element, TextOrigin>,
  sections: PageOrigins["sections"],
): TextOrigin | undefined {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const within = [...texts].flatMap(([element, text]) => (at?.contains(element) ? [text] : []));
    const [first] = within;
    if (!first) continue;
    const entries = new Set(within.map((text) => entryOf(text, sections)));
    return entries.size === 1 && !entries.has(undefined) ? first : undefined;
  }
  return undefined;
}

/** The row of a table, or the entry of a list of its section, that a text is in. */
export function entryOf(
  { cell, path, section }: Pick<TextOrigin, "cell" | "path"> & { section?: number },
  sections: PageOrigins["sections"],
): string | undefined {
  if (cell) return `${cell.file} ${cell.row}`;
  const outer = sections.find(({ index }) => index === section)?.path.length ?? path.length;
  const last = path.findLastIndex((step) => typeof step === "number");
  return last < outer ? undefined : path.slice(0, last + 1).join("/");
}
