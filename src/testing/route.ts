import type { PageData } from "../app/document.ts";
import type { Head, RouteModel } from "../model/route.ts";

export const ENTRY = "/assets/browser.js";

/** A page's model with nothing on it but its head and its words. */
export const makeRoute = (path: string, head: Partial<Head> = {}, words = "Dry."): RouteModel => ({
  path,
  head: { title: `Page ${path}`, tags: [], jsonLd: null, ...head },
  trail: [],
  sections: [
    {
      type: "hero",
      background: "paper",
      heading: words,
      actions: [],
      points: [],
      frame: "none",
    },
  ],
});

export const makePageData = (route: RouteModel, entry = ENTRY): PageData => ({
  entry,
  version: "1",
  route,
});
