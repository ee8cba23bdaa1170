import type {
  Code,
  Image,
  InlineCode,
  List,
  ListItem,
  Link as MarkdownLink,
  Nodes,
  Paragraph,
  Table,
  Text,
} from "mdast";
import type { LocatePiece } from "../../../config/tokens/scope.ts";
import type { TextSpan } from "../../../diagnostics/diagnostic.ts";
import { singleToken } from "../../../lib/token.ts";
import type {
  Link,
  MarkdownContainer,
  MarkdownNode,
  RichNode,
  ShownPicture,
} from "../../../model/values.ts";
import { tableLayout } from "../table-layout.ts";
import { plainText } from "../uses.ts";
import { linkTargetPosition, nodePosition, pieceLocator } from "./positions.ts";
import { DASH, quotationOf } from "./quotation.ts";
import { type MarkdownPiece, readMarkdown } from "./read-markdown.ts";
import { longRow, lostSource, refusalsIn } from "./refused-markdown.ts";
import type { RefusedMarkdown } from "./refused-signs.ts";
import { findExcessiveNesting } from "./tangled-markdown.ts";

/** Callbacks for the parts of a Markdown text. The second argument locates them in the source. */
export interface MarkdownEnvironment {
  /** Replaces the tokens in running text. */
  text(value: string, placeOf: LocatePiece): string;
  /** Undefined for a link that is shown as plain words. */
  link(target: string, placeOf: LocatePiece): Link | undefined;
  /** The blocks of a Markdown parameter; undefined if the token is not one. */
  block(name: string): RichNode[] | undefined;
  /** A picture with its alternative text; without this callback, what only rich texts have is refused. */
  picture?(file: string, alt: string, placeOf: LocatePiece): ShownPicture;
  /** Called for unsupported Markdown. */
  refuse(what: RefusedMarkdown, within: TextSpan): void;
}

/** What is needed to convert the nodes of one piece. */
interface Conversion extends Omit<MarkdownPiece, "nodes"> {
  source: string;
  env: MarkdownEnvironment;
}

const CONTAINERS: Partial<Record<Nodes["type"], MarkdownContainer>> = {
  strong: "strong",
  emphasis: "emphasis",
  listItem: "item",
};

/**
 * Parses Markdown (CommonMark) into the tree that pages render. Tokens are replaced after parsing, so a
 * fact with an asterisk remains plain text; a paragraph that consists of the token of a Markdown parameter
 * becomes the paragraphs of that parameter.
 */
export function parseMarkdown(source: string, env: MarkdownEnvironment): RichNode[] {
  const tangle = findExcessiveNesting(source);
  if (tangle) {
    env.refuse(tangle.refused, tangle.within);
    return [];
  }
  const blocks = readMarkdown(source).flatMap(({ nodes, offset, isSimple }) => {
    const reading = { source, offset, isSimple, env };
    return nodes.map((node): Block => ({ node, reading }));
  });
  if (env.picture) refuseLostSources(blocks);
  return blocks.flatMap(({ node, reading }) => richBlock(node, reading) ?? convert(node, reading));
}

interface Block {
  node: Nodes;
  reading: Conversion;
}

/** A source that is apart from its quotation would be an ordinary paragraph. */
function refuseLostSources(blocks: readonly Block[]): void {
  for (const [index, { node, reading }] of blocks.entries()) {
    const { offset, env } = reading;
    const [first] = node.type === "paragraph" ? node.children : [];
    const isAfter = blocks[index - 1]?.node.type === "blockquote";
    if (isAfter && first?.type === "text" && DASH.test(first.value))
      env.refuse(lostSource, nodePosition(node, offset));
  }
}

/** Blocks that are only allowed at the top level: a table, a picture, or the blocks of a parameter. */
function richBlock(node: Nodes, reading: Conversion): RichNode[] | undefined {
  if (node.type === "paragraph") {
    const [only, second] = node.children;
    if (reading.env.picture && only?.type === "image" && !second) return pictureOf(only, reading);
    return insertedBlock(node, reading);
  }
  return reading.env.picture && node.type === "table" ? [tableOf(node, reading)] : undefined;
}

function pictureOf(image: Image, { source, offset, env }: Conversion): RichNode[] {
  const place = nodePosition(image, offset);
  const placeOf = (value: string) => pieceLocator(value, source, place);
  const alt = env.text(image.alt ?? "", placeOf(image.alt ?? ""));
  const { url } = image;
  const picture = env.picture?.(url, alt.trim(), placeOf(url));
  if (!picture) return [];
  const caption = image.title ? env.text(image.title, placeOf(image.title)) : undefined;
  return [{ type: "pictureBlock", picture, ...(caption ? { caption } : {}) }];
}

const ALIGNMENTS = { left: "start", center: "center", right: "end" } as const;

function tableOf({ align = [], children: [first, ...rest] }: Table, reading: Conversion): RichNode {
  const { offset, env } = reading;
  const heads = (first?.children ?? []).map((cell) => plainText(inside(cell, reading)).trim());
  for (const row of rest) {
    if (row.children.length > heads.length) env.refuse(longRow, nodePosition(row, offset));
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

const convertAll = (nodes: Nodes[], reading: Conversion): MarkdownNode[] =>
  nodes.flatMap((node) => convert(node, reading));

function convert(node: Nodes, reading: Conversion): MarkdownNode[] {
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
    case "heading":
      return [{ type: node.depth > 2 ? "subheading" : "heading", children: inside(node, reading) }];
    case "blockquote":
      return [quotationOf(inside(node, reading))];
    case "inlineCode":
      return [codeOf("code", node)];
    case "code":
      return [codeOf("codeBlock", node)];
    default: {
      const type = CONTAINERS[node.type];
      return type ? [{ type, children: inside(node, reading) }] : [];
    }
  }
}

const inside = (node: Nodes, reading: Conversion): MarkdownNode[] =>
  "children" in node ? convertAll(node.children, reading) : [];

/** Reports unsupported Markdown; a simple piece has none. */
function refuse(node: Nodes, { source, offset, isSimple, env }: Conversion): void {
  if (isSimple) return;
  const at = nodePosition(node, offset);
  const raw = source.slice(at.start, at.start + at.length);
  for (const { refused, start, length } of refusalsIn(
    node,
    raw,
    source.slice(Math.max(0, at.start - 2), at.start),
    env.picture !== undefined,
  )) {
    env.refuse(refused, { start: at.start + start, length });
  }
}

/** Code is displayed as it is written, braces included. */
const codeOf = (type: "code" | "codeBlock", { value }: Code | InlineCode): MarkdownNode => ({
  type,
  children: [{ type: "text", value }],
});

function textOf(node: Text, { source, offset, env }: Conversion): MarkdownNode {
  const { value } = node;
  return {
    type: "text",
    value: env.text(value, pieceLocator(value, source, nodePosition(node, offset))),
  };
}

function linkOf(node: MarkdownLink, reading: Conversion): MarkdownNode[] {
  const { source, env } = reading;
  const { url } = node;
  const link = env.link(url, pieceLocator(url, source, linkTargetPosition(node, reading)));
  const children = inside(node, reading);
  if (!link) return children;
  // The values of other facts have no-break spaces, but an email address may break at a hyphen.
  const isWhole = tokenOf(node) === "business.email";
  return [{ type: "link", link, children, ...(isWhole ? { whole: true } : {}) }];
}

function listOf(list: List, reading: Conversion): MarkdownNode {
  const children = list.children.map((item): MarkdownNode => {
    refuse(item, reading);
    return { type: "item", children: itemContent(item, list, reading) };
  });
  return { type: list.ordered ? "ordered" : "unordered", children };
}

/** As in HTML, the items of a tight list have no paragraph around their words. */
const itemContent = (item: ListItem, { spread }: List, reading: Conversion): MarkdownNode[] =>
  item.children.flatMap((child) => {
    if (child.type !== "paragraph" || spread || item.spread) return convert(child, reading);
    refuse(child, reading);
    return inside(child, reading);
  });

function insertedBlock(paragraph: Paragraph, { env }: Conversion): RichNode[] | undefined {
  const name = tokenOf(paragraph);
  return name === undefined ? undefined : env.block(name);
}

/** The name of the token that a node consists of. */
function tokenOf({ children: [only, second] }: Paragraph | MarkdownLink): string | undefined {
  return only?.type === "text" && !second ? singleToken(only.value) : undefined;
}
