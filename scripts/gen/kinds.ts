import * as mixed from "./mixed.ts";
import * as places from "./places.ts";

/** A kind of generated pages: how they are made, and what may be edited in them. */
export interface SiteKind {
  /** What is said of them in a sentence after their number. */
  what: string;
  pathOf: (index: number) => string;
  /** The page with this number, of so many. */
  page: (index: number, count: number) => { path: string };
  /** Put in the place of the project's own template. */
  templates?: Readonly<Record<string, object>>;
  /** One template, and whether a page is made from it. */
  template: string;
  isOfTemplate: (index: number) => boolean;
  /** The first field with this name after a page's path holds words of its own. */
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
