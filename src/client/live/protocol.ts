import type { ProblemView } from "../../diagnostics/problem-view.ts";

/** The addresses of the live script and its events. Sites have no such address: it is hidden. */
const LIVE_FOLDER = "/.plumbline/";
export const SCRIPT_URL = `${LIVE_FOLDER}live.js`;
export const EVENTS_URL = `${LIVE_FOLDER}events`;
/** The address to which pages report errors in their browser. */
export const FAULTS_URL = `${LIVE_FOLDER}faults`;
/** The folder of the development build of the app. */
export const APP_URL = `${LIVE_FOLDER}app/`;

/** Asks a page to disconnect until it is looked at again; browsers open few connections to one server. */
export const REST_EVENT = "rest";

/** Addresses of new, changed or removed files; "all" instead of a long list. */
export type ChangedUrls = readonly string[] | "all";

/** The state of the site, and what has changed since the state that a page has. */
export interface LiveState {
  changed: ChangedUrls;
  /** What is wrong with the config as it was saved last, or with the site in browsers. */
  problems: readonly ProblemView[];
  /** Such as `2 errors in site.config.json`; empty without problems. */
  title: string;
  /** The version that visitors have; empty without problems. */
  note: string;
  /** What visitors do not get yet, by the path of its page. */
  marks: Readonly<Record<string, readonly DraftMark[]>>;
}

/** That a page, or a section of it, is not for visitors yet. */
export interface DraftMark {
  words: string;
  /** Which of the page's sections it is, counted from its last. */
  fromEnd?: number;
}

/** What a page's browser reports. */
export interface BrowserReport {
  /** The path of the page. */
  path: string;
  message: string;
  /** Its frames name scripts of the site by their path. */
  stack: string;
}
