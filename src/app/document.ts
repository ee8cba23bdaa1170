import { dataUrl } from "../model/addresses.ts";
import type { Head, HeadTag, RouteModel } from "../model/route.ts";

/** Marks the elements of `<head>` that change from page to page. */
export const HEAD_ATTRIBUTE = "data-page";
export const JSON_LD_TYPE = "application/ld+json";
/** Id of the element that React renders into. */
export const MAIN_ID = "main";

/** What the browser needs to take over a page; it lies in a file of its own beside the page. */
export interface PageData {
  /** Address of the app the page was made for; another one means that the site was rebuilt. */
  entry: string;
  /** Differs whenever the page does; a page is taken over with the data of its own version only. */
  version: string;
  /** The scripts of its sections that are no part of the app, with all that they import. */
  chunks?: string[];
  route: RouteModel;
}

/** A script by its address, and the hash that its content must have. */
export interface StartScript {
  src: string;
  integrity?: string;
}

export interface DocumentContent {
  language: string;
  direction: "ltr" | "rtl";
  /** What the link over the header says. */
  skip: string;
  /** The script that brings in the app (src/app/start.ts). */
  start: StartScript;
  /** What shows and hides notices, for pages that have some; before the first paint, so that nothing moves. */
  notice?: StartScript | undefined;
  data: PageData;
  /** The element that brings in the styles of everything on the page. */
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
    notice,
    data,
    styles,
    header,
    main,
    footer,
    sharedHead,
  } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${direction === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(data.route.head)}
${styles}
${sharedHead}
${notice ? `${noticeHtml(notice)}\n` : ""}${startHtml(start, data)}
</head>
<body>
<a class="skip-link" href="#${MAIN_ID}">${escapeHtml(skip)}</a>
${header}
<main id="${MAIN_ID}" tabindex="-1">${main}</main>
${footer}
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

const noticeHtml = ({ src, integrity }: StartScript): string =>
  `<script ${attributesHtml({ src, ...(integrity === undefined ? {} : { integrity }) })}></script>`;

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
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ");

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON inside a script element: no `<` means no `</script>` and no comment that swallows the page. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
