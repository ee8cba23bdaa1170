import { largest } from "../../lib/lists.ts";
import { someOf } from "./pretty.ts";
import type { DiffView, ViewBlock, ViewItem } from "./view.ts";

/** A comment is limited to 65,536 characters. */
const MOST_BLOCKS = 40;

/** A diff as a comment on a change, for GitHub, GitLab and their like. */
export function formatDiffMarkdown({ title, blocks, totals, findings }: DiffView): string {
  const more = blocks.length - MOST_BLOCKS;
  return [
    `**${inline(title)}**  \n${totals}`,
    ...blocks.slice(0, MOST_BLOCKS).map(blockText),
    ...(more > 0 ? [`And ${more} more groups of pages.`] : []),
    blockText(findings),
  ].join("\n\n");
}

function blockText({ title, pages, items, more }: ViewBlock): string {
  if (items.length === 0 && pages.length === 0) return inline(title);
  const lines = [...items.flatMap(itemLines), ...(more > 0 ? [`and ${more} more`] : [])];
  return [
    `**${inline(title)}**`,
    ...(pages.length > 0 ? [`  \n${inline(someOf(pages))}`] : []),
    `\n\n${fenced(lines.join("\n"))}`,
  ].join("");
}

/** A code block, so that text is neither Markdown nor a mention. */
function fenced(text: string): string {
  const longest = largest(
    (text.match(/`+/g) ?? []).map(({ length }) => length),
    3,
  );
  const fence = "`".repeat(longest + 1);
  return `${fence}diff\n${text}\n${fence}`;
}

const itemLines = ({ title, before, after, also }: ViewItem): string[] => [
  ...(title ? [`@@ ${title} @@`] : []),
  ...(before ? [`- ${before}`] : []),
  ...(after ? [`+ ${after}`] : []),
  ...(also ? [`  also: ${also}`] : []),
];

const inline = (text: string): string => text.replace(/[\\`*_~<>|[\]@#]/g, "\\$&");
