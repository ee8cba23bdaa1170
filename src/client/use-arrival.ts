import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { dropDraft } from "../components/forms/draft.ts";
import type { RouteModel } from "../model/route.ts";
import { applyHead } from "./apply-head.ts";
import { goToAnchor, trackScroll } from "./scroll.ts";

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
    // A page that rewrites its own query, as a search does, takes the visitor nowhere.
    const stays = type === "REPLACE" && before.path === route.path && before.search !== search;
    if (first || stays) return;
    applyHead(route.head);
    if (type === "POP") scrollTo(0, positions.current?.(key) ?? 0);
    else if (!goToAnchor(hash)) startAtTop();
  }, [route, key, hash, search, type]);
}

function startAtTop(): void {
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
