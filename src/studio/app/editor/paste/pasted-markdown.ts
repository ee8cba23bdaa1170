import type { BlockContent } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { readHtml } from "./read-html.ts";

/**
 * Markdown for what was copied from a word processor, a spreadsheet or a page; undefined if it consists of words alone, or
 * of lines of code.
 */
export function pastedMarkdown(html: string, isRich: boolean): string | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (body.querySelector("pre")) return undefined;
  const blocks = readHtml(body, isRich);
  if (blocks.length < 2 && blocks.every(isPlain)) return undefined;
  return readable(toMarkdown({ type: "root", children: blocks }, WRITING).trimEnd());
}

const isPlain = (block: BlockContent) =>
  block.type === "paragraph" && block.children.every(({ type }) => type === "text");

const WRITING: Options = {
  bullet: "-",
  listItemIndent: "one",
  extensions: [gfmTableToMarkdown()],
};

/** Without the backslashes that only other kinds of Markdown need. */
const readable = (markdown: string) =>
  markdown
    .replaceAll(/\\(\[[^\][\\\n]*\])(?![[(:])/g, "$1")
    .replaceAll(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, "_");

/** A line of a plain text that begins with a sign of a list, as word processors write it. */
const LIST_LINE = /^[ \t]*[•·▪◦‣●][ \t\u00A0]+/;

/** A plain text with its lists in Markdown. */
export function withDashes(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, at) => {
      if (!LIST_LINE.test(line)) return line;
      const before = lines[at - 1] ?? "";
      const isFirst = before.trim() !== "" && !LIST_LINE.test(before);
      return `${isFirst ? "\n" : ""}${line.replace(LIST_LINE, "- ")}`;
    })
    .join("\n");
}
