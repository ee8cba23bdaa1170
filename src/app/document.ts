import type { Head, HeadTag, RouteModel } from "../model/route.ts";

/** Marks the elements of `<head>` that change from page to page. */
export const HEAD_ATTRIBUTE = "data-page";
export const JSON_LD_TYPE = "application/ld+json";
/** Id of the element that holds the page's data, and of the one that React renders into. */
export const DATA_ID = "page-data";
export const MAIN_ID = "main";

/** What the browser needs to take over a page. */
export interface PageData {
  /** Address of the app the page was made for; another one means that the site was rebuilt. */
  entry: string;
  route: RouteModel;
}

/** A script by its address, and the hash that its content must have. */
export interface StartScript {
  src: string;
  integrity?: string;
}

interface DocumentParts {
  language: string;
  /** The script that brings in the app (src/app/start.ts). */
  start: StartScript;
  data: PageData;
  header: string;
  main: string;
  footer: string;
  /** Elements of `<head>` that all pages share: styles, fonts, icons. */
  sharedHead: string;
}

/** A whole page as HTML. */
export function renderDocument(parts: DocumentParts): string {
  const { language, start, data, header, main, footer, sharedHead } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(data.route.head)}
${sharedHead}
${startHtml(start, data.entry)}
</head>
<body>
<a class="skip-link" href="#${MAIN_ID}">Skip to the content</a>
${header}
<main id="${MAIN_ID}" tabindex="-1">${main}</main>
${footer}
<script type="application/json" id="${DATA_ID}">${escapeJson(data)}</script>
</body>
</html>
`;
}

function headHtml({ title, tags, jsonLd }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(tagHtml),
    ...(jsonLd
      ? [`<script type="${JSON_LD_TYPE}" ${HEAD_ATTRIBUTE}>${escapeJson(jsonLd)}</script>`]
      : []),
  ].join("\n");
}

function startHtml({ src, integrity }: StartScript, entry: string): string {
  const hash = integrity === undefined ? "" : ` integrity="${integrity}"`;
  return `<script type="module" src="${escapeHtml(src)}"${hash} data-app="${escapeHtml(entry)}"></script>`;
}

function tagHtml({ tag, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${pairs.join(" ")} ${HEAD_ATTRIBUTE}>`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON inside a script element: no `<` means no `</script>` and no comment that swallows the page. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
