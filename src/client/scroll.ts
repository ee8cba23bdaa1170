const STORAGE_KEY = "scroll";

/**
 * Stores the scroll position of each history entry, as the browser does for page loads. The browser's own
 * restoration is off while the app runs, since it would scroll before the page is rendered; leaving the
 * document turns it on again.
 */
export function trackScroll(currentKey: () => string) {
  const positions = readPositions();
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => positions.set(currentKey(), scrollY), { passive: true });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    writePositions(positions);
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
  return (key: string) => positions.get(key) ?? 0;
}

function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return new Map(Array.isArray(entries) ? entries : []);
  } catch {
    return new Map();
  }
}

function writePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Without storage, going back after a reload starts at the top.
  }
}

/** Scrolls to the element of a hash and focuses it; false if there is none. */
export function goToAnchor(hash: string): boolean {
  const target = hash.length > 1 && document.getElementById(decodedId(hash));
  if (!target) return false;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  return true;
}

/** A typed hash may be unencoded. */
function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
