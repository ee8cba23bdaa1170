import type { List, ListItem, Nodes, Paragraph, PhrasingContent, Text } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** What may reach over a simple block: fences and HTML that are still open, definitions. */
const FAR_REACHING = /```|~~~|<|\]:/;

/**
 * Reads Markdown as CommonMark has it. Most blocks are simple (`paragraphOf`, `listOf`), and taking
 * them as they are is a hundred times quicker than parsing them; a test compares the two.
 */
export function readMarkdown(source: string): Nodes[] {
  if (FAR_REACHING.test(source)) return fromMarkdown(source).children;
  const nodes: Nodes[] = [];
  let odd: string[] = [];
  const parseOdd = () => {
    if (odd.length > 0) nodes.push(...fromMarkdown(odd.join("\n\n")).children);
    odd = [];
  };
  const blocks = source.split("\n\n");
  const paragraphs = blocks.map(paragraphOf);
  // A list goes on in a list, or in what is set in, and paragraphs are neither.
  const endsAt = (index: number) => index < 0 || index >= blocks.length || paragraphs[index];
  for (const [index, block] of blocks.entries()) {
    const isApart = endsAt(index - 1) && endsAt(index + 1);
    const simple = paragraphs[index] ?? (isApart ? listOf(block) : undefined);
    if (simple) {
      parseOdd();
      nodes.push(simple);
    } else odd.push(block);
  }
  parseOdd();
  return nodes;
}

/** Characters that mean nothing to CommonMark, wherever they stand in a line. */
const WORDS = String.raw`[\p{L}\p{N} .,:;?!%£€$@…“”‘’"'(){}/–—-]*`;

/** Words between marks: they neither begin nor end with space or a sign that marks depend on. */
const MARKED = String.raw`[\p{L}\p{N}](?:${WORDS}[\p{L}\p{N}.:?!])?`;

const EMPHASIS = String.raw`(?<stars>\*\*?)(?<words>${MARKED})\k<stars>`;
const LINK = String.raw`\[(?<label>${MARKED})\]\((?<url>[\w:/.#?=-]+)\)`;

/** A mark that stands where it can mean nothing else. */
const MARK = new RegExp(`(?<=^|[ (“])(?:${EMPHASIS}|${LINK})(?=$|[ .,:;?!)”])`, "gu");

const PLAIN = new RegExp(`^${WORDS}$`, "u");

/** A line that begins with a figure or a dash may be more than a paragraph. */
const BEGINS = /^[\p{L}“‘"'({*[]/u;

/** A paragraph of one line that is the same wherever it stands, and ends whatever stood before it. */
function paragraphOf(block: string): Paragraph | undefined {
  if (!BEGINS.test(block) || block.endsWith(" ")) return undefined;
  if (PLAIN.test(block)) return { type: "paragraph", children: [textOf(block)] };
  const children: PhrasingContent[] = [];
  let end = 0;
  for (const match of block.matchAll(MARK)) {
    if (match.index > end) children.push(textOf(block.slice(end, match.index)));
    children.push(markOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < block.length) children.push(textOf(block.slice(end)));
  const isSimple = children.every((child) => child.type !== "text" || PLAIN.test(child.value));
  return isSimple ? { type: "paragraph", children } : undefined;
}

type Groups = Record<string, string | undefined>;

const textOf = (value: string): Text => ({ type: "text", value });

function markOf({ stars, words = "", label = "", url = "" }: Groups): PhrasingContent {
  if (stars === undefined) return { type: "link", url, children: [textOf(label)] };
  return { type: stars === "*" ? "emphasis" : "strong", children: [textOf(words)] };
}

/** A tight list of simple lines. */
function listOf(block: string): List | undefined {
  const items: ListItem[] = [];
  for (const line of block.split("\n")) {
    const paragraph = line.startsWith("- ") ? paragraphOf(line.slice(2)) : undefined;
    if (!paragraph) return undefined;
    items.push({ type: "listItem", children: [paragraph] });
  }
  return { type: "list", ordered: false, spread: false, children: items };
}
