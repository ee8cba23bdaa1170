import type { List, ListItem, Nodes, Paragraph, PhrasingContent, Text } from "mdast";
import { type Extension, fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

/** Consecutive blocks of a source. */
export interface MarkdownPiece {
  nodes: Nodes[];
  /** The offset in the source from which their positions are counted. */
  offset: number;
  /** Whether they have only words, **bold**, *italic* and links, all of which are supported. */
  isSimple: boolean;
}

/** What may affect other blocks: unclosed fences and HTML, definitions. */
const FAR_REACHING = /```|~~~|<|\]:/;

/**
 * Reads CommonMark with GitHub's tables. Most blocks are simple (`paragraphOf`, `listOf`). Reading those with
 * regular expressions is a hundred times faster than parsing; a test compares both.
 */
export function readMarkdown(source: string): MarkdownPiece[] {
  if (FAR_REACHING.test(source)) return [{ nodes: parse(source), offset: 0, isSimple: false }];
  const pieces: MarkdownPiece[] = [];
  let odd: string[] = [];
  let at = 0;
  const parseOdd = () => {
    const text = odd.join(GAP);
    const offset = at - text.length - GAP.length;
    if (odd.length > 0) pieces.push({ nodes: parse(text), offset, isSimple: false });
    odd = [];
  };
  const blocks = source.split(GAP);
  const paragraphs = blocks.map((block) => paragraphOf(block));
  // A list continues in a list or in an indented block; a simple paragraph is neither.
  const endsAt = (index: number) => index < 0 || index >= blocks.length || paragraphs[index];
  for (const [index, block] of blocks.entries()) {
    const isApart = endsAt(index - 1) && endsAt(index + 1);
    const simple = paragraphs[index] ?? (isApart ? listOf(block) : undefined);
    if (simple) {
      parseOdd();
      pieces.push({ nodes: [simple], offset: at, isSimple: true });
    } else odd.push(block);
    at += block.length + GAP.length;
  }
  parseOdd();
  return pieces;
}

const GAP = "\n\n";

/** A visible brace keeps its backslash until tokens are replaced, as in any other text (tokens.ts). */
const escapedBraces: Extension = {
  exit: {
    characterEscapeValue(token) {
      const node = this.stack.pop();
      if (node?.type !== "text") return;
      const sign = this.sliceSerialize(token);
      node.value += /[{}]/.test(sign) ? `\\${sign}` : sign;
      const { line, column, offset } = token.end;
      if (node.position) node.position.end = { line, column, offset };
    },
  },
};

const parse = (source: string): Nodes[] =>
  fromMarkdown(source, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown(), escapedBraces],
  }).children;

/** Characters without a meaning in CommonMark, wherever they are in a line. */
const WORDS = String.raw`[\p{L}\p{N} .,:;?!%£€$@…“”‘’"'(){}/–—-]*`;

/** Words between marks. They do not begin or end with a space or a sign that affects marks. */
const WORDS_IN_MARKS = String.raw`[\p{L}\p{N}](?:${WORDS}[\p{L}\p{N}.:?!])?`;

const EMPHASIS = String.raw`(?<stars>\*\*?)(?<words>${WORDS_IN_MARKS})\k<stars>`;
const LINK = String.raw`\[(?<label>${WORDS_IN_MARKS})\]\((?<url>[\w:/.#?=-]+)\)`;

/** A mark in an unambiguous position. */
const MARK = new RegExp(`(?<=^|[ (“])(?:${EMPHASIS}|${LINK})(?=$|[ .,:;?!)”])`, "gu");

const PLAIN = new RegExp(`^${WORDS}$`, "u");

/** A line that begins with a digit or a dash may not be a paragraph. */
const BEGINS = /^[\p{L}“‘"'({*[]/u;

/** A paragraph of one line whose meaning does not depend on the blocks around it. */
function paragraphOf(block: string, base = 0): Paragraph | undefined {
  if (!BEGINS.test(block) || block.endsWith(" ")) return undefined;
  if (PLAIN.test(block)) return { type: "paragraph", children: [textOf(block, base)] };
  const children: PhrasingContent[] = [];
  let end = 0;
  for (const match of block.matchAll(MARK)) {
    if (match.index > end) children.push(textOf(block.slice(end, match.index), base + end));
    children.push(markOf(match.groups ?? {}, base + match.index));
    end = match.index + match[0].length;
  }
  if (end < block.length) children.push(textOf(block.slice(end), base + end));
  const isSimple = children.every((child) => child.type !== "text" || PLAIN.test(child.value));
  return isSimple ? { type: "paragraph", children } : undefined;
}

type Groups = Record<string, string | undefined>;

const textOf = (value: string, start: number): Text => ({
  type: "text",
  value,
  position: positionOf(start, value.length),
});

/** The parser only uses offsets. */
const positionOf = (start: number, length: number) => ({
  start: { line: 0, column: 0, offset: start },
  end: { line: 0, column: 0, offset: start + length },
});

function markOf(groups: Groups, start: number): PhrasingContent {
  const { stars, words = "", label = "", url = "" } = groups;
  if (stars === undefined) {
    const position = positionOf(start, label.length + url.length + "[]()".length);
    return { type: "link", url, children: [textOf(label, start + 1)], position };
  }
  const children = [textOf(words, start + stars.length)];
  return { type: stars === "*" ? "emphasis" : "strong", children };
}

/** A tight list of simple lines. */
function listOf(block: string): List | undefined {
  const items: ListItem[] = [];
  let at = 0;
  for (const line of block.split("\n")) {
    const paragraph = line.startsWith(DASH)
      ? paragraphOf(line.slice(DASH.length), at + DASH.length)
      : undefined;
    if (!paragraph) return undefined;
    items.push({ type: "listItem", children: [paragraph] });
    at += line.length + 1;
  }
  return { type: "list", ordered: false, spread: false, children: items };
}

const DASH = "- ";
