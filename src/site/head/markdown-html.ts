import { escapeText } from "../../lib/text.ts";
import type { MarkdownContainer, MarkdownNode } from "../../model/values.ts";

const TAGS: Record<MarkdownContainer, string> = {
  paragraph: "p",
  heading: "h3",
  unordered: "ul",
  ordered: "ol",
  item: "li",
  strong: "strong",
  emphasis: "em",
  subheading: "h4",
  quotation: "figure",
  quote: "blockquote",
  source: "figcaption",
  code: "code",
  codeBlock: "pre",
};

/** Markdown as HTML for use outside of its page, with absolute links. */
export const markdownHtml = (nodes: readonly MarkdownNode[], pageUrl: string): string =>
  nodes.map((node) => nodeHtml(node, pageUrl)).join("");

function nodeHtml(node: MarkdownNode, pageUrl: string): string {
  if (node.type === "text") return escapeText(node.value);
  if (node.type === "break") return "<br>";
  const inner = markdownHtml(node.children, pageUrl);
  if (node.type === "link") {
    return `<a href="${escapeText(new URL(node.link.href, pageUrl).href)}">${inner}</a>`;
  }
  const tag = TAGS[node.type];
  return `<${tag}>${inner}</${tag}>`;
}
