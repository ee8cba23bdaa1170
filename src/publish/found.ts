import { firstFew } from "../util/amounts.ts";
import type { Published } from "./published.ts";
import type { KeptRelease } from "./release.ts";

/** How a place differs from its record: files that somebody else, or a disk, has removed, changed or added there. */
export interface Found {
  missing: string[];
  changed: string[];
  /** Files that Plumbline has not put there and that stay, where they could be looked for. */
  others: string[];
}

export const AS_RECORDED: Found = { missing: [], changed: [], others: [] };

/** The files that a release has as they were published: only those would not be sent. */
export const unsentPaths = ({ files }: Published, release: KeptRelease): string[] =>
  Object.keys(release.files).filter((path) => files[path] === release.files[path]);

/** The record, corrected by what is really there, so that the difference to it is what has to be sent. */
export function corrected(live: Published, { missing, changed }: Found): Published {
  const absent = new Set(missing);
  const there = Object.entries(live.files).filter(([path]) => !absent.has(path));
  const unknown = changed.map((path) => [path, ""]);
  return { ...live, files: { ...Object.fromEntries(there), ...Object.fromEntries(unknown) } };
}

/** What a person is told of it; nothing where all is as it was published. */
export const foundLines = ({ missing, changed, others }: Found): string[] => [
  ...(missing.length + changed.length > 0
    ? [
        "What is there is not what was published, and is put right: " +
          `${[...counted(missing, "missing"), ...counted(changed, "changed")].join("; ")}.`,
      ]
    : []),
  ...(others.length > 0
    ? [`Not put there by Plumbline, and left there: ${firstFew(others, MOST_NAMED)}.`]
    : []),
];

const MOST_NAMED = 10;

const counted = (paths: readonly string[], what: string): string[] =>
  paths.length === 0
    ? []
    : [`${paths.length} ${what} (${firstFew(pagesFirst(paths), MOST_NAMED)})`];

/** What visitors open, before what pages are made of. */
const pagesFirst = (paths: readonly string[]): string[] => [
  ...paths.filter((path) => path.endsWith(".html")),
  ...paths.filter((path) => !path.endsWith(".html")),
];
