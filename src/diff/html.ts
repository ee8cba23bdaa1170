import { escapeText } from "../util/escape-html.ts";
import { reportPage } from "../util/report-page.ts";
import type { DiffView, ViewBlock, ViewItem } from "./view.ts";

/** A part of a page before and after, with marked differences, as data URLs. */
export interface PicturePair {
  before: string;
  after: string;
  /** In pixels, of both. */
  width: number;
  height: number;
}

/** The visible differences of a page, top to bottom. */
export interface PagePictures {
  path: string;
  pairs: readonly PicturePair[];
}

export interface HtmlOptions {
  /** Pictures of one page of each block. */
  pictures: ReadonlyMap<ViewBlock, PagePictures>;
  /** Why there are no pictures. */
  note?: string | undefined;
}

/** A diff as a self-contained page. */
export function formatDiffHtml(view: DiffView, { pictures, note }: HtmlOptions): string {
  const { title, blocks, totals, findings } = view;
  const body = `<p>${escapeText(totals)}</p>
${note ? `<p class="note">${escapeText(note)}</p>` : ""}
${[...blocks, findings].map((block) => blockHtml(block, pictures)).join("\n")}`;
  return reportPage({ title, body, css: CSS });
}

function blockHtml(block: ViewBlock, pictures: HtmlOptions["pictures"]): string {
  const { title, pages, items, more } = block;
  const shown = pictures.get(block);
  return `<section>
<h2>${escapeText(title)}</h2>
${pages.length > 0 ? pagesHtml(pages) : ""}
${items.map(itemHtml).join("\n")}
${more > 0 ? `<p>and ${more} more</p>` : ""}
${shown ? picturesHtml(shown) : ""}
</section>`;
}

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

function picturesHtml({ path, pairs }: PagePictures): string {
  if (pairs.length === 0)
    return `<p class="also">${escapeText(path)} looks the same on a screen.</p>`;
  const figure = (url: string, { width, height }: PicturePair, caption: string) =>
    `<figure><figcaption>${escapeText(caption)}</figcaption><img src="${url}" width="${width}" height="${height}" alt="${escapeText(caption)}"></figure>`;
  const rows = pairs.map(
    (pair) =>
      figure(pair.before, pair, `${path}, before`) + figure(pair.after, pair, `${path}, after`),
  );
  return `<div class="pictures">${rows.join("")}</div>`;
}

const CSS = `
summary { cursor: pointer; }
.pages, .also { color: var(--quiet); font-size: 0.875rem; }
.edit { font-family: ui-monospace, monospace; font-size: 0.875rem; }
del, ins { text-decoration: none; display: block; padding: 0.125rem 0.5rem; border-radius: 0.25rem; }
del { background: light-dark(#ffebe9, #5c1f1f); }
ins { background: light-dark(#dafbe1, #16432a); }
del::before { content: "− "; } ins::before { content: "+ "; }
.pictures { display: grid; gap: 0.5rem; margin-top: 0.75rem; }
@media (min-width: 48rem) { .pictures { grid-template-columns: 1fr 1fr; } }
`;
