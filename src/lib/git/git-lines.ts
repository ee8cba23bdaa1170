import { cachedOutput, type Repository } from "./git.ts";

/** Seconds since 1970; undefined if unknown. */
export type Time = number | undefined;

/**
 * When each line of a file was last changed, from index 0; now, if that is not committed. Finding
 * uncommitted lines is ten times faster than blaming all lines, so lines are blamed once for each
 * commit.
 */
export async function lineTimes(
  repository: Repository,
  name: string,
  now: number,
  cacheDir: string,
): Promise<readonly Time[]> {
  const [blame, changes] = await Promise.all([
    // If a history cannot be read, only uncommitted lines have a time.
    cachedOutput(repository, [...BLAME, repository.commit, "--", name], cacheDir).catch(() => ""),
    changesOf(repository, name),
  ]);
  if (!IS_NEW.test(changes)) return withChanges(blamedLines(repository, blame), changes, now);
  // The file is in no commit; it may have been renamed.
  return blamedLines(repository, await repository.git(...BLAME, "--", name), now);
}

/** Ignores the machine's settings, since the output is cached. */
const BLAME = ["blame", "--incremental", "-w", "--no-textconv", "--ignore-revs-file="];

/** A line of `git blame --incremental`: commit, line then, line now, number of lines. */
const GROUP = /^([0-9a-f]{40,64}) \d+ (\d+) (\d+)$/;
const NOT_COMMITTED = /^0+$/;

function blamedLines({ shallow }: Repository, blame: string, now?: number): Time[] {
  const times = new Map<string, number>();
  const groups: { commit: string; first: number; count: number }[] = [];
  for (const line of blame.split("\n")) {
    const [, commit, first, count] = GROUP.exec(line) ?? [];
    if (commit) groups.push({ commit, first: Number(first) - 1, count: Number(count) });
    const current = groups.at(-1)?.commit;
    if (current && line.startsWith("author-time ")) times.set(current, Number(line.slice(12)));
  }
  const length = groups.reduce((sum, { count }) => sum + count, 0);
  const lines = new Array<Time>(length).fill(undefined);
  for (const { commit, first, count } of groups) {
    const committed = shallow.has(commit) ? undefined : times.get(commit);
    lines.fill(NOT_COMMITTED.test(commit) ? now : committed, first, first + count);
  }
  return lines;
}

/** The uncommitted changes of a file, ignoring white space; nothing if the file is not tracked. */
const changesOf = ({ git, commit }: Repository, name: string): Promise<string> =>
  git("diff-index", "-p", "-U0", "-w", "--text", "--no-ext-diff", commit, "--", name);

const IS_NEW = /^new file mode /m;

/** The header of a change: the first line and number of lines before, and the number of lines after. */
const CHANGE = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/gm;

/** Changed and added lines get the given time; the others keep theirs. */
function withChanges(committed: readonly Time[], changes: string, now: number): Time[] {
  const lines: Time[] = [];
  let at = 0;
  for (const [, first, before = "1", after = "1"] of changes.matchAll(CHANGE)) {
    // A pure insertion names the line before it.
    const start = before === "0" ? Number(first) : Number(first) - 1;
    for (; at < start; at++) lines.push(committed[at]);
    for (let count = Number(after); count > 0; count--) lines.push(now);
    at += Number(before);
  }
  for (; at < committed.length; at++) lines.push(committed[at]);
  return lines;
}
