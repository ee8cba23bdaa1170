import { addAll } from "../../lib/lists.ts";
import type { MarkdownNode, RichNode } from "../../model/values.ts";
import { INLINE, plainText } from "./uses.ts";

/** The left-to-right mark, which is invisible and acts as a letter. */
export const MARK = "\u200E";

/** Letters, digits and marks of scripts that are written from right to left. */
const FROM_RIGHT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Telephone numbers, whose groups of digits would be in the wrong order: they begin with a plus sign, a zero or
 * a bracket, or are alone on their line.
 */
const PHONE =
  /(?<![\p{L}\p{N}\u200E+])(?:\+|\(|0)(?:[ \u00A0()-]{0,2}\d){6,}|^\d(?:[ \u00A0()-]{0,2}\d){6,}$/gmu;

/** What is a fact or a name on a page in a language, as the page displays it. */
export const displayIn = ({ direction }: { direction: "ltr" | "rtl" }) =>
  direction === "ltr" ? (text: string) => text : withOwnDirection;

/**
 * On right-to-left pages a line without any letter of such a script, such as `Made in Cairo.`, would end with
 * its full stop at the wrong end. It gets a mark beside what is no letter. A line that also has Arabic words
 * keeps the direction of the page, even if it begins with a name in Latin letters, so `dir="auto"` does not do.
 */
export const withOwnDirection = (text: string): string =>
  withNumbers(text).replace(/^.+$/gmu, (line) => {
    const { before, after } = marksOf(line);
    return before + line + after;
  });

const withNumbers = (text: string): string => text.replace(PHONE, `${MARK}$&`);

function marksOf(line: string): { before: string; after: string } {
  const isOther = /\p{L}/u.test(line) && !FROM_RIGHT.test(line);
  return {
    before: isOther && !/^[\p{L}\u200E]/u.test(line) ? MARK : "",
    after: isOther && !/[\p{L}\p{M}\p{N}]$/u.test(line) ? MARK : "",
  };
}

/** The same for each line of Markdown. */
export function nodesWithOwnDirection(nodes: readonly MarkdownNode[]): MarkdownNode[];
export function nodesWithOwnDirection(nodes: readonly RichNode[]): RichNode[];
export function nodesWithOwnDirection(nodes: readonly RichNode[]): RichNode[] {
  const marked: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    const { before, after } = marksOf(plainText(line));
    addAll(marked, [...textNode(before), ...line, ...textNode(after)]);
    line = [];
  };
  for (const node of nodes) {
    if (INLINE.has(node.type)) line.push(inline(node));
    else {
      endLine();
      marked.push(block(node));
    }
  }
  endLine();
  return marked;
}

const textNode = (value: string): MarkdownNode[] => (value === "" ? [] : [{ type: "text", value }]);

function inline<N extends RichNode>(node: N): N {
  if (node.type === "text") return { ...node, value: withNumbers(node.value) };
  return "children" in node ? { ...node, children: node.children.map(inline) } : node;
}

function block(node: RichNode): RichNode {
  if (node.type === "tableBlock") {
    const heads = node.table.heads.map(withOwnDirection);
    const rows = node.table.rows.map((row) => row.map((cell) => nodesWithOwnDirection(cell)));
    return { ...node, table: { ...node.table, heads, rows } };
  }
  if (node.type === "pictureBlock")
    return node.caption ? { ...node, caption: withOwnDirection(node.caption) } : node;
  // Code is always from left to right.
  if (!("children" in node) || node.type === "codeBlock") return node;
  return { ...node, children: nodesWithOwnDirection(node.children) };
}
