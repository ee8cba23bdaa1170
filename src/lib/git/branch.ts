import { join } from "node:path";
import { withTemporaryFolder } from "../files/temporary-folder.ts";
import { type Git, gitIn, OWN_REPOSITORY, openRepository } from "./git.ts";

/** A branch of a remote with built files, which is never checked out here. */
export interface FilesBranch {
  /** Its remote and name, as git displays them. */
  url: string;
  /** The commit of the branch; undefined if the branch does not exist yet. */
  head(): Promise<string | undefined>;
  /** The text of a file in a commit; undefined if the file does not exist. */
  read(commit: string, path: string): Promise<string | undefined>;
  /** Git's hash for the content of each file in a commit, by path. */
  contents(commit: string): Promise<ReadonlyMap<string, string>>;
  /** The hashes for local files. */
  contentsOf(files: readonly string[]): Promise<string[]>;
  /** Adds a commit with exactly these files on top of the branch; throws if the branch has moved. */
  push(commit: NewCommit): Promise<void>;
}

export interface NewCommit {
  onto: string | undefined;
  message: string;
  /** The local file for each path. */
  files: ReadonlyMap<string, string>;
  /** Files that keep their content from the previous commit. */
  unchanged: ReadonlySet<string>;
}

/** The committer if git has no user configured, such as on a host's machine. */
const NOBODY = ["-c", "user.name=Plumbline", "-c", "user.email=plumbline@localhost"];

/** Git may ask for a password, and uploads may take long, so there is no time limit. */
const PATIENT = { timeout: 0, maxBuffer: 256 * 1024 * 1024 };

/** A branch of a remote of the folder's repository; throws with git's message if there is no such remote. */
export async function openBranch(
  folder: string,
  remote: string,
  branch: string,
): Promise<FilesBranch> {
  const { git: ask } = await openRepository(folder);
  const url = (await ask("remote", "get-url", "--push", remote)).trim();
  // The URL of a remote may contain a password.
  const shown = url.replace(/\/\/[^@/]*@/, "//");
  const git: Git = (...args) =>
    gitIn(folder, undefined, PATIENT)(...args).catch(rethrow(args, shown));
  const ref = `refs/heads/${branch}`;
  const entriesOf = async (commit: string) =>
    (await git("ls-tree", "-r", "-z", "--full-tree", commit)).split("\0").filter(Boolean);
  return {
    url: shown,
    async head() {
      const [commit] = (await git("ls-remote", remote, ref)).split("\t");
      if (commit) await git("fetch", "--quiet", "--no-tags", "--no-write-fetch-head", remote, ref);
      return commit || undefined;
    },
    read: (commit, path) => git("show", `${commit}:${path}`).catch(() => undefined),
    contents: async (commit) =>
      new Map((await entriesOf(commit)).map((entry) => [pathIn(entry), contentIn(entry)])),
    contentsOf: (files) => hashObjects(gitIn(folder, undefined, PATIENT, linesOf(files))),
    async push({ onto, message, files, unchanged }) {
      const before = onto === undefined ? [] : await entriesOf(onto);
      const tree = await treeOf(
        folder,
        files,
        before.filter((entry) => unchanged.has(pathIn(entry))),
      );
      const known = await git("config", "user.email").catch(() => "");
      const parent = onto === undefined ? [] : ["-p", onto];
      const who = known === "" ? NOBODY : [];
      const commit = await git(...who, "commit-tree", tree, ...parent, "-m", message);
      await git("push", "--quiet", remote, `${commit.trim()}:${ref}`);
    },
  };
}

/** Adds git's own message to the description of the failed action. */
const rethrow =
  ([command]: string[], url: string) =>
  (error: unknown): never => {
    const said = String(Object(error).stderr ?? error).trim();
    throw new Error(`git ${command} failed for ${url}:\n${said}\nNothing was published.`, {
      cause: error,
    });
  };

/** Git writes an entry of a tree as its mode, kind and name, a tab, and its path. */
const pathIn = (entry: string) => entry.slice(entry.indexOf("\t") + 1);

/** The content of an entry. */
const contentIn = (entry: string) => entry.split(/[ \t]/, 3)[2] ?? "";

const linesOf = (files: readonly string[]) => files.map((file) => `${file}\n`).join("");

/** Git's hashes for files, without conversions. */
const hashObjects = async (git: Git, ...more: string[]): Promise<string[]> =>
  (await git("hash-object", ...more, "--no-filters", "--stdin-paths")).split("\n");

/** Writes the new files into git's object store, and a tree of all files, with a separate index. */
async function treeOf(
  folder: string,
  files: ReadonlyMap<string, string>,
  before: readonly string[],
): Promise<string> {
  return withTemporaryFolder(async (own) => {
    const where = { ...OWN_REPOSITORY, GIT_INDEX_FILE: join(own, "index") };
    const reading = (input?: string) => gitIn(folder, where, PATIENT, input);
    const hashes = await hashObjects(reading(linesOf([...files.values()])), "-w");
    const fresh = [...files.keys()].map((path, at) => `100644 ${hashes[at]}\t${path}`);
    const entries = [...before, ...fresh].map((entry) => `${entry}\0`).join("");
    await reading(entries)("update-index", "-z", "--index-info");
    return (await reading()("write-tree")).trim();
  });
}
