import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { cached } from "../cache/cache.ts";
import { ancestorFolders } from "../files/files.ts";
import { contentHash } from "../files/hash.ts";

/** The repository around a folder, and functions to query it. */
export interface Repository {
  git: Git;
  /** The commit that is checked out. */
  commit: string;
  /** The folder's path in the repository: empty, or with a slash at its end. */
  prefix: string;
  /** The last commits of a shallow clone. The changes that they seem to contain may be far older. */
  shallow: ReadonlySet<string>;
}

/** Runs git in the folder; returns its output. */
export type Git = (...args: string[]) => Promise<string>;

/** Throws if there is no repository, no commit yet, or no git. */
export async function openRepository(folder: string): Promise<Repository> {
  if (!isInRepository(folder)) throw new Error(`"${folder}" is in no repository.`);
  const git = gitIn(folder);
  const facts = await git("rev-parse", "HEAD", "--show-prefix", "--git-path", "shallow");
  const [commit = "", prefix = "", shallow = ""] = facts.split("\n");
  const text = await readFile(resolve(folder, shallow), "utf8").catch(() => "");
  return { git, commit, prefix, shallow: new Set(text.split("\n").filter((line) => line !== "")) };
}

/** A look at the folders takes microseconds; a git process takes milliseconds. */
const isInRepository = (folder: string): boolean =>
  ancestorFolders(realpathSync(folder)).some((one) => existsSync(join(one, ".git")));

/** A longer history is not worth the wait. The sitemap is correct without it. */
const LIMITS = { maxBuffer: 256 * 1024 * 1024, timeout: 10_000 };

/** In a git hook these variables name the hook's repository, for any folder. */
export const OWN_REPOSITORY = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
};

/** Takes names literally; does not wait for another git's lock. `input` is git's standard input. */
export const gitIn =
  (cwd: string, where: NodeJS.ProcessEnv = OWN_REPOSITORY, limits = LIMITS, input?: string): Git =>
  async (...args) => {
    const running = execute("git", ["--literal-pathspecs", ...args], {
      ...limits,
      cwd,
      env: { ...process.env, ...where, GIT_OPTIONAL_LOCKS: "0", GIT_NO_LAZY_FETCH: "1" },
    });
    // If git ends before it has read everything, its exit code says why.
    if (input !== undefined) running.child.stdin?.on("error", () => undefined).end(input);
    const { stdout } = await running;
    return stdout;
  };

const execute = promisify(execFile);

/** A repository's content of a folder at a revision. */
export interface Tree {
  /** A hash of the content, independent of its location. */
  id: string;
  gitDir: string;
}

/** Throws if there is no such revision, or if it does not contain the folder. */
export async function treeAt(folder: string, revision: string): Promise<Tree> {
  const { git, prefix } = await openRepository(folder);
  const tree = `${revision}:${prefix.replace(/\/$/, "")}`;
  const [id, gitDir] = await Promise.all([
    git("rev-parse", "--verify", "--end-of-options", tree),
    git("rev-parse", "--absolute-git-dir"),
  ]);
  return { id: id.trim(), gitDir: gitDir.trim() };
}

/**
 * Makes a folder equal to a tree, without touching unchanged files. `index` stores git's state of the folder.
 * A folder without it is incomplete and is created again.
 */
export async function checkOut(tree: Tree, into: string, index: string): Promise<void> {
  const underWay = `${index}.next`;
  const isKnown = await rename(index, underWay).then(
    () => true,
    () => false,
  );
  if (!isKnown) await Promise.all([into, underWay].map(removeAll));
  await removeAll(`${underWay}.lock`);
  await mkdir(into, { recursive: true });
  const there = { GIT_DIR: tree.gitDir, GIT_WORK_TREE: into, GIT_INDEX_FILE: underWay };
  // The whole tree despite sparse checkouts, and without hooks.
  const plainly = ["-c", "core.sparseCheckout=false", "-c", `core.hooksPath=${into}/.no-hooks`];
  const git = gitIn(into, { ...OWN_REPOSITORY, ...there }, { ...LIMITS, timeout: 0 });
  await git(...plainly, "read-tree", "--reset", "-u", tree.id);
  await rename(underWay, index);
}

const removeAll = (path: string) => rm(path, { recursive: true, force: true });

/** The output of git for arguments that name a commit; cached, since it never changes. */
export async function cachedOutput(
  { git, prefix, shallow }: Repository,
  args: string[],
  cacheDir: string,
) {
  const key = contentHash("output", prefix, ...args, ...shallow);
  const ask = async () => Buffer.from(await git(...args));
  return String(await cached(cacheDir, `history/${key}.txt`, ask));
}
