import type { Nodes } from "mdast";
import type { Link, MarkdownContainer, MarkdownNode } from "../model/values.ts";
import { readMarkdown } from "./read-markdown.ts";
import { wholeToken } from "./tokens.ts";

/** How the compiler fills in a piece of Markdown. */
export interface MarkdownEnvironment {
  /** Replaces the tokens in running text. */
  text(value: string): string;
  link(target: string): Link;
  /** The blocks of a Markdown parameter, if the name is that of one. */
  block(name: string): MarkdownNode[] | undefined;
  /** Reports something that the small Markdown does not have, by its name. */
  unsupported(what: string): void;
}

const CONTAINERS: Partial<Record<Nodes["type"], MarkdownContainer>> = {
  paragraph: "paragraph",
  heading: "heading",
  strong: "strong",
  emphasis: "emphasis",
  listItem: "item",
};

/** What the small Markdown leaves out, as its writer would call it. */
const UNSUPPORTED: Partial<Record<Nodes["type"], string>> = {
  blockquote: "A quotation (>)",
  code: "A block of code",
  definition: "A link definition",
  html: "HTML",
  image: "A picture",
  imageReference: "A picture",
  inlineCode: "Code (`)",
  linkReference: "A link by reference",
  thematicBreak: "A ruled line (---)",
};

/**
 * Parses Markdown (CommonMark) into the tree that pages render. Tokens are replaced after parsing,
 * so a fact with an asterisk in it stays plain text; a paragraph that is one Markdown token becomes
 * the paragraphs of that parameter.
 */
export function parseMarkdown(source: string, env: MarkdownEnvironment): MarkdownNode[] {
  return readMarkdown(source).flatMap((node) => convert(node, env));
}

function convert(node: Nodes, env: MarkdownEnvironment): MarkdownNode[] {
  switch (node.type) {
    case "text":
      return [{ type: "text", value: env.text(node.value) }];
    case "break":
      return [{ type: "break" }];
    case "link":
      return [{ type: "link", link: env.link(decode(node.url)), children: all(node, env) }];
    case "list":
      return [{ type: node.ordered ? "ordered" : "unordered", children: items(node, env) }];
    case "paragraph":
      return insertedBlock(node, env) ?? [{ type: "paragraph", children: all(node, env) }];
    default:
      return container(node, env);
  }
}

function container(node: Nodes, env: MarkdownEnvironment): MarkdownNode[] {
  const type = CONTAINERS[node.type];
  if (type) return [{ type, children: all(node, env) }];
  env.unsupported(UNSUPPORTED[node.type] ?? "This kind of Markdown");
  return [];
}

const all = (node: Nodes, env: MarkdownEnvironment): MarkdownNode[] =>
  "children" in node ? node.children.flatMap((child) => convert(child, env)) : [];

/** A tight list's items hold their words without a paragraph around them, as in HTML. */
function items(list: Extract<Nodes, { type: "list" }>, env: MarkdownEnvironment): MarkdownNode[] {
  return list.children.map((item) => ({
    type: "item",
    children: item.children.flatMap((child) =>
      child.type === "paragraph" && !list.spread ? all(child, env) : convert(child, env),
    ),
  }));
}

function insertedBlock(
  paragraph: Extract<Nodes, { type: "paragraph" }>,
  env: MarkdownEnvironment,
): MarkdownNode[] | undefined {
  const [only, second] = paragraph.children;
  if (only?.type !== "text" || second) return undefined;
  const name = wholeToken(only.value);
  return name === undefined ? undefined : env.block(name);
}

/** CommonMark percent-encodes the braces of a token in a link's address. */
const decode = (url: string) => url.replaceAll("%7B", "{").replaceAll("%7D", "}");
