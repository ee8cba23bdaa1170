import { escapeText } from "../../lib/escape-html.ts";
import { reportPage } from "../../lib/report-page.ts";
import type { DiffView, ViewBlock, ViewItem } from "./view.ts";

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

const pagesHtml = (pages: readonly string[]): string =>
  pages.length <= FEW
    ? `<p class="pages">${escapeText(pages.join(", "))}</p>`
    : `<details class="pages"><summary>${escapeText(pages.slice(0, FEW).join(", "))} and ${pages.length - FEW} more</summary><p>${escapeText(pages.slice(FEW).join(", "))}</p></details>`;

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
