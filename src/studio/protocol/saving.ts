/** Messages about saving and publishing. */

import type { Remark, Step } from "../../commands/diff/change.ts";
import type { MovedPage } from "../../commands/diff/moved-pages.ts";
import type { RedirectChange } from "../../commands/diff/site-notices.ts";
import type { DiffView } from "../../commands/diff/view.ts";
import type { Place } from "../../model/place.ts";
import type { Message } from "./messages.ts";

/** The lines that a save changes in the file, with the lines around them. */
export interface LineChange {
  /** The number of its first line in the file. */
  line: number;
  lines: { type: "same" | "removed" | "added"; text: string }[];
}

/** The lines that a save changes in a file. */
export interface FileChange {
  name: string;
  changes: LineChange[];
}

/** A list that is cut, with the number of what is left out. */
export interface Cut<T> {
  first: readonly T[];
  more: number;
}

/** A difference from the saved or the live site. */
export interface DifferenceModel {
  base: "saved" | "live";
  /** What visitors notice. */
  blocks: readonly DifferenceBlock[];
  /** All of it in English, as `plumbline diff` shows it; not where only a schedule is known. */
  details?: DiffView;
  /** The paths of changed pages that are not published now, such as drafts. */
  hidden?: readonly string[];
}

export type DifferenceBlock =
  /** Whether search engines may not read the site any more, or may again. */
  | { type: "closed"; isClosed: boolean }
  | { type: "appear" | "vanish"; count: number; pages: Cut<{ path: string; title: string }> }
  | { type: "moved"; count: number; pages: Cut<MovedPage> }
  | PagesBlock
  | { type: "redirects"; count: number; redirects: Cut<RedirectChange> }
  | { type: "files"; count: number; files: Cut<ChangedFile> }
  | { type: "schedule"; days: Cut<ScheduledDay> }
  /** Whether an older version built the live site, so that what surrounds the pages is not compared. */
  | { type: "partial" };

/** Pages with the same changes. */
export interface PagesBlock {
  type: "pages";
  pages: readonly string[];
  /** Whether these are all pages of the site. */
  isAll: boolean;
  changes: readonly ChangeModel[];
}

export interface ChangeModel {
  where: readonly Step[];
  kind: "changed" | "added" | "removed" | "order";
  remark?: Remark;
  /** Several if they differ from page to page. */
  edits: Cut<EditModel>;
}

export interface EditModel {
  page: string;
  before?: ShownValue;
  after?: ShownValue;
}

/** A text, a choice between yes and no, or another choice by its English name. */
export type ShownValue = string | boolean | { choice: string };

export interface ChangedFile {
  url: string;
  type: "icon" | "picture" | "film" | "document";
}

/** What happens by itself on a day. */
export interface ScheduledDay {
  /** In ISO 8601. */
  day: string;
  changes: Cut<{
    /** A page or a section; undefined for dates that come back each year. */
    place?: Place;
    comes: boolean;
  }>;
}

/** A publication that is being prepared or carried out. */
export interface PublicationModel {
  /** Of the config, such as `Folder` or `SFTP`; undefined if the config does not say where. */
  target: string | undefined;
  step: "idle" | "building" | "asking" | "sending" | "done" | "not live yet" | "failed";
  difference: DifferenceModel | undefined;
  /** What it has reported so far. */
  log: Message[];
  question: Message | undefined;
}
