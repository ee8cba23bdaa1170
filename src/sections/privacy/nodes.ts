import type { Link, MarkdownNode } from "../../model/values.ts";

/** What may be put into a text of the catalogue: words, or a link. */
export type SentencePart = string | MarkdownNode;

/** One subject of the notice. */
export interface Topic {
  heading: string;
  text: MarkdownNode[];
}

const inline = (part: SentencePart): MarkdownNode =>
  typeof part === "string" ? { type: "text", value: part } : part;

/** A text of the catalogue with words or links in the place of what stands in braces. */
export const sentence = (text: string, values: Record<string, SentencePart> = {}): MarkdownNode[] =>
  text.split(/\{(\w+)\}/).flatMap((piece, index) => {
    // Every second piece is a name between braces.
    const part = index % 2 === 1 ? (values[piece] ?? `{${piece}}`) : piece;
    return part === "" ? [] : [inline(part)];
  });

/** Whole sentences, one after another; one that does not apply is left out by giving nothing for it. */
export const paragraph = (...sentences: (MarkdownNode[] | undefined)[]): MarkdownNode => ({
  type: "paragraph",
  children: joined(
    sentences
      .filter(isDefined)
      .flatMap((nodes, index) => (index === 0 ? nodes : [inline(" "), ...nodes])),
  ),
});

/** A list; an entry that does not apply is left out by giving nothing for it. */
export const bullets = (...items: (MarkdownNode[] | undefined)[]): MarkdownNode => ({
  type: "unordered",
  children: items.filter(isDefined).map((nodes) => ({ type: "item", children: joined(nodes) })),
});

/** Words beside each other as one text, for React parts texts by comments. */
function joined(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const all: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.type === "text" && node.type === "text") {
      all[all.length - 1] = { type: "text", value: last.value + node.value };
    } else all.push(node);
  }
  return all;
}

/** Leaves out what does not apply. */
export const isDefined = <T>(part: T | undefined): part is T => part !== undefined;

/** An email address or a phone number, on one line. */
export const contactLink = (link: Link, address: string): MarkdownNode => ({
  type: "link",
  link,
  children: [inline(address)],
  whole: true,
});

/** A page elsewhere, under its address as people write it. */
export const externalLink = (href: string): MarkdownNode => ({
  type: "link",
  link: { href, newTab: true },
  children: [inline(href.replace(/^https:\/\/(www\.)?|\/$/g, ""))],
});
