import { basename, dirname, relative } from "node:path";
import { cachedOutput, openRepository, type Repository } from "./git.ts";
import { lineTimes, type Time } from "./git-lines.ts";

/**
 * The times of changes in git: seconds since 1970, by the author's clock. Uncommitted changes have the
 * current time. Undefined means unknown: the file is in no repository or not tracked, or a shallow clone does
 * not contain the change.
 */
export interface History {
  /** For each line of the file, from 0. Changes of whitespace alone do not count. */
  lines: readonly Time[];
  /** For the files of the folder, by their path in it. */
  files: ReadonlyMap<string, Time>;
}

/** Reads the history of a file and of a folder; never throws, and returns nothing without git. */
export async function readHistory(
  file: string,
  folder: string,
  now: number,
  cacheDir: string,
): Promise<History | undefined> {
  const cwd = dirname(file);
  try {
    const repository = await openRepository(cwd);
    const [lines, files] = await Promise.all([
      lineTimes(repository, basename(file), now, cacheDir),
      fileTimes(repository, relative(cwd, folder), now, cacheDir).catch(() => new Map()),
    ]);
    return { lines, files };
  } catch {
    return undefined;
  }
}

/** When each file of a folder was last changed, by its path in it; now, if that is not committed. */
async function fileTimes(
  repository: Repository,
  folder: string,
  now: number,
  cacheDir: string,
): Promise<ReadonlyMap<string, Time>> {
  const start = `${repository.prefix}${folder}/`.length;
  const [log, status] = await Promise.all([
    cachedOutput(repository, [...LOG, repository.commit, "--", folder], cacheDir),
    repository.git(...STATUS, "--", folder),
  ]);
  const times = new Map<string, Time>();
  for (const entry of log.split("\x01").slice(1)) {
    const [head = "", ...paths] = entry.split(/\0\n?/);
    const [change = "", seconds] = head.split(" ");
    const time = repository.shallow.has(change) ? undefined : Number(seconds);
    // The newest change is first.
    for (const path of paths.filter((path) => path !== "" && !times.has(path.slice(start))))
      times.set(path.slice(start), time);
  }
  for (const entry of status.split("\0").filter((entry) => entry !== ""))
    times.set(entry.slice("XY ".length + start), now);
  return times;
}

const LOG = ["log", "-z", "--format=%x01%H %at", "--name-only", "--no-renames"];
const STATUS = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
