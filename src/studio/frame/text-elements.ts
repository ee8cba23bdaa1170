import type { PageOrigins, TextOrigin } from "../protocol/page.ts";

/** Components may add or lose spaces, and hyphens in long words. */
const plain = (text: string) => text.replace(/[\s\u00AD\u200B]+/g, "");

/**
 * The element that shows each text of a page. Texts are found by their words, so that any component works. If a section
 * shows the same words more often than it has texts with them, none of them is certain, and all are left out.
 */
export function textElements(
  { texts, sections }: Pick<PageOrigins, "texts" | "sections">,
  elements: readonly Element[][],
): Map<Element, TextOrigin> {
  const found = new Map<Element, TextOrigin>();
  for (const [at, { index }] of sections.entries()) {
    const own = texts.filter(({ section }) => section === index);
    const shown = deepestByWords(elements[at] ?? []);
    for (const [words, origins] of groups(own)) {
      const showing = shown.get(words) ?? [];
      if (showing.length !== origins.length) continue;
      for (const [order, element] of showing.entries()) {
        const origin = origins[order];
        if (origin) found.set(element, origin);
      }
    }
  }
  return found;
}

function groups(texts: readonly TextOrigin[]): Map<string, TextOrigin[]> {
  const byWords = new Map<string, TextOrigin[]>();
  for (const text of texts) {
    const words = plain(text.shown);
    if (words !== "") byWords.set(words, [...(byWords.get(words) ?? []), text]);
  }
  return byWords;
}

/** The innermost elements with some words, in the order of the page. */
function deepestByWords(roots: readonly Element[]): Map<string, Element[]> {
  const byWords = new Map<string, Element[]>();
  const visit = (element: Element) => {
    const words = plain(element.textContent ?? "");
    if (words === "") return;
    const children = [...element.children];
    if (!children.some((child) => plain(child.textContent ?? "") === words))
      byWords.set(words, [...(byWords.get(words) ?? []), element]);
    for (const child of children) visit(child);
  };
  for (const root of roots) visit(root);
  return byWords;
}
