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
  if (css === current) return;
  current = css;
  sheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const scriptsIn = (page: Document) =>
  [...page.head.querySelectorAll("script[src]:not([data-app])")].map((each) =>
    each.getAttribute("src"),
  );

/**
 * Changes the page to its current version without loading it: its scroll position, open parts and the text that is
 * being typed stay. Loads it if it needs other scripts.
 */
export async function refresh(editing: () => Element | undefined): Promise<{ isMissing: boolean }> {
  const response = await fetch(location.href, { cache: "no-store" });
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  if (scriptsIn(next).join() !== scriptsIn(document).join()) location.reload();
  addStyles(stylesIn(next));
  document.title = next.title;
  for (const script of next.body.querySelectorAll("script")) script.remove();
  morphdom(document.body, next.body, {
    onBeforeElUpdated(from, to) {
      if (from === editing()) return false;
      if (from instanceof HTMLDetailsElement && from.open) to.setAttribute("open", "");
      return !from.isEqualNode(to);
    },
    // Scripts that have run stay.
    onBeforeNodeDiscarded: (node) => !(node instanceof HTMLScriptElement),
  });
  return { isMissing: response.status === NOT_FOUND };
}
