import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { dropDraft } from "../components/forms/draft.ts";
import { markCurrent } from "../components/layout/current-entry.ts";
import type { RouteModel } from "../model/route.ts";
import { applyHead } from "./apply-head.ts";

/**
 * Does what a browser does on a page load: head, scroll position and focus. A new page starts at its
 * heading or at the section in the URL; going back restores the position. The browser itself handles the
 * first page.
 */
export function usePageChange(route: RouteModel | undefined): void {
  const { key, hash, search } = useLocation();
  const type = useNavigationType();
  const arrivedAt = useRef<string | undefined>(undefined);
  const shown = useRef({ path: "", search: "" });
  const positions = useRef<((key: string) => number) | undefined>(undefined);

  useLayoutEffect(() => {
    positions.current = trackScroll(() => arrivedAt.current ?? "");
  }, []);

  useLayoutEffect(() => {
    if (!route || arrivedAt.current === key) return;
    const first = arrivedAt.current === undefined;
    const before = shown.current;
    arrivedAt.current = key;
    shown.current = { path: route.path, search };
    dropDraft(route.path);
    // A page that changes its own query, such as the search, is not a new page.
    const stays = type === "REPLACE" && before.path === route.path && before.search !== search;
    if (first || stays) return;
    applyHead(route.head);
    markCurrent(route.path);
    if (type === "POP") scrollTo(0, positions.current?.(key) ?? 0);
    else if (!goToAnchor(hash)) startAtTop();
  }, [route, key, hash, search, type]);
}

function startAtTop(): void {
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

const STORAGE_KEY = "scroll";

/**
 * Stores the scroll position of each history entry, as the browser does for page loads. The browser's own
 * restoration is off while the app runs, since it would scroll before the page is rendered; leaving the
 * document turns it on again.
 */
function trackScroll(currentKey: () => string) {
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
function goToAnchor(hash: string): boolean {
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
