import { create } from "zustand";
import type { ValuePath } from "../../protocol/edits.ts";
import type { PageModel, PageOrigins, ValueOrigin, WordsAround } from "../../protocol/page.ts";
import type { PageSummary } from "../../protocol/pages.ts";
import type { StudioState } from "../../protocol/state.ts";
import { CallError } from "./api.ts";
import { firstPage } from "./last-page.ts";
import type { TableTarget } from "./table-target.ts";

/** What is edited in the form. */
export interface Selection {
  /** The position of the section on the page, if it is one. */
  section?: number;
  path: ValuePath;
  /** The text that was clicked. */
  text?: ValuePath;
  /** What undo or redo has changed. It gets no focus, since the next key may be for another step. */
  changed?: ValuePath;
  /** When it was chosen by keyboard: its form gets the focus. */
  chosenAt?: number;
  /** Whether it was just added, so that the page scrolls to it as soon as it shows it. */
  isNew?: boolean;
  /** Whether it just moved, so that the panel in which somebody moves it stays open. */
  isMoved?: boolean;
  /** The words of it around the click. */
  words?: WordsAround;
}

/** A step that removed something, that moved a page without its links, or that was undone or redone. */
export interface Notice {
  of: "remove" | "move" | "undo" | "redo";
  /** The version of the site after it. */
  version: number;
}

/** What all parts of the studio share. */
export interface Data {
  state: StudioState | undefined;
  /** The version after the last change by a button, and not by typing. */
  changedIn: number;
  pages: readonly PageSummary[];
  /** The languages of the site, the main one first. */
  languages: readonly string[];
  /** The list of links in the menu of each language. */
  menus: Readonly<Record<string, ValuePath>>;
  page: string;
  /** Why the page cannot be shown. */
  pageError: string | undefined;
  /** The open page. */
  model: PageModel | undefined;
  origins: PageOrigins | undefined;
  /** What it may show from elsewhere. */
  values: readonly ValueOrigin[];
  selection: Selection | undefined;
  /** The table that is open. */
  table: TableTarget | undefined;
  /** What has just happened, if the page and the forms do not show it. */
  notice: Notice | undefined;
  error: string;
  isOffline: boolean;
}

export const data = create<Data>()(() => ({
  state: undefined,
  changedIn: 0,
  pages: [],
  languages: [],
  menus: {},
  page: firstPage(),
  pageError: undefined,
  model: undefined,
  origins: undefined,
  values: [],
  selection: undefined,
  table: undefined,
  notice: undefined,
  error: "",
  isOffline: false,
}));

export const { getState: get, setState: set } = data;

/** Shows why something went wrong. */
export function fail(reason: unknown): void {
  if (reason instanceof CallError && reason.status === 0) set({ isOffline: true });
  else set({ error: reason instanceof Error ? reason.message : String(reason) });
}
