import { z } from "zod";
import { isInFolder } from "../../../schema/fields/addresses.ts";
import { isImmutable } from "../../output/hosting/headers.ts";
/** How many releases are stored, and how many keep their hashed files online. */
export const MAX_RELEASES = 5;

/** The folder for Plumbline's own data, beside the site's files. */
export const OWN_FOLDER = ".plumbline";

/** The record of the published files; written last. */
export const RECORD_PATH = `${OWN_FOLDER}/published.json`;

/** Records come from servers and are not trusted. */
const path = z.string().refine(isInFolder);

const recordSchema = z.object({
  release: z.string(),
  /** The previous release, for undo. */
  before: z.string().optional(),
  what: z.string(),
  /** Whether the upload was completed. */
  isWhole: z.boolean(),
  files: z.record(path, z.string()),
  assets: z.array(z.object({ release: z.string(), paths: z.array(path) })),
});

/**
 * What is published at a target: the SHA-256 of each file by its path, or "" if it is unknown whether the
 * file has arrived; and the hashed files of the last releases.
 */
export type PublicationRecord = z.output<typeof recordSchema>;

/** Parses a record; undefined if the text is not one. */
export function parseRecord(text: string): PublicationRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The record after a release is published. Open pages in visitors' browsers name files of earlier releases,
 * so hashed files stay as long as those releases are stored.
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

/** The record during the upload of a release. */
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

/** The paths to upload and to remove. */
export interface FileSteps {
  fresh: string[];
  changed: string[];
  gone: string[];
}

export function fileSteps(live: PublicationRecord | undefined, next: PublicationRecord): FileSteps {
  const old = live?.files ?? {};
  const paths = Object.keys(next.files);
  return {
    fresh: paths.filter((path) => old[path] === undefined),
    changed: paths.filter((path) => old[path] !== undefined && old[path] !== next.files[path]),
    gone: Object.keys(old).filter((path) => next.files[path] === undefined),
  };
}

/**
 * The upload order for targets without an atomic switch: files on the target only name files that exist
 * there. Pages that visitors have open still work, since their files stay.
 */
export function sendingOrder({ fresh, changed }: FileSteps): string[][] {
  const isAsset = (path: string) => isImmutable(`/${path}`);
  const isOther = (path: string) => !isAsset(path);
  return [[...fresh, ...changed].filter(isAsset), fresh.filter(isOther), changed.filter(isOther)];
}

/** Whether visitors would notice a difference; unused hashed files are ignored. */
export const hasVisibleChanges = (
  live: PublicationRecord | undefined,
  next: PublicationRecord,
): boolean => {
  const { fresh, changed, gone } = fileSteps(live, next);
  const isNeeded = (path: string) => !isImmutable(`/${path}`);
  return live?.isWhole !== true || [...fresh, ...changed, ...gone.filter(isNeeded)].length > 0;
};

/** A published site, or one about to be published, in its folder. */
export interface StoredRelease {
  /** Its time, which is also the name of its folder. */
  id: string;
  folder: string;
  /** A short description. */
  what: string;
  /** The previous release, if this one has been live. */
  before?: string | undefined;
  /** The SHA-256 of each of its files, by path. */
  files: Record<string, string>;
}

/** Sortable by time, without characters that file systems forbid. */
export const newReleaseId = (now = new Date()): string => now.toISOString().replace(/:/g, ".");

/** Matches the id of a release. */
export const RELEASE_ID = /^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d\.\d{3}Z$/;

/** In local time. */
export function formatReleaseTime(id: string): string {
  const time = new Date(id.replace(/T(\d\d)\.(\d\d)\./, "T$1:$2:"));
  return time.toLocaleString("sv-SE").slice(0, "2026-01-01 00:00".length);
}
