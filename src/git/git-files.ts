import { keptOutput, type Repository } from "./git.ts";
import type { Time } from "./git-lines.ts";

/** When each file of a folder was last changed, by its path in it; now, if that is not committed. */
export async function fileTimes(
  repository: Repository,
  folder: string,
  now: number,
): Promise<ReadonlyMap<string, Time>> {
  const start = `${repository.prefix}${folder}/`.length;
  const [log, status] = await Promise.all([
    keptOutput(repository, [...LOG, repository.commit, "--", folder]),
    repository.git(...STATUS, "--", folder),
  ]);
  const times = new Map<string, Time>();
  for (const entry of log.split("\x01").slice(1)) {
    const [head = "", ...paths] = entry.split(/\0\n?/);
    const [change = "", seconds] = head.split(" ");
    const time = repository.shallow.has(change) ? undefined : Number(seconds);
    // The newest change comes first.
    for (const path of paths.filter((path) => path !== "" && !times.has(path.slice(start))))
      times.set(path.slice(start), time);
  }
  for (const entry of status.split("\0").filter((entry) => entry !== ""))
    times.set(entry.slice("XY ".length + start), now);
  return times;
}

const LOG = ["log", "-z", "--format=%x01%H %at", "--name-only", "--no-renames"];
const STATUS = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
