/** A site as it was published, or is about to be, in a folder of its own. */
export interface StoredRelease {
  /** When it was made, which is also the name of its folder. */
  id: string;
  folder: string;
  /** In words. */
  what: string;
  /** The release that was live before it, if it has been live. */
  before?: string | undefined;
  /** The SHA-256 of each of its own files, by path. */
  files: Record<string, string>;
}

/** Names in the order of time, without what a file system has no name for. */
export const newReleaseId = (now = new Date()): string => now.toISOString().replace(/:/g, ".");

/** Whether something is such a name. */
export const RELEASE_ID = /^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d\.\d{3}Z$/;

/** As a person reads it, by the clock of the computer. */
export function formatReleaseTime(id: string): string {
  const time = new Date(id.replace(/T(\d\d)\.(\d\d)\./, "T$1:$2:"));
  return time.toLocaleString("sv-SE").slice(0, "2026-01-01 00:00".length);
}
