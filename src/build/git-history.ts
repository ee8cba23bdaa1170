import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename, dirname, relative, resolve } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/**
 * When things were last changed, as git tells it: seconds since 1970, by the author's clock. What is
 * not committed yet was changed now. Undefined means that nobody knows: the file is in no repository
 * or not tracked, or a shallow clone does not reach back to the change.
 */
export interface History {
  /** For each line of the file, from 0; changes of white space alone do not count. */
  lines: readonly (number | undefined)[];
  /** For files of the folder, by their path in it. */
  files: ReadonlyMap<string, number | undefined>;
}

/** Reads the history of a file and of a folder; never throws, and knows nothing without git. */
export async function readHistory(
  file: string,
  folder: string,
  now: number,
): Promise<History | undefined> {
  const cwd = dirname(file);
  const git = gitIn(cwd);
  try {
    const [shallow, blame, changes] = await Promise.all([
      shallowCommits(git, cwd),
      git("blame", "--incremental", "-w", "--", basename(file)),
      folderChanges(git, `${relative(cwd, folder)}/`).catch(() => undefined),
    ]);
    return {
      lines: lineTimes(blame, shallow, now),
      files: changes ? fileTimes(changes, shallow, now) : new Map(),
    };
  } catch {
    return undefined;
  }
}

type Git = (...args: string[]) => Promise<string>;

/** A history that takes longer is not worth waiting for: the sitemap is right without it. */
const LIMITS = { maxBuffer: 256 * 1024 * 1024, timeout: 10_000 };

/** Within a git hook these name the repository of the hook, whatever folder git is asked about. */
export const OWN_REPOSITORY = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
};

/** Reading needs no lock that another git may hold, and no network. */
const gitIn =
  (cwd: string): Git =>
  async (...args) => {
    const { stdout } = await execute("git", ["-c", "core.quotePath=false", ...args], {
      ...{ cwd, ...LIMITS },
      env: { ...process.env, ...OWN_REPOSITORY, GIT_OPTIONAL_LOCKS: "0", GIT_NO_LAZY_FETCH: "1" },
    });
    return stdout;
  };

/** Commits at the end of a shallow clone: what they seem to have changed may be far older. */
async function shallowCommits(git: Git, cwd: string): Promise<ReadonlySet<string>> {
  const path = (await git("rev-parse", "--git-path", "shallow")).trim();
  const text = await readFile(resolve(cwd, path), "utf8").catch(() => "");
  return new Set(text.split("\n"));
}

/** A line of `git blame --incremental`: commit, line then, line now, number of lines. */
const GROUP = /^([0-9a-f]{40,64}) \d+ (\d+) (\d+)$/;
const NOT_COMMITTED = /^0+$/;

function lineTimes(blame: string, shallow: ReadonlySet<string>, now: number) {
  const times = new Map<string, number>();
  const groups: { commit: string; first: number; count: number }[] = [];
  for (const line of blame.split("\n")) {
    const [, commit, first, count] = GROUP.exec(line) ?? [];
    if (commit) groups.push({ commit, first: Number(first) - 1, count: Number(count) });
    const current = groups.at(-1)?.commit;
    if (current && line.startsWith("author-time ")) times.set(current, Number(line.slice(12)));
  }
  const length = groups.reduce((sum, { count }) => sum + count, 0);
  const lines = new Array<number | undefined>(length).fill(undefined);
  for (const { commit, first, count } of groups) {
    const committed = shallow.has(commit) ? undefined : times.get(commit);
    lines.fill(NOT_COMMITTED.test(commit) ? now : committed, first, first + count);
  }
  return lines;
}

/** What git says of a folder, with paths that start in it. */
async function folderChanges(git: Git, folder: string) {
  const within = ["--relative", "--", folder];
  const [log, changed, added] = await Promise.all([
    git("log", "--format=%x01%H %at", "--name-only", "--no-renames", ...within),
    git("diff", "--name-only", "--no-renames", "HEAD", ...within),
    git("ls-files", "--others", "--exclude-standard", "--", folder),
  ]);
  return { folder, log, uncommitted: `${changed}\n${added}` };
}

function fileTimes(
  { folder, log, uncommitted }: Awaited<ReturnType<typeof folderChanges>>,
  shallow: ReadonlySet<string>,
  now: number,
): History["files"] {
  const times = new Map<string, number | undefined>();
  const note = (path: string, time: number | undefined) => {
    const name = path.slice(folder.length);
    if (name !== "" && !times.has(name)) times.set(name, time);
  };
  for (const path of uncommitted.split("\n")) note(path, now);
  for (const entry of log.split("\x01").slice(1)) {
    const [head = "", ...paths] = entry.split("\n");
    const [commit = "", time] = head.split(" ");
    for (const path of paths) note(path, shallow.has(commit) ? undefined : Number(time));
  }
  return times;
}
