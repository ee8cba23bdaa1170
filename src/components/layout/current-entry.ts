/*
 * For the app. The script that loads before the app (menu.ts) must not share a module with it, since that
 * would load the app, too.
 */

/** The attribute of a menu's link to the current page. */
export const currentLink = (href: string | null, path: string) =>
  href === path ? ({ "aria-current": "page" } as const) : undefined;

/**
 * Marks the current page, and the entry that it is under, in a menu of two levels. The browser keeps the
 * header of the first page.
 */
export function markCurrent(path: string): void {
  for (const item of document.querySelectorAll("header ul:has(details) :is(a, summary)")) {
    const below = item.parentElement?.nextElementSibling?.querySelectorAll("a") ?? [];
    const links = item.matches("a") ? [item] : [...below];
    const isCurrent = links.some((link) => currentLink(link.getAttribute("href"), path));
    if (isCurrent) item.setAttribute("aria-current", item.matches("a") ? "page" : "true");
    else item.removeAttribute("aria-current");
  }
}
