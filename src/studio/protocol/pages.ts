/** Messages about the pages of the site, and what adding, renaming and deleting one changes. */

import type { Place } from "../../model/place.ts";
import type { ValuePath } from "./edits.ts";
import type { Message } from "./messages.ts";

export interface PageSummary {
  /** The index of its entry in `pages`. */
  index: number;
  /** Its row, if the entry has a table. */
  row?: number;
  path: string;
  label: string;
  /** How many sections it has, with those of its template. */
  sectionCount: number;
  language: string;
  parent?: string;
  template?: string;
  /** The page in the main language that it translates. */
  translationOf?: string;
  /** Why it is not published today; undefined if it is. */
  state?: HiddenState;
  /** Its first and last day. */
  from?: string;
  until?: string;
  /** What leads to it in the menu of its language; undefined if nothing does. */
  inMenu?: ValuePath[];
}

/** The pages of the site; undefined if the browser knows this version of the list. */
export interface PageList {
  version: number;
  pages?: PageSummary[];
  /** The languages of the site, the main one first. */
  languages?: string[];
  /** The list of links in the menu of each language. */
  menus?: Record<string, ValuePath>;
}

/** A page that a site can have, with its usual path. */
export interface PagePreset {
  path: string;
  label: string;
  /** Whether hosts require this path. */
  isFixed: boolean;
}

/** Asks for the path of a new page by its title, or for the problem of a typed path. */
export interface PagePath {
  title: string;
  parent?: string | undefined;
  language?: string | undefined;
  translationOf?: string | undefined;
  template?: string | undefined;
  path?: string | undefined;
  /** The page that gets the path. */
  except?: string | undefined;
}

/** A page to add. */
export interface NewPage {
  title: string;
  path: string;
  parent?: string | undefined;
  source:
    | { type: "empty" }
    /** The usual path of the preset. */
    | { type: "preset"; path: string }
    /** With a language, it is a translation. */
    | { type: "copy"; path: string; language?: string | undefined }
    | { type: "row"; template: string };
}

/** What changes with the path of a page. */
export interface RenamePlan {
  links: number;
  /** The old addresses that redirect to new ones. */
  redirects: string[];
  /** Other files that change at once, and that undo does not change back. */
  files: string[];
}

/** What depends on a page, before it is deleted. */
export interface DeletePlan {
  /** Why the page has to stay. */
  refusal?: Message;
  /** Whether the site has errors, so that what depends on the page is not known. */
  isUnknown: boolean;
  /** Links in menus, in header or footer. */
  menus: number;
  /** The values with links to it. */
  links: Place[];
  /** The pages below it, and its translations. */
  children: string[];
  translations: string[];
  /** Whether search engines may know its address. */
  isPublished: boolean;
}

/** A draft, or before its first or after its last day. */
export type HiddenState = "draft" | "from" | "until";
