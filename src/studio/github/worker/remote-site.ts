import { existsSync, readFileSync } from "node:fs";
import { forgetIcons } from "../../../assets/icons/icons.ts";
import { readSource } from "../../../config/read-config.ts";
import { readRegularFile } from "../../../lib/files/files.ts";
import { publicDirOf } from "../../../lib/files/public-folder.ts";
import { encodeLike } from "../../../lib/files/text-file.ts";
import { checkWithUpcoming } from "../../../pipeline.ts";
import { Studio } from "../../calls/studio.ts";
import { StudioError } from "../../calls/studio-error.ts";
import { hashOf, type OpenedModel, type RepositoryModel } from "../../protocol/github.ts";
import { type Message, message } from "../../protocol/messages.ts";
import { journalFile } from "../../session/session-files.ts";
import type { Access } from "../repository/api.ts";
import { type Proposal, Repository, type Snapshot, type Target } from "../repository/repository.ts";
import { keepSession, readSession } from "../storage.ts";
import { CONFIG_FILE, RemoteFolder, SITE } from "./remote-folder.ts";

/** After the last edit, until the site is checked, in milliseconds. */
const PAUSE_MS = 250;

/** How often a save follows a branch that moves meanwhile. */
const MOST_ATTEMPTS = 3;

/** A site of a repository with its studio. */
export class RemoteSite {
  readonly studio: Studio;
  /** What the last save has proposed. */
  #pull: RepositoryModel["pull"];
  #proposal: Proposal | undefined;
  #checking: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly folder: RemoteFolder,
    private readonly onChange: () => void,
  ) {
    this.studio = new Studio({
      configFile: CONFIG_FILE,
      claim: () => claim(this.target),
      onChange: () => this.#check(),
    });
  }

  /** Loads the files and continues the last session. */
  static async open(access: Access, target: Target, onChange: () => void): Promise<RemoteSite> {
    const folder = new RemoteFolder(new Repository(access, target));
    await folder.load();
    const kept = await readSession(target);
    if (kept) {
      folder.write(journalFile(CONFIG_FILE).slice(SITE.length + 1), Buffer.from(kept.journal));
      for (const [path, data] of kept.files) folder.write(path, data);
    }
    const site = new RemoteSite(folder, onChange);
    site.#proposal = kept?.proposal;
    await site.studio.open();
    return site;
  }

  /** Makes the pages with icons, which have been loaded now. */
  showIcons(): void {
    forgetIcons();
    this.studio.outdate();
    this.#check();
  }

  get target(): Target {
    return this.folder.repository.target;
  }

  opened(): OpenedModel {
    const folders = new Set(
      [...this.folder.snapshot.files.keys()].map((path) => path.split("/", 1)[0] ?? ""),
    );
    const own = ["sections", "checks", "looks", "languages"].filter((name) => folders.has(name));
    return { ...this.target, limits: own };
  }

  repository(): RepositoryModel {
    return {
      isThere: true,
      branch: this.target.branch,
      pull: this.#pull,
      proposal: this.#proposal?.url,
    };
  }

  /** Keeps the session in the browser; an edit is only confirmed afterwards. */
  async keep(): Promise<void> {
    const journal = journalFile(CONFIG_FILE);
    const { copy } = this.studio.editing;
    const files = this.folder.added(this.#edited());
    await keepSession({
      target: this.target,
      journal: existsSync(journal) ? readFileSync(journal, "utf8") : "",
      files,
      since: copy.unsavedSince ?? (files.size > 0 ? new Date().toISOString() : undefined),
      proposal: this.#proposal,
    });
  }

  /** The names of the files whose texts are edited. */
  #edited = () => new Set(this.studio.editing.copy.unsaved.map(({ name }) => name));

  /** Commits all changes, on the branch itself or as a pull request. */
  async save(summary: string, isProposed: boolean): Promise<void> {
    this.#pull = undefined;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await this.#follow();
      const { unsaved } = this.studio.editing.copy;
      const texts = new Map(unsaved.map(({ name, edited }) => [name, edited]));
      const encoded = [...texts].map(
        ([name, text]) => [name, encodeLike(readRegularFile(`${SITE}/${name}`), text)] as const,
      );
      const files = new Map<string, Uint8Array>([...encoded, ...this.folder.added(this.#edited())]);
      if (files.size === 0) return;
      if (isProposed) return this.#propose(files, summary);
      const { repository, snapshot } = this.folder;
      const commit = await repository.commit(snapshot, files, summary);
      if (await repository.advance(commit.sha)) return this.#saved(commit.sha, files, texts);
    }
    throw new StudioError(message("branchMoves"));
  }

  /** Makes a pull request, or adds a commit to its open one. The texts count as saved when it is merged. */
  async #propose(files: ReadonlyMap<string, Uint8Array>, summary: string): Promise<void> {
    const { repository, snapshot } = this.folder;
    const known = this.#proposal;
    const open = known && (await repository.isOpen(known)) ? known : undefined;
    const base = snapshot.commit;
    const parents = [open?.head.sha, open?.base === base ? undefined : base].flatMap(
      (each) => each ?? [],
    );
    const head = await repository.commit(snapshot, files, summary, parents);
    if (!open) this.#proposal = await repository.propose(head, base, branchFor(summary), summary);
    else if (open.head.tree !== head.tree) {
      if (!(await repository.advance(head.sha, open.branch)))
        throw new StudioError(message("branchMoves"));
      this.#proposal = { ...open, head, base };
    }
    this.#pull = { url: this.#proposal?.url ?? "", isNew: !open };
  }

  async #saved(
    commit: string,
    files: ReadonlyMap<string, Uint8Array>,
    texts: ReadonlyMap<string, string>,
  ): Promise<void> {
    const next: Snapshot = await this.folder.repository.snapshot(commit);
    this.folder.saved(next, files);
    await this.studio.editing.save(texts);
    await this.keep();
  }

  /** Takes over what others have committed since; throws if it contradicts the edits. */
  async #follow(): Promise<void> {
    if (await this.folder.load()) {
      this.studio.followFiles();
      this.#check();
    }
    const { conflict } = this.studio.editing.copy;
    if (conflict !== undefined) throw new StudioError(message("branchConflict", conflict));
  }

  /** Checks the site as soon as nobody types. */
  #check(): void {
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => void this.#run(), PAUSE_MS);
  }

  async #run(): Promise<void> {
    const { studio } = this;
    const { version, texts } = studio;
    if (!texts) return;
    const source = readSource(CONFIG_FILE, texts.text, texts.tables);
    const { diagnostics } = await checkWithUpcoming(source, publicDirOf(CONFIG_FILE), studio.kit);
    if (studio.version !== version) return;
    studio.built(version, diagnostics, texts);
    this.onChange();
  }
}

/** The name of a branch for the summary of a commit: `plumbline/prices-of-january-x7k2`. */
function branchFor(summary: string): string {
  const words = summary
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return `plumbline/${words || "changes"}-${Date.now().toString(36).slice(-5)}`;
}

/** Only one window edits a site, since its history is one. */
function claim(target: Target): Promise<Message | undefined> {
  const name = `plumbline-studio ${hashOf(target)}`;
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock ? undefined : message("otherWindow"));
      // It is free again when this window closes.
      return lock ? new Promise(() => {}) : undefined;
    });
  });
}
