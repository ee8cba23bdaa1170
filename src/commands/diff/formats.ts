import { firstFew } from "../../lib/amounts.ts";
import { largest } from "../../lib/lists.ts";
import { type Paint, painter } from "../../lib/paint.ts";
import { reportPage } from "../../lib/report-page.ts";
import { escapeText } from "../../lib/text.ts";
import type { DiffView, ViewBlock, ViewItem } from "./view.ts";

/** A diff for reading in a terminal. */
export function formatDiff(view: DiffView, { colour = false }: { colour?: boolean }): string {
  const paint = painter(colour);
  const blocks = [...view.blocks, { ...NO_BLOCK, title: view.totals }, view.findings];
  return [view.title, ...blocks.map((block) => terminalBlock(block, paint))].join("\n\n");
}

const NO_BLOCK = { pages: [], items: [], more: 0 };

const terminalBlock = ({ title, pages, items, more }: ViewBlock, paint: Paint): string =>
  [
    items.length > 0 ? paint("bold", title) : title,
    ...(pages.length > 0 ? [paint("dim", `  ${firstFew(pages)}`)] : []),
    ...items.flatMap((item) => terminalLines(item, paint)),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join("\n");

const terminalLines = ({ title, before, after, also }: ViewItem, paint: Paint): string[] => [
  ...(title ? [`  ${title}`] : []),
  ...(before ? [paint("red", `    - ${before}`)] : []),
  ...(after ? [paint("green", `    + ${after}`)] : []),
  ...(also ? [paint("dim", `    also: ${also}`)] : []),
];

/** A comment is limited to 65,536 characters. */
const MOST_BLOCKS = 40;

/** A diff as a comment on a pull request, for GitHub, GitLab and similar hosts. */
export function formatDiffMarkdown({ title, blocks, totals, findings }: DiffView): string {
  const more = blocks.length - MOST_BLOCKS;
  return [
    `**${inline(title)}**  \n${totals}`,
    ...blocks.slice(0, MOST_BLOCKS).map(markdownBlock),
    ...(more > 0 ? [`And ${more} more groups of pages.`] : []),
    markdownBlock(findings),
  ].join("\n\n");
}

function markdownBlock({ title, pages, items, more }: ViewBlock): string {
  if (items.length === 0 && pages.length === 0) return inline(title);
  const lines = [...items.flatMap(markdownLines), ...(more > 0 ? [`and ${more} more`] : [])];
  return [
    `**${inline(title)}**`,
    ...(pages.length > 0 ? [`  \n${inline(firstFew(pages))}`] : []),
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

const markdownLines = ({ title, before, after, also }: ViewItem): string[] => [
  ...(title ? [`@@ ${title} @@`] : []),
  ...(before ? [`- ${before}`] : []),
  ...(after ? [`+ ${after}`] : []),
  ...(also ? [`  also: ${also}`] : []),
];

const inline = (text: string): string => text.replace(/[\\`*_~<>|[\]@#]/g, "\\$&");

/** A diff as a self-contained page. */
export function formatDiffHtml({ title, blocks, totals, findings }: DiffView): string {
  const body = [`<p>${escapeText(totals)}</p>`, ...[...blocks, findings].map(blockHtml)];
  return reportPage({ title, body: body.join("\n"), css: CSS });
}

const blockHtml = ({ title, pages, items, more }: ViewBlock): string => `<section>
<h2>${escapeText(title)}</h2>
${pages.length > 0 ? pagesHtml(pages) : ""}
${items.map(itemHtml).join("\n")}
${more > 0 ? `<p>and ${more} more</p>` : ""}
</section>`;

/** If there are many pages, only the first ones are visible; the others unfold. */
const pagesHtml = (pages: readonly string[]): string =>
  pages.length <= FEW
    ? `<p class="pages">${escapeText(firstFew(pages, FEW))}</p>`
    : `<details class="pages"><summary>${escapeText(firstFew(pages, FEW))}</summary><p>${escapeText(pages.slice(FEW).join(", "))}</p></details>`;

const FEW = 3;

const itemHtml = ({ title, before, after, also }: ViewItem): string =>
  [
    title ? `<h3>${escapeText(title)}</h3>` : "",
    before ? `<p class="edit"><del>${escapeText(before)}</del></p>` : "",
    after ? `<p class="edit"><ins>${escapeText(after)}</ins></p>` : "",
    also ? `<p class="also">also: ${escapeText(also)}</p>` : "",
  ].join("");

const CSS = `
summary { cursor: pointer; }
.pages, .also { color: var(--quiet); font-size: 0.875rem; }
.edit { font-family: ui-monospace, monospace; font-size: 0.875rem; }
del, ins { text-decoration: none; display: block; padding: 0.125rem 0.5rem; border-radius: 0.25rem; }
del { background: light-dark(#ffebe9, #5c1f1f); }
ins { background: light-dark(#dafbe1, #16432a); }
del::before { content: "− "; } ins::before { content: "+ "; }
`;
