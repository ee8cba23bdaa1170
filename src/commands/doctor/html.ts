import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readUrl } from "../../../schema/fields/urls.ts";
import { counted } from "../../lib/amounts.ts";
import { reportPage } from "../../lib/report-page.ts";
import { escapeText } from "../../lib/text.ts";
import type { PagePreview } from "./previews.ts";
import { type DoctorResult, inGroups, verdict } from "./result.ts";

/** The maximum number of pages, since each has a picture. */
const MOST_PAGES = 100;

/** The report as a page, with previews of search results and shared links; pictures are from the built site. */
export async function formatDoctorHtml(
  results: readonly DoctorResult[],
  all: readonly PagePreview[],
  outDir: string | undefined,
): Promise<string> {
  const previews = all.slice(0, MOST_PAGES);
  const more = all.length - previews.length;
  const shown: string[] = [];
  for (const each of previews) shown.push(previewHtml(each, await pictureUrl(each, outDir)));
  const body = [
    ...inGroups(results).map(groupHtml),
    `<section><h2>In search results and shared links</h2>
<p class="quiet">Drawn as most services do; they cut long texts at the edge of the screen, and some choose other text from the page.</p>
${shown.join("\n")}
${more > 0 ? `<p>and ${counted(more, "page")} more</p>` : ""}</section>`,
  ];
  return reportPage({ title: verdict(results), body: body.join("\n"), css: CSS });
}

/** A data URL of a page's share picture, in the size in which services show it; undefined if it has none. */
async function pictureUrl(
  { share }: PagePreview,
  outDir: string | undefined,
): Promise<string | undefined> {
  const file = outDir !== undefined && share.picture ? join(outDir, share.picture) : "";
  if (file === "" || !existsSync(file)) return undefined;
  const bytes = await sharp(file)
    .resize(600, 315, { fit: "cover" })
    .webp({ quality: 80 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

const groupHtml = ([group, results]: [string, DoctorResult[]]): string => `<section>
<h2>${escapeText(group)}</h2>
<ul class="answers">
${results.map(resultHtml).join("\n")}
</ul>
</section>`;

const resultHtml = ({ state, what, todo }: DoctorResult): string =>
  `<li><span class="state" data-state="${state}">${state}</span><div><p>${escapeText(what)}</p>${
    todo === undefined ? "" : `<p class="quiet">${escapeText(todo)}</p>`
  }</div></li>`;

const previewHtml = (
  page: PagePreview,
  picture: string | undefined,
): string => `<h3>${escapeText(page.path)}</h3>
<div class="shown" lang="${page.language}">
${page.isListed ? searchResult(page) : '<p class="quiet" lang="en">This page asks search engines not to list it.</p>'}
${shareCard(page, picture)}
</div>`;

const searchResult = ({ url, title, description, share }: PagePreview): string => `<figure>
<figcaption lang="en">In search results</figcaption>
<div class="result" dir="auto">
<p class="from"><span>${escapeText(share.site)}</span> <bdi class="quiet">${escapeText(breadcrumbUrl(url))}</bdi></p>
<p class="title">${escapeText(title.text)}</p>
<p class="description">${escapeText(description.text)}</p>
</div>
</figure>`;

/** A URL as search results show it: `https://roofs.uk › prices`. */
function breadcrumbUrl(url: string): string {
  const { origin, pathname } = readUrl(url) ?? {};
  if (origin === undefined || pathname === undefined) return url;
  return [origin, ...decodeURI(pathname).split("/").filter(Boolean)].join(" › ");
}

const shareCard = ({ url, share }: PagePreview, picture: string | undefined): string => `<figure>
<figcaption lang="en">In a shared link</figcaption>
<div class="card" dir="auto">
${picture === undefined ? '<p class="none quiet" lang="en">No picture</p>' : `<img src="${picture}" width="600" height="315" alt="${escapeText(share.alt)}">`}
<div>
<p class="quiet"><bdi>${escapeText(readUrl(url)?.host ?? url)}</bdi></p>
<p class="name">${escapeText(share.title)}</p>
<p class="quiet">${escapeText(share.description)}</p>
</div>
</div>
</figure>`;

const CSS = `
main { max-width: 64rem; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
.answers { list-style: none; margin: 0.5rem 0 0; padding: 0; }
.answers li { display: grid; grid-template-columns: 5.5rem 1fr; gap: 0.75rem; align-items: baseline; padding: 0.5rem 0; }
.answers li + li { border-top: 1px solid var(--line); }
.state { justify-self: start; align-self: baseline; font-size: 0.8125rem; font-weight: 600; padding: 0.125rem 0.5rem; border-radius: 1rem; white-space: nowrap; }
[data-state="ok"] { background: light-dark(#dafbe1, #16432a); }
[data-state="note"] { background: light-dark(#e7edf3, #30363d); }
[data-state="to do"] { background: light-dark(#fff3c4, #5a4505); }
[data-state="wrong"], [data-state="unknown"] { background: light-dark(#ffdcd8, #6e1f1f); }
.shown { display: grid; gap: 1rem; align-items: start; }
h3 { border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 1rem; }
figcaption { margin-bottom: 0.25rem; }
.result, .card { border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden; background: light-dark(#fff, #1f2328); }
.result { padding: 0.75rem 1rem; }
.from { font-size: 0.875rem; line-height: 1.3; }
.from > * { display: block; }
.result .title { color: light-dark(#1a0dab, #99c3ff); font-size: 1.25rem; line-height: 1.3; }
.description { font-size: 0.875rem; }
.card > div { padding: 0.75rem 1rem; }
.card img { border: 0; border-bottom: 1px solid var(--line); }
.card .name { font-weight: 600; }
.none { padding: 1rem; }
@media (max-width: 30rem) { .answers li { grid-template-columns: 1fr; gap: 0.25rem; } }
@media (min-width: 48rem) { .shown { grid-template-columns: 3fr 2fr; } }
`;
