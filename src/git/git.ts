import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { cached } from "../cache/cache.ts";
import { contentHash } from "../files/hash.ts";

/** What is checked out around a folder, and whom to ask about it. */
export interface Repository {
  git: Git;
  /** The commit that is checked out. */
  commit: string;
  /** The folder's path in the repository: empty, or with a slash at its end. */
  prefix: string;
  /** Commits at the end of a shallow clone: what they seem to have changed may be far older. */
  shallow: ReadonlySet<string>;
}

/** Asks git something in the folder; gives what it prints. */
type Git = (...args: string[]) => Promise<string>;

/** Throws where there is no repository, no commit in it yet, or no git. */
export async function openRepository(folder: string): Promise<Repository> {
  const git = gitIn(folder);
  const facts = await git("rev-parse", "HEAD", "--show-prefix", "--git-path", "shallow");
  const [commit = "", prefix = "", shallow = ""] = facts.split("\n");
  const text = await readFile(resolve(folder, shallow), "utf8").catch(() => "");
  return { git, commit, prefix, shallow: new Set(text.split("\n").filter((line) => line !== "")) };
}

/** A history that takes longer is not worth waiting for: the sitemap is right without it. */
const LIMITS = { maxBuffer: 256 * 1024 * 1024, timeout: 10_000 };

/** Within a git hook these name the repository of the hook, whatever folder git is asked about. */
export const OWN_REPOSITORY = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
};

/** Names are no patterns; reading needs no lock that another git may hold, and no network. */
const gitIn =
  (cwd: string): Git =>
  async (...args) => {
    const { stdout } = await execute("git", ["--literal-pathspecs", ...args], {
      ...{ cwd, ...LIMITS },
      env: { ...process.env, ...OWN_REPOSITORY, GIT_OPTIONAL_LOCKS: "0", GIT_NO_LAZY_FETCH: "1" },
    });
    return stdout;
  };

const execute = promisify(execFile);

/** What a maker finds out of a path's history up to the commit: that never changes, so it is kept. */
export async function keptOf<T>(
  { commit, prefix, shallow }: Repository,
  path: string,
  make: () => Promise<T[]>,
): Promise<T[]> {
  const key = contentHash(HISTORY_FORMAT, commit, prefix + path, ...shallow);
  const made = async () => Buffer.from(JSON.stringify(await make()));
  const kept = String(await cached(`history/${key}.json`, made));
  try {
    return JSON.parse(kept);
  } catch {
    // Somebody has damaged the cache.
    return make();
  }
}

/** To be changed with what is asked of git or how it is kept. */
const HISTORY_FORMAT = "1";
