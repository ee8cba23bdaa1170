import type { MarkdownNode } from "../../model/values.ts";
import { escapeText } from "../../util/escape-html.ts";

const TAGS: Partial<Record<MarkdownNode["type"], string>> = { strong: "strong", emphasis: "em" };

/**
 * The HTML of what is inside a Markdown node (src/ui/markdown.tsx), if it is nothing but text, some
 * of it bold or italic. It is the same wherever it stands, and so filled in like a word: where the
 * bold words are in a paragraph, each page has its own way.
 */
export function inlineHtml(nodes: unknown): string | undefined {
  if (!Array.isArray(nodes) || nodes.length === 0) return undefined;
  let html = "";
  let before: MarkdownNode["type"] | undefined;
  for (const node of nodes as readonly MarkdownNode[]) {
    const inner = htmlOf(node);
    // React parts two texts by a comment.
    if (inner === undefined || (node.type === "text" && before === "text")) return undefined;
    html += inner;
    before = node.type;
  }
  return html;
}

function htmlOf(node: MarkdownNode): string | undefined {
  if (node.type === "text") return node.value === "" ? undefined : escapeText(node.value);
  const tag = TAGS[node.type];
  const inner = tag && "children" in node ? inlineHtml(node.children) : undefined;
  return inner === undefined ? undefined : `<${tag}>${inner}</${tag}>`;
}
