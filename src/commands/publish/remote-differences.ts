import { firstFew } from "../../lib/amounts.ts";
import type { PublicationRecord } from "./publication-record.ts";
import type { StoredRelease } from "./release.ts";

/** Differences between a target and its record: files removed, changed or added there by others. */
export interface RemoteDifferences {
  missing: string[];
  changed: string[];
  /** Files that Plumbline has not published, if the target can list them. They stay. */
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

/** The differences for the terminal; none if everything is as published. */
export const differenceLines = ({ missing, changed, others }: RemoteDifferences): string[] => [
  ...(missing.length + changed.length > 0
    ? [
        "Files on the server differ from what was published and are corrected: " +
          `${[...countedPaths(missing, "missing"), ...countedPaths(changed, "changed")].join("; ")}.`,
      ]
    : []),
  ...(others.length > 0
    ? [
        `Files that Plumbline has not published are left as they are: ${firstFew(others, MAX_NAMED)}.`,
      ]
    : []),
];

const MAX_NAMED = 10;

const countedPaths = (paths: readonly string[], what: string): string[] =>
  paths.length === 0 ? [] : [`${paths.length} ${what} (${firstFew(pagesFirst(paths), MAX_NAMED)})`];

/** Pages before their assets. */
const pagesFirst = (paths: readonly string[]): string[] => [
  ...paths.filter((path) => path.endsWith(".html")),
  ...paths.filter((path) => !path.endsWith(".html")),
];
