import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const TOKEN = "github_pat_test";

/** The used part of GitHub's API, over a real repository, with the files of a static studio at the same origin. */
export class GitHubServer {
  readonly token = TOKEN;
  /** What it responds instead, once. */
  refusal: { status: number; headers?: Record<string, string>; message: string } | undefined;
  isTokenValid = true;
  /** The pull requests, the first one has the number 1. */
  readonly pulls: { head: string; state: "open" | "closed" }[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), "plumbline-github-"));
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  constructor(files: Readonly<Record<string, string>>) {
    mkdirSync(this.#repository);
    this.#git(["init", "--quiet", "--bare", "--initial-branch=main"]);
    this.commit(files, "First");
  }

  get studio(): string {
    return join(this.folder, "studio");
  }

  get #repository(): string {
    return join(this.folder, "site.git");
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.folder, { recursive: true });
  }

  /** A file of a branch. */
  read(path: string, branch = "main"): string {
    return this.#git(["show", `${branch}:${path}`]);
  }

  log(branch = "main"): string[] {
    return this.#git(["log", "--format=%s", branch]).trim().split("\n");
  }

  /** Commits files, as somebody else does. */
  commit(files: Readonly<Record<string, string>>, message: string, branch = "main"): void {
    const blobs = Object.entries(files).map(([path, content]) => ({
      path,
      sha: this.#git(["hash-object", "-w", "--stdin"], content).trim(),
    }));
    const head = this.#head(branch);
    const tree = this.#tree(head && `${head}^{tree}`, blobs);
    this.#git([
      "update-ref",
      `refs/heads/${branch}`,
      this.#commitTree(tree, head ? [head] : [], message),
    ]);
  }

  #git(args: string[], input?: string | Buffer, env = {}): string {
    const identity = {
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@b.c",
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@b.c",
    };
    return execFileSync("git", args, {
      cwd: this.#repository,
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: ["pipe", "pipe", "ignore"],
      env: { ...process.env, ...identity, ...env },
      ...(input !== undefined && { input }),
    });
  }

  #head(branch: string): string | undefined {
    try {
      return this.#git(["rev-parse", "--verify", "--quiet", `refs/heads/${branch}`]).trim();
    } catch {
      return undefined;
    }
  }

  #tree(base: string | undefined, files: readonly { path: string; sha: string }[]): string {
    const env = { GIT_INDEX_FILE: join(this.folder, `index-${Math.random()}`) };
    if (base) this.#git(["read-tree", base], undefined, env);
    for (const { path, sha } of files)
      this.#git(["update-index", "--add", "--cacheinfo", `100644,${sha},${path}`], undefined, env);
    return this.#git(["write-tree"], undefined, env).trim();
  }

  #commitTree = (tree: string, parents: readonly string[], message: string) =>
    this.#git([
      "commit-tree",
      tree,
      ...parents.flatMap((each) => ["-p", each]),
      "-m",
      message,
    ]).trim();

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", "http://localhost");
    if (!url.pathname.startsWith("/repos/")) return this.#sendFile(url.pathname, response);
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(JSON.stringify(body));
    };
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) return send(refusal.status, { message: refusal.message }, refusal.headers);
    if (!this.isTokenValid || request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(401, { message: "Bad credentials" });
    const body = request.method === "GET" ? {} : JSON.parse(await text(request));
    const [status, result] = this.#act(`${request.method} ${url.pathname}`, url, body);
    send(status, result);
  }

  #act(what: string, url: URL, body: Record<string, never>): [number, unknown] {
    const [, action = "", rest = ""] = /^(\w+ )\/repos\/owner\/site(.*)$/.exec(what) ?? [];
    const path = action + rest;
    const last = path.split("/").at(-1) ?? "";
    if (path === "GET ") return [200, { default_branch: "main" }];
    if (path.startsWith("GET /git/ref/heads/")) {
      const sha = this.#head(path.slice("GET /git/ref/heads/".length));
      return sha ? [200, { object: { sha } }] : [404, { message: "Not Found" }];
    }
    if (path.startsWith("GET /git/commits/"))
      return [200, { sha: last, tree: { sha: this.#git(["rev-parse", `${last}^{tree}`]).trim() } }];
    if (path.startsWith("GET /git/trees/")) {
      const args = url.searchParams.has("recursive") ? ["-r", "-t"] : [];
      const lines = this.#git(["ls-tree", "-l", "-z", ...args, last])
        .split("\0")
        .filter(Boolean);
      const tree = lines.map((line) => {
        const [facts = "", name = ""] = line.split("\t");
        const [mode, type, sha, size] = facts.split(/ +/);
        return { path: name, mode, type, sha, ...(type === "blob" && { size: Number(size) }) };
      });
      return [200, { sha: last, tree, truncated: false }];
    }
    if (path.startsWith("GET /git/blobs/")) {
      const content = execFileSync("git", ["cat-file", "blob", last], { cwd: this.#repository });
      return [200, { content: content.toString("base64"), encoding: "base64" }];
    }
    if (path.startsWith("GET /pulls/")) {
      const pull = this.pulls[Number(last) - 1];
      if (!pull) return [404, { message: "Not Found" }];
      return [200, { state: pull.state, head: { sha: this.#head(pull.head) } }];
    }
    return this.#change(path, body);
  }

  #change(path: string, body: Record<string, never>): [number, unknown] {
    if (path === "POST /git/blobs") {
      const data = Buffer.from(body.content ?? "", "base64");
      return [201, { sha: this.#git(["hash-object", "-w", "--stdin"], data).trim() }];
    }
    if (path === "POST /git/trees")
      return [201, { sha: this.#tree(body.base_tree, body.tree ?? []) }];
    if (path === "POST /git/commits")
      return [
        201,
        { sha: this.#commitTree(body.tree ?? "", body.parents ?? [], body.message ?? "") },
      ];
    if (path.startsWith("PATCH /git/refs/heads/")) {
      const branch = path.slice("PATCH /git/refs/heads/".length);
      const head = this.#head(branch) ?? "";
      const sha = String(body.sha);
      if (this.#git(["merge-base", head, sha]).trim() !== head)
        return [422, { message: "Update is not a fast forward" }];
      this.#git(["update-ref", `refs/heads/${branch}`, sha]);
      return [200, { object: { sha } }];
    }
    if (path === "POST /git/refs") {
      this.#git(["update-ref", String(body.ref), String(body.sha)]);
      return [201, { ref: body.ref }];
    }
    if (path === "POST /pulls") {
      const number = this.pulls.push({ head: String(body.head), state: "open" });
      return [201, { number, html_url: `https://github.com/owner/site/pull/${number}` }];
    }
    return [404, { message: "Not Found" }];
  }

  #sendFile(path: string, response: ServerResponse): void {
    const type = path.endsWith(".js") ? "text/javascript" : "text/html";
    try {
      const data = readFileSync(join(this.studio, path === "/" ? "index.html" : path));
      response.writeHead(200, { "Content-Type": `${type};charset=utf-8` }).end(data);
    } catch {
      response.writeHead(404).end();
    }
  }
}
