import * as mixed from "./mixed.ts";
import * as places from "./places.ts";

/** A kind of generated pages: how to create them, and what an edit may change. */
export interface SiteKind {
  /** The phrase after their number in a sentence. */
  what: string;
  pathOf: (index: number) => string;
  /** The page with this index, of this number of pages. */
  page: (index: number, count: number) => { path: string };
  /** Replaces the project's own template. */
  templates?: Readonly<Record<string, object>>;
  /** One template, and whether it has pages. */
  template: string;
  isOfTemplate: (index: number) => boolean;
  /** After a page's path, the first field with this name has a text that is unique to the page. */
  textField: string;
}

export const KIND_NAMES = ["places", "mixed"] as const;

export type KindName = (typeof KIND_NAMES)[number];

export const KINDS: Readonly<Record<KindName, SiteKind>> = {
  places: {
    what: "local pages of invented places",
    pathOf: places.pathOf,
    page: places.localPage,
    template: places.TEMPLATE,
    isOfTemplate: () => true,
    textField: "localContent",
  },
  mixed: {
    what: "pages of a workshop, written out or from three templates, a third of them near duplicates",
    pathOf: mixed.pathOf,
    page: mixed.mixedPage,
    templates: mixed.templates,
    template: mixed.TEMPLATE,
    isOfTemplate: mixed.isOfTemplate,
    textField: "text",
  },
};
