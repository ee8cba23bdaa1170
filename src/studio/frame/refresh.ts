import morphdom from "morphdom";

/** The styles of the page since it was loaded. Its policy only allows those of its HTML, but also style sheets like this. */
const sheet = new CSSStyleSheet();

const stylesIn = (page: Document) => page.head.querySelector("style")?.textContent ?? "";

const NOT_FOUND = 404;

/** Whether the page was loaded from an address that does not exist (yet). */
export const isMissing = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "responseStatus" in entry && entry.responseStatus === NOT_FOUND);

let current = stylesIn(document);

/** Adds the styles of the next version. The first ones stay, since fonts that are declared again are loaded again. */
function addStyles(css: string): void {
  current = css;
  // Fonts that come after the page are used, too: those of a new theme, or of a site that is still being built.
  sheet.replaceSync(css.replaceAll(/font-display:\s*optional/g, "font-display:swap"));
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Fonts that were not there yet when they were asked for again. */
const retried = new WeakSet<FontFace>();

/** Loads fonts again that were not there yet: a build has made them since. */
function retryFonts(): void {
  const failed = [...document.fonts].filter((face) => face.status === "error");
  if (failed.every((face) => retried.has(face))) return;
  for (const face of failed) retried.add(face);
  addStyles(current);
}

/** Adds the scripts of sections that the page did not have. */
function addScripts(next: Document): void {
  for (const { src, type } of next.head.querySelectorAll<HTMLScriptElement>(SCRIPTS)) {
    const isKnown = [...document.scripts].some((known) => known.src === src);
    if (!isKnown)
      document.head.append(Object.assign(document.createElement("script"), { src, type }));
  }
}

const SCRIPTS = "script[src]:not([data-app])";

/** Loads pictures again that were not there yet: a build has made them since. */
function retryPictures(): void {
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src)
      picture.src = `${picture.src}`;
}

/** A picture that is shown in place of one that is not there yet does not blink with each version. */
function keepShown({ src, style }: HTMLImageElement, next: HTMLImageElement): void {
  if (src === next.src && style.content !== "") next.style.content = style.content;
}

let shown: string | undefined;

/**
 * Changes the page to its next version without loading it: its scroll position, open parts and the text that is being
 * typed stay.
 */
export function refresh(html: string, editing: Element | undefined): void {
  if (html !== shown) change(html, editing);
  shown = html;
  retryPictures();
  retryFonts();
}

function change(html: string, editing: Element | undefined): void {
  // Browsers report the styles of this document as blocked, but they are not for it to apply.
  const next = new DOMParser().parseFromString(html, "text/html");
  // A page that is filled has no files beside it.
  if (document.documentElement.dataset.frame === undefined) addScripts(next);
  const { lang, dir } = next.documentElement;
  Object.assign(document.documentElement, { lang, dir });
  const styles = stylesIn(next);
  if (styles !== current) addStyles(styles);
  document.title = next.title;
  for (const script of next.body.querySelectorAll("script")) script.remove();
  // In a page with scripts, their content is text. As elements, their styles would apply.
  for (const each of next.body.querySelectorAll("noscript")) each.textContent = each.innerHTML;
  morphdom(document.body, next.body, {
    onBeforeElUpdated(from, to) {
      if (from === editing) return false;
      if (from instanceof HTMLDetailsElement && from.open) to.setAttribute("open", "");
      if (from instanceof HTMLImageElement && to instanceof HTMLImageElement) keepShown(from, to);
      return !from.isEqualNode(to);
    },
    // Scripts that have run stay.
    onBeforeNodeDiscarded: (node) => !(node instanceof HTMLScriptElement),
  });
}
