import type { MarkdownNode } from "../../../model/values.ts";

/** A quotation: its paragraphs and, if its last line begins with a dash, its source. */
export function quotationOf(blocks: MarkdownNode[]): MarkdownNode {
  const last = blocks.at(-1);
  const split = last?.type === "paragraph" ? splitSource(last.children) : undefined;
  const words: MarkdownNode[] =
    split && split.before.length > 0 ? [{ type: "paragraph", children: split.before }] : [];
  const quote = [...blocks.slice(0, -1), ...words];
  if (!split || quote.length === 0)
    return { type: "quotation", children: [{ type: "quote", children: blocks }] };
  const source: MarkdownNode = { type: "source", children: split.source };
  return { type: "quotation", children: [{ type: "quote", children: quote }, source] };
}

export const DASH = /^(?:[—–―]|--)[ \t]*/;

/** Splits a paragraph whose last line begins with a dash into that line and those before it. */
function splitSource(children: readonly MarkdownNode[]) {
  const at = children.findLastIndex(
    (child) => child.type === "break" || (child.type === "text" && child.value.includes("\n")),
  );
  const node = children[at];
  const [words, end] = node?.type === "text" ? cutAtLastLine(node.value) : [[], []];
  const [first, ...rest] = [...end, ...children.slice(at + 1)];
  if (first?.type !== "text" || !DASH.test(first.value)) return undefined;
  const source = [{ ...first, value: first.value.replace(DASH, "") }, ...rest];
  return { before: [...children.slice(0, Math.max(0, at)), ...words], source };
}

function cutAtLastLine(value: string): [MarkdownNode[], MarkdownNode[]] {
  const cut = value.lastIndexOf("\n");
  const nodeOf = (part: string): MarkdownNode => ({ type: "text", value: part });
  return [[nodeOf(value.slice(0, cut))], [nodeOf(value.slice(cut + 1))]];
}
