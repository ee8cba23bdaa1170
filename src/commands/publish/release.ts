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
