import { escapeText } from "../../lib/text.ts";
import { dataUrl } from "../../model/addresses.ts";
import { HEAD_ATTRIBUTE, JSON_LD_TYPE, MAIN_ID, type PageData } from "../../model/page-data.ts";
import type { Head, HeadTag } from "../../model/route.ts";

/** A script's URL, and the hash of its content. */
export interface StartScript {
  src: string;
  integrity?: string;
}

/** A script of a page's sections. */
export interface PageScript extends StartScript {
  /** Whether it runs before the page is painted. */
  beforePaint: boolean;
}

export interface DocumentContent {
  language: string;
  direction: "ltr" | "rtl";
  /** The text of the skip link. */
  skip: string;
  /** The script that loads the app (src/client/start.ts). */
  start: StartScript;
  /** The scripts of its sections that work without the app. */
  scripts: readonly PageScript[];
  data: PageData;
  /** The style elements of the page. */
  styles: string;
  header: string;
  main: string;
  footer: string;
  /** Elements of `<head>` that all pages share: fonts, icons. */
  sharedHead: string;
}

/** A whole page as HTML. */
export function renderDocument(parts: DocumentContent): string {
  const {
    language,
    direction,
    skip,
    start,
    scripts,
    data,
    styles,
    header,
    main,
    footer,
    sharedHead,
  } = parts;
  return `<!doctype html>
<html lang="${escapeText(language)}"${direction === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(data.route.head)}
${styles}
${sharedHead}
${[...scripts.map(scriptHtml), startHtml(start, data)].join("\n")}
</head>
<body>
<a class="skip-link" href="#${MAIN_ID}">${escapeText(skip)}</a>
${header}
<main id="${MAIN_ID}" tabindex="-1">${main}</main>
${footer}
</body>
</html>
`;
}

function headHtml({ title, tags, jsonLd }: Head): string {
  return [
    `<title>${escapeText(title)}</title>`,
    ...tags.map(tagHtml),
    ...(jsonLd
      ? [`<script type="${JSON_LD_TYPE}" ${HEAD_ATTRIBUTE}>${escapeJson(jsonLd)}</script>`]
      : []),
  ].join("\n");
}

/** The browser waits for a script without `type="module"` before it paints. */
function scriptHtml({ src, integrity, beforePaint }: PageScript): string {
  const attributes = { src, ...(integrity === undefined ? {} : { integrity }) };
  return `<script ${beforePaint ? "" : 'type="module" '}${attributesHtml(attributes)}></script>`;
}

function startHtml({ src, integrity }: StartScript, { entry, version, route }: PageData): string {
  const attributes = {
    src,
    ...(integrity === undefined ? {} : { integrity }),
    fetchpriority: "low",
    "data-app": entry,
    "data-route": dataUrl(route.path),
    "data-version": version,
  };
  return `<script type="module" ${attributesHtml(attributes)}></script>`;
}

function tagHtml({ tag, attributes }: HeadTag): string {
  return `<${tag} ${attributesHtml(attributes)} ${HEAD_ATTRIBUTE}>`;
}

const attributesHtml = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeText(value)}"`)
    .join(" ");

/**
 * JSON inside a script element: without `<` it cannot contain `</script>` or a comment. Programs need no marks
 * of direction (src/site/resolve/own-direction.ts).
 */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("\u200E", "")
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
