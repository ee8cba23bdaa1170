import type { ProblemView } from "../../diagnostics/problem-view.ts";

/** The addresses of the live script and its events. Sites never have these, since hidden folders are not published. */
const LIVE_FOLDER = "/.plumbline/";
export const SCRIPT_URL = `${LIVE_FOLDER}live.js`;
export const EVENTS_URL = `${LIVE_FOLDER}events`;
/** The address to which pages report errors in their browser. */
export const FAULTS_URL = `${LIVE_FOLDER}faults`;
/** The folder of the development build of the app. */
export const APP_URL = `${LIVE_FOLDER}app/`;

/**
 * Asks a page to disconnect until somebody looks at it again, since browsers open few connections to a
 * server.
 */
export const REST_EVENT = "rest";

/** Addresses of new, changed or removed files; "all" instead of a long list. */
export type ChangedUrls = readonly string[] | "all";

/** The state of the site, and what has changed since the state that a page has. */
export interface LiveState {
  changed: ChangedUrls;
  /** The problems of the last saved config, or of the site in browsers. */
  problems: readonly ProblemView[];
  /** Such as `2 errors in site.config.json`; empty without problems. */
  title: string;
  /** The version that visitors have; empty without problems. */
  note: string;
  /** Content that is not published, by the path of its page. */
  marks: Readonly<Record<string, readonly DraftMark[]>>;
}

/** The label of a page or a section that is not published. */
export interface DraftMark {
  words: string;
  /** The section's number, counted from the end of the page. */
  fromEnd?: number;
}

/** What a page's browser reports. */
export interface BrowserReport {
  /** The path of the page. */
  path: string;
  message: string;
  /** Stack traces name the site's scripts by their paths. */
  stack: string;
}
