/**
 * Calls `follow` for each click on an internal link that a browser would follow in the same tab. One
 * listener serves header, footer, Markdown and sections; links stay plain links.
 */
export function onInternalLink(follow: (url: URL) => void): () => void {
  const listener = (event: MouseEvent) => {
    const url = event.target instanceof Element ? internalUrl(event, event.target) : undefined;
    if (!url) return;
    event.preventDefault();
    follow(url);
  };
  document.addEventListener("click", listener);
  return () => document.removeEventListener("click", listener);
}

function internalUrl(event: MouseEvent, target: Element): URL | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const anchor = target.closest("a[href]");
  if (!(anchor instanceof HTMLAnchorElement) || modified || event.button !== 0) return undefined;
  if (event.defaultPrevented || anchor.target || anchor.hasAttribute("download")) return undefined;
  const url = new URL(anchor.href);
  return url.origin === location.origin && isPage(url.pathname) ? url : undefined;
}

/** The browser opens files such as PDFs. */
const isPage = (path: string) => !/\.(?!html$)[^/]*$/.test(path);
