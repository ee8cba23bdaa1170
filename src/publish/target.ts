import type { PublicationRecord } from "./publication-record.ts";
import type { StoredRelease } from "./release.ts";
import type { RemoteDifferences } from "./remote-differences.ts";

/** What a target is given to publish. */
export interface Publication {
  release: StoredRelease;
  /** What was there when the person was asked, and what will be. */
  live: PublicationRecord | undefined;
  next: PublicationRecord;
  /** The releases that are kept here, the newest first. */
  releases: readonly StoredRelease[];
  /** Whether files may be replaced that we have not put there. */
  mayReplace: boolean;
  /** Says something on the way. */
  log(text: string): void;
}

/** A place to which a site is published. */
export interface Target {
  /** Where it is, for messages. */
  label: string;
  /** The folder in which releases are kept. */
  store: string;
  /** How long it may take until visitors get what was published. */
  patienceMs: number;
  /** What we have put there; undefined if that is nothing, or nobody knows. */
  live(): Promise<PublicationRecord | undefined>;
  /** Looks whether these files of a release are there as they are in it, so that they need not be sent. */
  findDifferences(
    release: StoredRelease,
    paths: readonly string[],
    live: PublicationRecord,
  ): Promise<RemoteDifferences>;
  /** Throws, with all as it was or in a state that works and that the next publication completes. */
  publish(publication: Publication): Promise<void>;
  close(): void;
}

/** That somebody else has published between the question and its answer. */
export function expectUnchanged(
  before: PublicationRecord | undefined,
  now: PublicationRecord | undefined,
): void {
  if (before?.release === now?.release && before?.isWhole === now?.isWhole) return;
  throw new Error(
    "Somebody else has published in the meantime, so the changes shown above are out of date. " +
      "Nothing was sent. Run the command again.",
  );
}

/** That nothing is in the way of new files which we have not put there. */
export function expectOwnFiles(strange: readonly string[], label: string): void {
  if (strange.length === 0) return;
  const shown = strange.slice(0, SHOWN).map((path) => `  ${path}`);
  const more = strange.length > SHOWN ? [`  and ${strange.length - SHOWN} more`] : [];
  throw new Error(
    `Plumbline has not published these files in ${label}, and would replace them:\n` +
      `${[...shown, ...more].join("\n")}\n` +
      "Nothing was sent. If nobody needs them, run the command again with --replace; " +
      "otherwise choose another folder under `publish` in the config.",
  );
}

const SHOWN = 10;

/** What targets need besides their settings. */
export interface TargetContext {
  configFile: string;
  /** Where releases are kept that have no place of their own. */
  store: string;
  url: string;
  /** Asks the person something; false where nobody is there who could answer. */
  confirm(question: string): Promise<boolean>;
}
