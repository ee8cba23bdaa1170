import { firstFew } from "../util/amounts.ts";
import type { PublicationRecord } from "./publication-record.ts";
import type { StoredRelease } from "./release.ts";

/** How a place differs from its record: files that somebody else, or a disk, has removed, changed or added there. */
export interface RemoteDifferences {
  missing: string[];
  changed: string[];
  /** Files that Plumbline has not put there and that stay, where they could be looked for. */
  others: string[];
}

export const NO_DIFFERENCES: RemoteDifferences = { missing: [], changed: [], others: [] };

/** The files that a release has as they were published: only those would not be sent. */
export const unchangedPaths = ({ files }: PublicationRecord, release: StoredRelease): string[] =>
  Object.keys(release.files).filter((path) => files[path] === release.files[path]);

/** The record, corrected by what is really there, so that the difference to it is what has to be sent. */
export function correctedRecord(
  live: PublicationRecord,
  { missing, changed }: RemoteDifferences,
): PublicationRecord {
  const absent = new Set(missing);
  const there = Object.entries(live.files).filter(([path]) => !absent.has(path));
  const unknown = changed.map((path) => [path, ""]);
  return { ...live, files: { ...Object.fromEntries(there), ...Object.fromEntries(unknown) } };
}

/** What a person is told of it; nothing where all is as it was published. */
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

/** What visitors open, before what pages are made of. */
const pagesFirst = (paths: readonly string[]): string[] => [
  ...paths.filter((path) => path.endsWith(".html")),
  ...paths.filter((path) => !path.endsWith(".html")),
];
