import type { Link, MarkdownNode, ValuesOf } from "plumbline/kit";

/** A value for a message's placeholder: text or a link. */
export type SentencePart = string | MarkdownNode;

/** A topic of the notice. */
export interface Topic {
  heading: string;
  text: MarkdownNode[];
}

const inline = (part: SentencePart): MarkdownNode =>
  typeof part === "string" ? { type: "text", value: part } : part;

/** A message with text or links instead of its placeholders. */
export function sentence<Text extends string>(
  text: Text,
  ...[values]: SentenceParts<keyof ValuesOf<Text> & string>
): MarkdownNode[] {
  const parts: Readonly<Record<string, SentencePart>> = values ?? {};
  return text.split(/\{(\w+)\}/).flatMap((piece, index) => {
    // Odd pieces are names of placeholders.
    const part = index % 2 === 1 ? (parts[piece] ?? `{${piece}}`) : piece;
    return part === "" ? [] : [inline(part)];
  });
}

/** A message without placeholders takes no values. */
type SentenceParts<Name extends string> = [Name] extends [never]
  ? []
  : [values: Readonly<Record<Name, SentencePart>>];

/** A paragraph of sentences; undefined ones are left out. */
export const paragraph = (...sentences: (MarkdownNode[] | undefined)[]): MarkdownNode => ({
  type: "paragraph",
  children: joined(
    sentences
      .filter(isDefined)
      .flatMap((nodes, index) => (index === 0 ? nodes : [inline(" "), ...nodes])),
  ),
});

/** A list of entries; undefined ones are left out. */
export const bullets = (...items: (MarkdownNode[] | undefined)[]): MarkdownNode => ({
  type: "unordered",
  children: items.filter(isDefined).map((nodes) => ({ type: "item", children: joined(nodes) })),
});

/** Merges adjacent texts, since React separates text nodes by comments. */
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

export const isDefined = <T>(part: T | undefined): part is T => part !== undefined;

/** An email address or a phone number as a link, without line breaks. */
export const contactLink = (link: Link, address: string): MarkdownNode => ({
  type: "link",
  link,
  children: [inline(address)],
  whole: true,
});

/** A link to another site, with a short form of its URL as text. */
export const externalLink = (href: string): MarkdownNode => ({
  type: "link",
  link: { href, newTab: true },
  children: [inline(href.replace(/^https:\/\/(www\.)?|\/$/g, ""))],
});
