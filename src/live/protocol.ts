import type { ShownProblem } from "../diagnostics/shown.ts";

/** Where the page's live script lies, and where it listens. No site has such an address: it is hidden. */
export const LIVE_FOLDER = "/.plumbline/";
export const SCRIPT_URL = `${LIVE_FOLDER}live.js`;
export const EVENTS_URL = `${LIVE_FOLDER}events`;

/** Tells a page to hang up until it is looked at again; browsers have few lines to one server. */
export const REST_EVENT = "rest";

/** Addresses of files that are new, changed or gone; "all" where that would be a long list. */
export type Changed = readonly string[] | "all";

/** How the site stands, and what happened since the page was loaded that is told this. */
export interface LiveState {
  changed: Changed;
  /** What is wrong with the config as it was saved last; the site is that of the last good one. */
  problems: ShownProblem[];
  /** Such as `2 errors in site.config.json`; empty if nothing is wrong. */
  title: string;
}
