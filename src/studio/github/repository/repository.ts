import { message } from "../../protocol/messages.ts";
import { type Access, GitHubError, request } from "./api.ts";

/** A folder of a branch, as its address names it: `#owner/repo@branch:folder`. */
export interface Target {
  owner: string;
  repo: string;
  branch: string;
  /** Empty for the repository itself. */
  folder: string;
}

/** A file of the folder, by its path in it. */
export interface TreeFile {
  path: string;
  sha: string;
  size: number;
}

/** A commit and the files of the folder in it. */
export interface Snapshot {
  commit: string;
  /** The tree of the whole repository. */
  tree: string;
  files: ReadonlyMap<string, TreeFile>;
}

/** A commit and the tree of its files. */
export interface Commit {
  sha: string;
  tree: string;
}

/** A pull request with the last commit that this browser has made for it. */
export interface Proposal {
  number: number;
  url: string;
  branch: string;
  head: Commit;
  /** The commit of the target's branch that it was made for. */
  base: string;
}

interface Entry {
  path: string;
  type: string;
  sha: string;
  size?: number;
}

/** A repository on GitHub. */
export class Repository {
  constructor(
    private readonly access: Access,
    readonly target: Target,
  ) {}

  /** The branch that people see first. */
  async defaultBranch(): Promise<string> {
    const { default_branch } = await this.#get<{ default_branch: string }>("");
    return default_branch;
  }

  /** The last commit of the branch. */
  async head(): Promise<string> {
    const { branch } = this.target;
    const { object } = await this.#get<{ object: { sha: string } }>(
      `/git/ref/heads/${encodePath(branch)}`,
    );
    return object.sha;
  }

  /** The files of the folder in a commit. */
  async snapshot(commit: string): Promise<Snapshot> {
    const { tree } = await this.#get<{ tree: { sha: string } }>(`/git/commits/${commit}`);
    let sha = tree.sha;
    for (const name of this.target.folder.split("/").filter(Boolean)) {
      const { tree: entries } = await this.#get<{ tree: Entry[] }>(`/git/trees/${sha}`);
      const found = entries.find(({ path, type }) => path === name && type === "tree");
      if (!found) throw new GitHubError(message("noFolder", this.target.folder), 404);
      sha = found.sha;
    }
    const { tree: entries, truncated } = await this.#get<{ tree: Entry[]; truncated: boolean }>(
      `/git/trees/${sha}?recursive=1`,
    );
    if (truncated) throw new GitHubError(message("tooManyFiles"), 422);
    const files = entries
      .filter(({ type }) => type === "blob")
      .map(({ path, sha, size = 0 }) => [path, { path, sha, size }] as const);
    return { commit, tree: tree.sha, files: new Map(files) };
  }

  async blob(sha: string): Promise<Uint8Array> {
    const { content } = await this.#get<{ content: string }>(`/git/blobs/${sha}`);
    return Buffer.from(content, "base64");
  }

  /** Makes a commit with changed files, which no branch has yet. */
  async commit(
    on: Snapshot,
    files: ReadonlyMap<string, Uint8Array>,
    message: string,
    parents: readonly string[] = [on.commit],
  ): Promise<Commit> {
    const entries = [];
    for (const [path, data] of files) {
      const content = Buffer.from(data).toString("base64");
      const { sha } = await this.#post<Sha>("/git/blobs", { content, encoding: "base64" });
      const whole = [this.target.folder, path].filter(Boolean).join("/");
      entries.push({ path: whole, mode: "100644", type: "blob", sha });
    }
    const tree = await this.#post<Sha>("/git/trees", { base_tree: on.tree, tree: entries });
    const made = await this.#post<Sha>("/git/commits", { message, tree: tree.sha, parents });
    return { sha: made.sha, tree: tree.sha };
  }

  /** Moves a branch to a commit; returns false if it has another one meanwhile. */
  async advance(commit: string, branch = this.target.branch): Promise<boolean> {
    const path = this.#path(`/git/refs/heads/${encodePath(branch)}`);
    try {
      await request(this.access, "PATCH", path, { sha: commit, force: false });
      return true;
    } catch (error) {
      const isMoved = error instanceof GitHubError && [409, 422].includes(error.status);
      if (isMoved && !/protected|rule/i.test(error.message)) return false;
      throw error;
    }
  }

  /** Makes a branch with a commit, and a pull request to the branch of the target. */
  async propose(head: Commit, base: string, branch: string, title: string): Promise<Proposal> {
    await this.#post("/git/refs", { ref: `refs/heads/${branch}`, sha: head.sha });
    const { html_url, number } = await this.#post<{ html_url: string; number: number }>("/pulls", {
      title,
      head: branch,
      base: this.target.branch,
    });
    return { number, url: html_url, branch, head, base };
  }

  /** Whether a pull request is open and has no commits of others. */
  async isOpen({ number, head }: Proposal): Promise<boolean> {
    const pull = await this.#get<{ state: string; head: Sha }>(`/pulls/${number}`);
    return pull.state === "open" && pull.head.sha === head.sha;
  }

  #path = (path: string) => `/repos/${this.target.owner}/${this.target.repo}${path}`;
  #get = <T>(path: string) => request<T>(this.access, "GET", this.#path(path));
  #post = <T>(path: string, body: object) =>
    request<T>(this.access, "POST", this.#path(path), body);
}

interface Sha {
  sha: string;
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");
