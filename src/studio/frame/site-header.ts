/** The header of the site, if it stays at the top while the page scrolls. */
function stayingHeader(): { height: number; layer: number } | undefined {
  let at: Element | null = document.querySelector("body header");
  for (; at && at !== document.body; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at);
    if (position !== "sticky" && position !== "fixed") continue;
    return { height: at.getBoundingClientRect().height, layer: Number(zIndex) || 0 };
  }
  return undefined;
}

/** Where the page begins below a header that stays. */
export const topOfPage = (): number => stayingHeader()?.height ?? 0;

/** Above all of the page, but below its header and the menus in it. */
export function layerBelowHeader(): number {
  const { layer = 0 } = stayingHeader() ?? {};
  return layer > 0 ? layer - 1 : 2_147_483_000;
}
