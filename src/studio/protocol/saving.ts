/** Messages about saving and publishing. */

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

/** A difference in words, as `plumbline diff` shows it; the names are for owners. */
export interface DifferenceModel {
  title: string;
  blocks: {
    title: string;
    name?: string;
    /** Whether visitors do not notice it. */
    isTechnical?: boolean;
    pages: readonly string[];
    items: DifferenceItem[];
    more: number;
  }[];
  totals: string;
  /** The paths of changed pages that are not published now, such as drafts. */
  hidden?: readonly string[];
}

export interface DifferenceItem {
  title?: string;
  name?: string;
  isTechnical?: boolean;
  /** Whether its name says all of it. */
  isWhole?: boolean;
  before?: string;
  after?: string;
  also?: string;
}

/** A publication that is being prepared or carried out. */
export interface PublicationModel {
  /** Of the config, such as `Folder` or `SFTP`; undefined if the config does not say where. */
  target: string | undefined;
  step: "idle" | "building" | "asking" | "sending" | "done" | "not live yet" | "failed";
  difference: DifferenceModel | undefined;
  /** What it has reported so far. */
  log: string[];
  question: string | undefined;
}
