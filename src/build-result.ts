import type { LocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import type { Shard } from "./output/shards.ts";
import type { PageDifference } from "./pages/compare.ts";
import type { Observer } from "./pages/observer.ts";
import type { Unpublished } from "./read/published.ts";

export interface BuildOptions {
  configFile: string;
  outDir: string;
  /** Where is kept what can be made again; by itself that of the config. */
  cacheDir?: string;
  observer?: Observer;
  /** Whether drafts are made as well, and pages whose day is to come: for the owner's eyes. */
  drafts?: boolean;
  /** Build only some of the pages, to be joined with the others later. */
  shard?: Shard;
  /** Folders with all shards of the site, to be joined. */
  shards?: readonly string[];
  /** Make every page once more, by itself and the long way, and compare. */
  verify?: boolean;
  /** Whether the site of another config is to be left in place, since nobody has named the folder. */
  protectOtherSite?: boolean;
}

/** What came of making a site. */
export interface BuildOutcome {
  /** Whether there is a site now; if not, what was there before is as it was. */
  isBuilt: boolean;
  /** Everything that is wrong, in file order. */
  diagnostics: LocatedDiagnostic[];
  /** The config's text, which the diagnostics are about. */
  text: string;
  pages: number;
  /** The time zone by whose days the site comes and goes. */
  zone: string;
  /** What visitors do not get today. */
  unpublished: readonly Unpublished[];
  /** The addresses of the files that are new or changed, and of those that are gone. */
  written: string[];
  removed: string[];
  /** What was found when all pages were compared. */
  differences: PageDifference[];
}

/** What came of a build. */
export interface BuildResult extends BuildOutcome {
  /**
   * Stamps of the site as it was found and as it was left: who builds again and again sees whether
   * anybody else has built in between.
   */
  stampBefore: string;
  stampAfter: string;
}

/** What a build that changes nothing changes. */
export const NO_CHANGES = { written: [], removed: [], differences: [] };
