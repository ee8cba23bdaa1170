import { keptOf, type Repository } from "./git.ts";
import type { Time } from "./git-lines.ts";

/** When each file of a folder was last changed, by its path in it; now, if that is not committed. */
export async function fileTimes(
  repository: Repository,
  folder: string,
  now: number,
): Promise<ReadonlyMap<string, Time>> {
  const start = `${repository.prefix}${folder}/`.length;
  const [committed, uncommitted] = await Promise.all([
    keptOf(repository, folder, () => committedFiles(repository, folder)),
    uncommittedFiles(repository, folder),
  ]);
  const times = new Map<string, Time>();
  for (const [path, time] of committed) times.set(path.slice(start), time ?? undefined);
  for (const path of uncommitted) times.set(path.slice(start), now);
  return times;
}

/** A file by its path in the repository; null if its time is unknown. */
type Dated = [path: string, time: number | null];

async function committedFiles(
  { git, commit, shallow }: Repository,
  folder: string,
): Promise<Dated[]> {
  const options = ["-z", "--format=%x01%H %at", "--name-only", "--no-renames"];
  const log = await git("log", ...options, commit, "--", folder);
  const times = new Map<string, number | null>();
  for (const entry of log.split("\x01").slice(1)) {
    const [head = "", ...paths] = entry.split(/\0\n?/);
    const [change = "", time] = head.split(" ");
    // The newest change comes first.
    for (const path of paths.filter((path) => path !== "" && !times.has(path)))
      times.set(path, shallow.has(change) ? null : Number(time));
  }
  return [...times];
}

async function uncommittedFiles({ git }: Repository, folder: string): Promise<string[]> {
  const options = ["--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  const status = await git("status", ...options, "--", folder);
  return status.split("\0").flatMap((entry) => (entry ? [entry.slice("XY ".length)] : []));
}
