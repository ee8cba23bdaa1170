import type { Link as MarkdownLink, Nodes } from "mdast";
import type { Within } from "../diagnostics/diagnostic.ts";
import type { Link, MarkdownContainer, MarkdownNode } from "../model/values.ts";
import { type Piece, readMarkdown } from "./read-markdown.ts";
import { type Refused, refusalsIn } from "./refused-markdown.ts";
import { type Whole, wholeToken } from "./tokens.ts";

/** How the compiler fills in a piece of Markdown, and hears where that stands in the source. */
export interface MarkdownEnvironment {
  /** Replaces the tokens in running text. */
  text(value: string, within: Whole["within"]): string;
  link(target: string, within: Whole["within"]): Link;
  /** The blocks of a Markdown parameter, if the name is that of one. */
  block(name: string): MarkdownNode[] | undefined;
  /** Reports something that the small Markdown does not have. */
  refuse(what: Refused, within: Within): void;
}

/** The same for some nodes of a source. */
type Reading = MarkdownEnvironment & Omit<Piece, "nodes"> & { source: string };

const CONTAINERS: Partial<Record<Nodes["type"], MarkdownContainer>> = {
  paragraph: "paragraph",
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
export const parseMarkdown = (source: string, env: MarkdownEnvironment): MarkdownNode[] =>
  readMarkdown(source).flatMap(({ nodes, ...piece }) => {
    const reading = { ...env, ...piece, source };
    return nodes.flatMap((node) => convert(node, reading));
  });

function convert(node: Nodes, env: Reading): MarkdownNode[] {
  refuse(node, env);
  switch (node.type) {
    case "text":
      return [{ type: "text", value: env.text(node.value, writtenIn(node, node.value, env)) }];
    case "break":
      return [{ type: "break" }];
    case "link":
      return [linkOf(node, env)];
    case "list":
      return [{ type: node.ordered ? "ordered" : "unordered", children: items(node, env) }];
    case "paragraph":
      return insertedBlock(node, env) ?? [{ type: "paragraph", children: all(node, env) }];
    default: {
      const type = CONTAINERS[node.type];
      return type ? [{ type, children: all(node, env) }] : [];
    }
  }
}

function refuse(node: Nodes, env: Reading): void {
  if (env.isSimple) return;
  const at = placeOf(node, env);
  const raw = env.source.slice(at.start, at.start + at.length);
  for (const { refused, start, length } of refusalsIn(node, raw)) {
    env.refuse(refused, { start: at.start + start, length });
  }
}

function placeOf({ position }: Nodes, { base }: Reading): Within {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return { start: base + start, length: end - start };
}

/** Tells where pieces of a node's words stand in the source; escapes and line ends come between. */
const writtenIn =
  (node: Nodes, value: string, env: Reading, at = placeOf(node, env)): Whole["within"] =>
  (start, length) => {
    const raw = env.source.slice(at.start, at.start + at.length);
    const piece = value.slice(start, start + length);
    let found = -1;
    let from = -1;
    do {
      from = value.indexOf(piece, from + 1);
      found = raw.indexOf(piece, found + 1);
    } while (found >= 0 && from < start);
    return found < 0 ? at : { start: at.start + found, length };
  };

function linkOf(node: MarkdownLink, env: Reading): MarkdownNode {
  const url = decode(node.url);
  const link = env.link(url, writtenIn(node, url, env, targetPlace(node, env)));
  const children = all(node, env);
  // The other facts hold together by their spaces, and a hyphen lets go of an address.
  const isWhole = tokenOf(node) === "business.email";
  return { type: "link", link, children, ...(isWhole ? { whole: true } : {}) };
}

/** Where the address of `[words](address)` or `<address>` stands. */
function targetPlace(node: MarkdownLink, env: Reading): Within {
  const whole = placeOf(node, env);
  const last = node.children.at(-1);
  const words = last ? placeOf(last, env) : { start: whole.start, length: 1 };
  const rest = env.source.slice(words.start + words.length, whole.start + whole.length - 1);
  const [opening] = /^\]\(\s*<?/.exec(rest) ?? [];
  if (opening === undefined) return { start: whole.start + 1, length: whole.length - 2 };
  const [address = ""] = /^[^\s>]*/.exec(rest.slice(opening.length)) ?? [];
  const start = words.start + words.length + opening.length;
  return address === "" ? whole : { start, length: address.length };
}

const all = (node: Nodes, env: Reading): MarkdownNode[] =>
  "children" in node ? node.children.flatMap((child) => convert(child, env)) : [];

/** A tight list's items hold their words without a paragraph around them, as in HTML. */
function items(list: Extract<Nodes, { type: "list" }>, env: Reading): MarkdownNode[] {
  return list.children.map((item) => {
    refuse(item, env);
    return {
      type: "item",
      children: item.children.flatMap((child) => {
        if (child.type !== "paragraph" || list.spread) return convert(child, env);
        refuse(child, env);
        return all(child, env);
      }),
    };
  });
}

function insertedBlock(paragraph: Nodes, env: Reading): MarkdownNode[] | undefined {
  const name = tokenOf(paragraph);
  return name === undefined ? undefined : env.block(name);
}

/** The name of the token that is all there is in a node. */
function tokenOf(node: Nodes): string | undefined {
  const [only, second] = "children" in node ? node.children : [];
  return only?.type === "text" && !second ? wholeToken(only.value) : undefined;
}

/** CommonMark percent-encodes the braces of a token in a link's address. */
const decode = (url: string) => url.replaceAll("%7B", "{").replaceAll("%7D", "}");
