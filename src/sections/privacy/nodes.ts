import type { Link, MarkdownNode } from "../../model/values.ts";

/** A piece of a sentence: words, or a link in them. */
export type Part = string | MarkdownNode;

/** One subject of the notice. */
export interface Topic {
  heading: string;
  text: MarkdownNode[];
}

const inline = (parts: readonly Part[]): MarkdownNode[] =>
  parts.map((part) => (typeof part === "string" ? { type: "text", value: part } : part));

export const paragraph = (...parts: Part[]): MarkdownNode => ({
  type: "paragraph",
  children: inline(parts),
});

/** A list; an entry that does not apply is left out by giving nothing for it. */
export const bullets = (...items: (readonly Part[] | undefined)[]): MarkdownNode => ({
  type: "unordered",
  children: items.flatMap((parts): MarkdownNode[] =>
    parts ? [{ type: "item", children: inline(parts) }] : [],
  ),
});

/** An email address or a phone number, on one line. */
export const contactLink = (link: Link, address: string): MarkdownNode => ({
  type: "link",
  link,
  children: inline([address]),
  whole: true,
});

export const outside = (href: string, words: string): MarkdownNode => ({
  type: "link",
  link: { href, newTab: true },
  children: inline([words]),
});
