import type { PublishedSource, Unpublished } from "../config/expand/published.ts";
import type { EditedTables } from "../config/read-config.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import type { Shard } from "./shards.ts";

export interface BuildOptions {
  configFile: string;
  outDir: string;
  /** The config's text while it is edited, instead of that of the file. */
  text?: string | undefined;
  /** The texts of its tables that are edited, too. */
  tables?: EditedTables | undefined;
  /** The cache folder; by default the config's. */
  cacheDir?: string;
  observer?: Observer;
  /** Also builds drafts and scheduled pages, for the owner. */
  drafts?: boolean;
  /** Build only some of the pages, to be joined with the others later. */
  shard?: Shard;
  /** Folders with all shards of the site, to be joined. */
  shards?: readonly string[];
  /** Builds every page again without the cache, and compares. */
  verify?: boolean;
  /** Uses English for the texts that a site's own language lacks, with a warning. */
  takesUnfinished?: boolean;
  /** Refuses to replace the site of another config, because the folder was not chosen by the user. */
  protectOtherSite?: boolean;
}

/** The result of the pipeline. */
export interface BuildOutcome {
  /** If false, the output folder has not changed. */
  isBuilt: boolean;
  /** In the order of the file. */
  diagnostics: LocatedDiagnostic[];
  /** The config's text, to which the diagnostics refer. */
  text: string;
  pages: number;
  /** The time zone of scheduled changes. */
  zone: string;
  /** Drafts, and pages and sections that are not published today. */
  unpublished: readonly Unpublished[];
  /** The addresses of new and changed files, and of removed ones. */
  written: string[];
  removed: string[];
  /** Found by `verify`. */
  differences: PageDifference[];
}

/** The result of a build. */
export interface BuildResult extends BuildOutcome {
  /**
   * Stamps of the output before and after the build. A process that builds repeatedly compares them to find
   * out whether another one has built in between.
   */
  stampBefore: string;
  stampAfter: string;
}

/** A file that differs after its page was rendered again. */
export interface PageDifference {
  url: string;
  /** Excerpts of both, from shortly before the first difference. */
  built: string;
  again: string;
}

/** For a build that changes nothing. */
export const NO_CHANGES = { written: [], removed: [], differences: [] };

/** The outcome of a build that is given up. */
export const failedBuild = (
  diagnostics: readonly LocatedDiagnostic[],
  {
    text,
    unpublished,
    validity: { zone },
  }: Pick<PublishedSource, "text" | "unpublished"> & { validity: { zone: string } },
): BuildOutcome => ({
  ...NO_CHANGES,
  isBuilt: false,
  diagnostics: [...diagnostics],
  text,
  pages: 0,
  zone,
  unpublished,
});

/** The names of the steps of a build, for people. */
export type Stage =
  | "reading the config"
  | "bundling the code"
  | "making pages"
  | "checking the site"
  | "making other files"
  | "comparing"
  | "putting in place";

/** Receives the progress of a build. */
export interface Observer {
  /** A step begins; the previous one has ended. */
  stage?(stage: Stage): void;
  /** The number of finished pages, among those that have to be rendered or compared. */
  progress?(done: number, all: number): void;
  /** A message for a person. */
  tell?(text: string): void;
}
