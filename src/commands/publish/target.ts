import type { PublicationRecord } from "./publication-record.ts";
import type { StoredRelease } from "./release.ts";
import type { RemoteDifferences } from "./remote-differences.ts";

/** What a target publishes. */
export interface Publication {
  release: StoredRelease;
  /** The record at confirmation, and the one after publishing. */
  live: PublicationRecord | undefined;
  next: PublicationRecord;
  /** The stored releases, newest first. */
  releases: readonly StoredRelease[];
  /** Whether foreign files may be replaced. */
  mayReplace: boolean;
  /** Logs progress. */
  log(text: string): void;
}

/** Where a site is published. */
export interface Target {
  /** Where it is, for messages. */
  label: string;
  /** The folder of the stored releases. */
  store: string;
  /** How long it may take until the publication is live. */
  patienceMs: number;
  /** The record of the target; undefined if there is none. */
  live(): Promise<PublicationRecord | undefined>;
  /** Compares files that would not be sent with those on the target. */
  findDifferences(
    release: StoredRelease,
    paths: readonly string[],
    live: PublicationRecord,
  ): Promise<RemoteDifferences>;
  /** If it throws, the target is unchanged, or in a working state that the next publication completes. */
  publish(publication: Publication): Promise<void>;
  close(): void;
}

/** Throws if somebody else has published since the confirmation was shown. */
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

/** Throws if new files would replace foreign ones. */
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

/** What targets need beside their settings. */
export interface TargetContext {
  configFile: string;
  /** The folder of releases for targets that do not store them. */
  store: string;
  url: string;
  /** Asks for confirmation; false without a terminal. */
  confirm(question: string): Promise<boolean>;
}
