import { existsSync, readFileSync } from "node:fs";
import { readSource } from "../../../config/read-config.ts";
import { readRegularFile } from "../../../lib/files/files.ts";
import { publicDirOf } from "../../../lib/files/public-folder.ts";
import { encodeLike } from "../../../lib/files/text-file.ts";
import { checkWithUpcoming } from "../../../pipeline.ts";
import { Studio } from "../../calls/studio.ts";
import { StudioError } from "../../calls/studio-error.ts";
import { hashOf, type OpenedModel } from "../../protocol/github.ts";
import { type Message, message } from "../../protocol/messages.ts";
import { journalFile } from "../../session/journal.ts";
import type { Access } from "../repository/api.ts";
import { Repository, type Snapshot, type Target } from "../repository/repository.ts";
import { CONFIG_FILE, RemoteFolder, SITE } from "./remote-folder.ts";
import { keepSession, readSession } from "./storage.ts";

/** After the last edit, until the site is checked, in milliseconds. */
const PAUSE_MS = 250;

/** How often a save follows a branch that moves meanwhile. */
const MOST_ATTEMPTS = 3;

/** A site of a repository with its studio. */
export class RemoteSite {
  readonly studio: Studio;
  pull: string | undefined;
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
    await site.studio.open();
    return site;
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
    });
  }

  /** The names of the files whose texts are edited. */
  #edited = () => new Set(this.studio.editing.copy.unsaved.map(({ name }) => name));

  /** Commits all changes, on the branch itself or as a pull request. */
  async save(summary: string, isProposed: boolean): Promise<void> {
    this.pull = undefined;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await this.#follow();
      const { editing } = this.studio;
      const texts = editing.copy.unsaved.map(
        ({ name, edited }) =>
          [name, encodeLike(readRegularFile(`${SITE}/${name}`), edited)] as const,
      );
      const files = new Map<string, Uint8Array>([...texts, ...this.folder.added(this.#edited())]);
      if (files.size === 0) return;
      const { repository, snapshot } = this.folder;
      const commit = await repository.commit(snapshot, files, summary);
      if (isProposed) {
        this.pull = await repository.propose(commit, branchFor(summary), summary);
        return;
      }
      if (await repository.advance(commit)) return this.#saved(commit, files);
    }
    throw new StudioError(message("branchMoves"));
  }

  async #saved(commit: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const next: Snapshot = await this.folder.repository.snapshot(commit);
    this.folder.saved(next, files);
    await this.studio.editing.save();
    await this.keep();
  }

  /** Takes over what others have committed since; throws if it contradicts the edits. */
  async #follow(): Promise<void> {
    if (await this.folder.load()) {
      this.studio.followFile();
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
    studio.built(version, diagnostics);
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
