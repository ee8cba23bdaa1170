import type {
  Image,
  List,
  ListItem,
  Link as MarkdownLink,
  Nodes,
  Paragraph,
  Table,
  Text,
} from "mdast";
import type { TextSpan } from "../diagnostics/diagnostic.ts";
import type { Link, MarkdownContainer, MarkdownNode, Media, RichNode } from "../model/values.ts";
import type { PlaceOf } from "../tokens/scope.ts";
import { singleToken } from "../util/token.ts";
import { type Piece, readMarkdown } from "./read-markdown.ts";
import { longRow, pictureWithoutWords, refusalsIn } from "./refused-markdown.ts";
import type { Refused } from "./refused-signs.ts";
import { tableLayout } from "./table-layout.ts";
import { tangleIn } from "./tangled-markdown.ts";
import { plainText } from "./uses.ts";

/** What becomes of the pieces of a Markdown text; `placeOf` says where they are in its source. */
export interface MarkdownEnvironment {
  /** Replaces the tokens in running text. */
  text(value: string, placeOf: PlaceOf): string;
  /** Undefined for a link of which only the words are shown. */
  link(target: string, placeOf: PlaceOf): Link | undefined;
  /** The blocks of a Markdown parameter, if the name is that of one. */
  block(name: string): RichNode[] | undefined;
  /** A picture with the words for it; where there is none, neither pictures nor tables may be there. */
  picture?(file: string, alt: string, placeOf: PlaceOf): Media;
  /** Reports something that the small Markdown does not have. */
  refuse(what: Refused, within: TextSpan): void;
}

/** What nodes are converted with: those of one piece of a source have their places in common. */
interface Reading extends Omit<Piece, "nodes"> {
  source: string;
  env: MarkdownEnvironment;
}

const CONTAINERS: Partial<Record<Nodes["type"], MarkdownContainer>> = {
  heading: "heading",
  strong: "strong",
  emphasis: "emphasis",
  listItem: "item",
};

/**
 * Parses Markdown (CommonMark) into the tree that pages render. Tokens are replaced after parsing,
 * so a fact with an asterisk in it stays plain text; a paragraph that is one Markdown token becomes
 * the paragraphs of that parameter.
 */
export function parseMarkdown(source: string, env: MarkdownEnvironment): RichNode[] {
  const tangle = tangleIn(source);
  if (tangle) {
    env.refuse(tangle.refused, tangle.within);
    return [];
  }
  return readMarkdown(source).flatMap(({ nodes, base, isSimple }) => {
    const reading = { source, base, isSimple, env };
    return nodes.flatMap((node) => richBlock(node, reading) ?? convert(node, reading));
  });
}

/** What only the outermost blocks can be: a table, a picture, or the blocks of a parameter. */
function richBlock(node: Nodes, reading: Reading): RichNode[] | undefined {
  if (node.type === "paragraph") {
    const [only, second] = node.children;
    if (reading.env.picture && only?.type === "image" && !second) return pictureOf(only, reading);
    return insertedBlock(node, reading);
  }
  return reading.env.picture && node.type === "table" ? [tableOf(node, reading)] : undefined;
}

function pictureOf(image: Image, { source, base, env }: Reading): RichNode[] {
  const place = placeOfNode(image, base);
  const placeOf = (value: string) => finder(value, source, place);
  const alt = env.text(image.alt ?? "", placeOf(image.alt ?? ""));
  if (alt.trim() === "") env.refuse(pictureWithoutWords, place);
  const { url } = image;
  const file = env.picture?.(url, alt, placeOf(url));
  if (!file) return [];
  const caption = image.title ? env.text(image.title, placeOf(image.title)) : undefined;
  return [{ type: "pictureBlock", picture: { file, alt }, ...(caption ? { caption } : {}) }];
}

const ALIGNMENTS = { left: "start", center: "center", right: "end" } as const;

function tableOf({ align = [], children: [first, ...rest] }: Table, reading: Reading): RichNode {
  const { base, env } = reading;
  const heads = (first?.children ?? []).map((cell) => plainText(inside(cell, reading)).trim());
  for (const row of rest) {
    if (row.children.length > heads.length) env.refuse(longRow, placeOfNode(row, base));
  }
  const rows = rest.map(({ children }) =>
    heads.map((_, column) => (children[column] ? inside(children[column], reading) : [])),
  );
  const said = heads.map((_, column) => {
    const side = align?.[column];
    return side ? ALIGNMENTS[side] : undefined;
  });
  const label = heads.filter(Boolean).join(", ");
  return {
    type: "tableBlock",
    table: { label, heads, rows, layout: tableLayout(heads, rows, said) },
  };
}

const convertAll = (nodes: Nodes[], reading: Reading): MarkdownNode[] =>
  nodes.flatMap((node) => convert(node, reading));

function convert(node: Nodes, reading: Reading): MarkdownNode[] {
  refuse(node, reading);
  switch (node.type) {
    case "text":
      return [textOf(node, reading)];
    case "break":
      return [{ type: "break" }];
    case "link":
      return linkOf(node, reading);
    case "list":
      return [listOf(node, reading)];
    case "paragraph":
      return [{ type: "paragraph", children: inside(node, reading) }];
    default: {
      const type = CONTAINERS[node.type];
      return type ? [{ type, children: inside(node, reading) }] : [];
    }
  }
}

const inside = (node: Nodes, reading: Reading): MarkdownNode[] =>
  "children" in node ? convertAll(node.children, reading) : [];

/** Reports what the small Markdown leaves out; a simple piece has nothing of that. */
function refuse(node: Nodes, { source, base, isSimple, env }: Reading): void {
  if (isSimple) return;
  const at = placeOfNode(node, base);
  const raw = source.slice(at.start, at.start + at.length);
  for (const { refused, start, length } of refusalsIn(
    node,
    raw,
    source.slice(Math.max(0, at.start - 2), at.start),
  )) {
    env.refuse(refused, { start: at.start + start, length });
  }
}

function placeOfNode({ position }: Nodes, base: number): TextSpan {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return { start: base + start, length: end - start };
}

/** Finds characters of a value in its source, where escapes and line ends come between. */
const finder =
  (value: string, source: string, at: TextSpan): PlaceOf =>
  (start, length) => {
    const raw = source.slice(at.start, at.start + at.length);
    const piece = value.slice(start, start + length);
    let found = -1;
    let from = -1;
    do {
      from = value.indexOf(piece, from + 1);
      found = raw.indexOf(piece, found + 1);
    } while (found >= 0 && from < start);
    return found < 0 ? at : { start: at.start + found, length };
  };

function textOf(node: Text, { source, base, env }: Reading): MarkdownNode {
  const { value } = node;
  return { type: "text", value: env.text(value, finder(value, source, placeOfNode(node, base))) };
}

function linkOf(node: MarkdownLink, reading: Reading): MarkdownNode[] {
  const { source, env } = reading;
  const { url } = node;
  const link = env.link(url, finder(url, source, placeOfTarget(node, reading)));
  const children = inside(node, reading);
  if (!link) return children;
  // The other facts hold together by their spaces, and a hyphen lets go of an address.
  const isWhole = tokenOf(node) === "business.email";
  return [{ type: "link", link, children, ...(isWhole ? { whole: true } : {}) }];
}

/** Where the address of `[words](address)` or `<address>` is. */
function placeOfTarget(node: MarkdownLink, { source, base }: Reading): TextSpan {
  const whole = placeOfNode(node, base);
  const last = node.children.at(-1);
  const words = last ? placeOfNode(last, base) : { start: whole.start, length: 1 };
  const end = words.start + words.length;
  const rest = source.slice(end, whole.start + whole.length - 1);
  const [opening] = /^\]\(\s*<?/.exec(rest) ?? [];
  if (opening === undefined) return { start: whole.start + 1, length: whole.length - 2 };
  const [address = ""] = /^[^\s>]*/.exec(rest.slice(opening.length)) ?? [];
  return address === "" ? whole : { start: end + opening.length, length: address.length };
}

function listOf(list: List, reading: Reading): MarkdownNode {
  const children = list.children.map((item): MarkdownNode => {
    refuse(item, reading);
    return { type: "item", children: itemContent(item, list, reading) };
  });
  return { type: list.ordered ? "ordered" : "unordered", children };
}

/** A tight list's items hold their words without a paragraph around them, as in HTML; two need theirs. */
const itemContent = (item: ListItem, { spread }: List, reading: Reading): MarkdownNode[] =>
  item.children.flatMap((child) => {
    if (child.type !== "paragraph" || spread || item.spread) return convert(child, reading);
    refuse(child, reading);
    return inside(child, reading);
  });

function insertedBlock(paragraph: Paragraph, { env }: Reading): RichNode[] | undefined {
  const name = tokenOf(paragraph);
  return name === undefined ? undefined : env.block(name);
}

/** The name of the token that is all there is in a node. */
function tokenOf({ children: [only, second] }: Paragraph | MarkdownLink): string | undefined {
  return only?.type === "text" && !second ? singleToken(only.value) : undefined;
}
