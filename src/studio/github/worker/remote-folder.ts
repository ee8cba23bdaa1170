import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { message } from "../../protocol/messages.ts";
import { remember } from "../instead/measured.ts";
import { GitHubError } from "../repository/api.ts";
import type { Repository, Snapshot, TreeFile } from "../repository/repository.ts";

/** The site's folder in memory. */
export const SITE = "/site";
export const CONFIG = "site.config.json";
export const CONFIG_FILE = join(SITE, CONFIG);

/** The text of a file of the site itself: the config, its tables and the texts of pictures. */
const TEXT = /^[^/]+\.(json|csv)$/i;
const NO_PART = /^(package(-lock)?|tsconfig|.*\.schema)\.json$/i;
const LARGEST_TEXT = 10_000_000;

/** Icons are recognised by their content. */
const ICON = /^public\/(favicon\.(ico|svg)|apple-touch-icon\.png)$/;

const isLoaded = ({ path, size }: TreeFile) =>
  ICON.test(path) || (TEXT.test(path) && !NO_PART.test(path) && size <= LARGEST_TEXT);

/** In place of the content of a file that is known by its name and size alone. */
const UNREAD = new Uint8Array([32]);

/** The files of a site in memory, as the branch has them, or with what is not saved yet. */
export class RemoteFolder {
  #snapshot: Snapshot | undefined;
  /** What was read, by path; what is not read has the content above. */
  readonly #known = new Map<string, { sha: string; data: Uint8Array }>();

  constructor(readonly repository: Repository) {}

  get snapshot(): Snapshot {
    if (!this.#snapshot) throw new Error("The folder is not loaded.");
    return this.#snapshot;
  }

  /** Loads what the branch has now; returns whether it has another commit than before. */
  async load(): Promise<boolean> {
    const commit = await this.repository.head();
    if (this.#snapshot?.commit === commit) return false;
    const next = await this.repository.snapshot(commit);
    if (!next.files.has(CONFIG)) throw new GitHubError(message("noConfig", CONFIG), 404);
    for (const file of next.files.values()) await this.#take(file);
    this.#snapshot = next;
    return true;
  }

  async #take(file: TreeFile): Promise<void> {
    const isPublic = file.path.startsWith("public/");
    if (!isPublic && !isLoaded(file)) return;
    if (this.#known.get(file.path)?.sha === file.sha) return;
    const data = isLoaded(file) ? await this.repository.blob(file.sha) : UNREAD;
    this.#known.set(file.path, { sha: file.sha, data });
    if (isPublic) remember(join(SITE, file.path), file);
    this.write(file.path, data);
  }

  write(path: string, data: Uint8Array): void {
    const file = join(SITE, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }

  /** Files that differ from the branch, other than the texts of the session. */
  added(except: ReadonlySet<string>): Map<string, Uint8Array> {
    const paths = [
      ...filesIn("public"),
      ...["media.json"].filter((name) => existsSync(join(SITE, name))),
    ];
    const found = new Map<string, Uint8Array>();
    for (const path of paths) {
      if (except.has(path)) continue;
      const data = readFileSync(join(SITE, path));
      const known = this.#known.get(path)?.data;
      if (!known || !data.equals(known)) found.set(path, data);
    }
    return found;
  }

  /** Takes over what a commit has made of some files. */
  saved(commit: Snapshot, files: ReadonlyMap<string, Uint8Array>): void {
    this.#snapshot = commit;
    for (const [path, data] of files)
      this.#known.set(path, { sha: commit.files.get(path)?.sha ?? "", data });
  }

  /** The content of a file of `public/media`. */
  async picture(name: string): Promise<Uint8Array> {
    const path = join("public/media", name);
    const data = readFileSync(join(SITE, path));
    const known = this.#known.get(path);
    return known && data.equals(UNREAD) ? this.repository.blob(known.sha) : data;
  }
}

/** The paths of all files in a folder of the site. */
function filesIn(folder: string): string[] {
  if (!existsSync(join(SITE, folder))) return [];
  return readdirSync(join(SITE, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, basename(String(entry.name)));
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
