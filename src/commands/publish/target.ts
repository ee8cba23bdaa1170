import { type News, news } from "../../model/publish-news.ts";
import type { PublicationRecord, StoredRelease } from "./publication-record.ts";

/** What a target publishes. */
export interface Publication {
  release: StoredRelease;
  /** The record at the confirmation, and the one after publishing. */
  live: PublicationRecord | undefined;
  next: PublicationRecord;
  /** The stored releases, newest first. */
  releases: readonly StoredRelease[];
  /** Whether foreign files may be replaced. */
  mayReplace: boolean;
  /** Logs progress. */
  log(text: string | News): void;
}

/** Where a site is published. */
export interface Target {
  /** Its location, for messages. */
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

/** What targets need besides their settings. */
export interface TargetContext {
  configFile: string;
  /** The folder of releases for targets that do not store them. */
  store: string;
  url: string;
  /** Asks for confirmation; false without a terminal. */
  confirm(question: string): Promise<boolean>;
}

/** Differences between a target and its record, caused by others: files removed, changed or added. */
export interface RemoteDifferences {
  missing: string[];
  changed: string[];
  /**
   * Files on the target that Plumbline has not published, if the target can list them. They are not changed.
   */
  others: string[];
}

export const NO_DIFFERENCES: RemoteDifferences = { missing: [], changed: [], others: [] };

/** The files that are equal in the release and the record, and so would not be sent. */
export const unchangedPaths = ({ files }: PublicationRecord, release: StoredRelease): string[] =>
  Object.keys(release.files).filter((path) => files[path] === release.files[path]);

/** The record with the actual state of the target. */
export function correctedRecord(
  live: PublicationRecord,
  { missing, changed }: RemoteDifferences,
): PublicationRecord {
  const absent = new Set(missing);
  const there = Object.entries(live.files).filter(([path]) => !absent.has(path));
  const unknown = changed.map((path) => [path, ""]);
  return { ...live, files: { ...Object.fromEntries(there), ...Object.fromEntries(unknown) } };
}

/** The differences as reports; none if everything is as published. */
export const differenceNews = ({ missing, changed, others }: RemoteDifferences): News[] => [
  ...filesNews("missingThere", missing),
  ...filesNews("changedThere", changed),
  ...filesNews("othersThere", others),
];

const MAX_NAMED = 10;

function filesNews(
  code: "missingThere" | "changedThere" | "othersThere",
  paths: readonly string[],
): News[] {
  if (paths.length === 0) return [];
  const named = pagesFirst(paths).slice(0, MAX_NAMED);
  const files = paths.length > MAX_NAMED ? [...named, "…"] : named;
  return [news(code, `${paths.length}`, files.join(", "))];
}

/** Pages before their assets. */
const pagesFirst = (paths: readonly string[]): string[] => [
  ...paths.filter((path) => path.endsWith(".html")),
  ...paths.filter((path) => !path.endsWith(".html")),
];
