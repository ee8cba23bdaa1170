import { z } from "zod";
import { isInFolder } from "../../schema/fields/addresses.ts";
import { isImmutable } from "../hosting/headers.ts";
import { counted } from "../util/amounts.ts";
import type { StoredRelease } from "./release.ts";

/** So many releases are kept, and so long the named files of one stay on the web. */
export const MAX_RELEASES = 5;

/** The folder, beside the site's own files, in which we keep what only we have a use for. */
export const OWN_FOLDER = ".plumbline";

/** Where it says what is there; written last. */
export const RECORD_PATH = `${OWN_FOLDER}/published.json`;

/** What a server says of itself may have been written by anybody. */
const path = z.string().refine(isInFolder);

const recordSchema = z.object({
  release: z.string(),
  /** The release that was live before, for undoing. */
  before: z.string().optional(),
  what: z.string(),
  /** Whether all of it arrived. */
  isWhole: z.boolean(),
  files: z.record(path, z.string()),
  assets: z.array(z.object({ release: z.string(), paths: z.array(path) })),
});

/**
 * What we have put on the web at some place: the SHA-256 of each file by its path, or "" where nobody
 * knows whether it has arrived; and the files of the last releases whose names change with their content.
 */
export type PublicationRecord = z.output<typeof recordSchema>;

/** Reads such a record; undefined if the text is none. */
export function parseRecord(text: string): PublicationRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The files that the list of a site names, which was put there by hand; none if the text is no such list. */
export function parseManifestPaths(text: string): string[] {
  try {
    const list = z.object({ files: z.array(z.object({ path })) });
    const { files } = list.parse(JSON.parse(text));
    return [...files.map(({ path }) => path), "manifest.json"];
  } catch {
    return [];
  }
}

/**
 * What is there after a release has been published. Pages that a visitor has open name files of the releases
 * before: what has a name of its own by its content stays, as long as those releases are kept.
 */
export function nextRecord(
  live: PublicationRecord | undefined,
  release: StoredRelease,
): PublicationRecord {
  const { id, files: own, what, before } = release;
  const earlier = (live?.assets ?? []).filter((one) => one.release !== id);
  const ours = Object.keys(own).filter((path) => isImmutable(`/${path}`));
  const assets = [...earlier, { release: id, paths: ours }].slice(-MAX_RELEASES);
  const carried = assets
    .flatMap(({ paths }) => paths)
    .flatMap((path) => {
      const hash = own[path] === undefined ? live?.files[path] : undefined;
      return hash === undefined ? [] : [[path, hash] as const];
    });
  const files = { ...Object.fromEntries(carried), ...own };
  return {
    release: id,
    ...(before !== undefined && { before }),
    what,
    isWhole: true,
    files,
    assets,
  };
}

/** What may be there while a release is on its way. */
export function transitionalRecord(
  live: PublicationRecord | undefined,
  next: PublicationRecord,
): PublicationRecord {
  const files = Object.entries({ ...live?.files, ...next.files }).map(([path, hash]) => {
    const isSure = live?.files[path] === hash || next.files[path] === undefined;
    return [path, isSure ? hash : ""];
  });
  return { ...next, isWhole: false, files: Object.fromEntries(files) };
}

/** What has to be sent and what goes, by path. */
export interface FileSteps {
  fresh: string[];
  changed: string[];
  gone: string[];
}

export function stepsBetween(
  live: PublicationRecord | undefined,
  next: PublicationRecord,
): FileSteps {
  const old = live?.files ?? {};
  const paths = Object.keys(next.files);
  return {
    fresh: paths.filter((path) => old[path] === undefined),
    changed: paths.filter((path) => old[path] !== undefined && old[path] !== next.files[path]),
    gone: Object.keys(old).filter((path) => next.files[path] === undefined),
  };
}

/**
 * In which order files are sent where that is not one step: what is there names only what is there, too.
 * Pages open with visitors need nothing of it, since what they name is kept.
 */
export function sendingOrder({ fresh, changed }: FileSteps): string[][] {
  const isAsset = (path: string) => isImmutable(`/${path}`);
  const isOther = (path: string) => !isAsset(path);
  return [[...fresh, ...changed].filter(isAsset), fresh.filter(isOther), changed.filter(isOther)];
}

/** Whether visitors would get anything else; what is only no longer needed counts for nothing. */
export const hasVisibleChanges = (
  live: PublicationRecord | undefined,
  next: PublicationRecord,
): boolean => {
  const { fresh, changed, gone } = stepsBetween(live, next);
  const isNeeded = (path: string) => !isImmutable(`/${path}`);
  return live?.isWhole !== true || [...fresh, ...changed, ...gone.filter(isNeeded)].length > 0;
};

export const formatStepCounts = ({ fresh, changed, gone }: FileSteps): string =>
  `${counted(fresh.length, "file")} new, ${changed.length} changed, ${gone.length} removed`;
