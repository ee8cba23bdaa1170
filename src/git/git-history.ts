import { basename, dirname, relative } from "node:path";
import { openRepository } from "./git.ts";
import { fileTimes } from "./git-files.ts";
import { lineTimes, type Time } from "./git-lines.ts";

/**
 * When things were last changed, as git tells it: seconds since 1970, by the author's clock. What is
 * not committed yet was changed now. Undefined means that nobody knows: the file is in no repository
 * or not tracked, or a shallow clone does not reach back to the change.
 */
export interface History {
  /** For each line of the file, from 0; changes of white space alone do not count. */
  lines: readonly Time[];
  /** For files of the folder, by their path in it. */
  files: ReadonlyMap<string, Time>;
}

/** Reads the history of a file and of a folder; never throws, and knows nothing without git. */
export async function readHistory(
  file: string,
  folder: string,
  now: number,
): Promise<History | undefined> {
  const cwd = dirname(file);
  try {
    const repository = await openRepository(cwd);
    const [lines, files] = await Promise.all([
      lineTimes(repository, basename(file), now),
      fileTimes(repository, relative(cwd, folder), now).catch(() => new Map()),
    ]);
    return { lines, files };
  } catch {
    return undefined;
  }
}
