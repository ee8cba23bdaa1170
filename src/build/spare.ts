import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** What is known of a spare tree. */
interface SpareRecord {
  /** The addresses at which the site in place has another file, or only one of the two has any. */
  differs: string[];
  /** Stamps of all its folders: nobody can put a file there or take one away without a trace. */
  folders: Record<string, string>;
}

/** The files of a site by address, with the folder in which each lies. */
type Placed = ReadonlyMap<string, { folder: string }>;

/**
 * The tree that was in place before the last build. Nearly all its files are those of the site in
 * place, by a second name (a hard link), so the next build has to change but a few of them: to link
 * each file of a large site into a new tree, and to delete the old one, takes longer than making a
 * page.
 */
export class Spare {
  readonly tree: string;
  private readonly recordFile: string;

  /** `folder` is where it is kept; it may be deleted at any time between builds. */
  constructor(folder: string) {
    this.tree = join(folder, "spare");
    this.recordFile = join(folder, "spare.json");
  }

  /**
   * Makes the tree that of a site which differs from the one in place at these addresses; false if it
   * cannot be done, and then the tree is of no more use.
   */
  turnInto(files: Placed, differs: readonly string[]): boolean {
    try {
      const record: SpareRecord = JSON.parse(readFileSync(this.recordFile, "utf8"));
      const isAsLeft = ([url, stamp]: [string, string]) => this.stampAt(url) === stamp;
      if (!Object.entries(record.folders).every(isAsLeft)) return false;
      // From here on it is no longer what the record says.
      rmSync(this.recordFile);
      const other = new Set([...record.differs, ...differs]);
      for (const url of other) this.place(url, files.get(url)?.folder);
      return true;
    } catch {
      return false;
    }
  }

  /** Puts the file of another folder at an address, or none. */
  private place(url: string, folder: string | undefined): void {
    const place = join(this.tree, url);
    rmSync(place, { force: true });
    if (folder === undefined) this.removeEmpty(dirname(place));
    else {
      mkdirSync(dirname(place), { recursive: true });
      linkSync(join(folder, url), place);
    }
  }

  private removeEmpty(folder: string): void {
    try {
      for (let at = folder; at !== this.tree; at = dirname(at)) rmdirSync(at);
    } catch {
      // It still holds something, as do those above it.
    }
  }

  /** Forgets the tree: the site is put in place in another way. */
  drop(): void {
    try {
      rmSync(this.recordFile, { force: true });
      rmSync(this.tree, { recursive: true, force: true });
    } catch (error) {
      // Without its record nobody takes it for a spare.
      if (existsSync(this.recordFile)) throw error;
    }
  }

  /** Takes the tree that was in place until now, with these files. */
  keep(old: string, urls: readonly string[], differs: readonly string[]): void {
    try {
      // What a link leads to is not ours.
      if (!lstatSync(old).isDirectory()) throw new Error("It is a link.");
      mkdirSync(dirname(this.tree), { recursive: true });
      renameSync(old, this.tree);
      this.record(urls, differs);
    } catch {
      // It may also lie on another disk.
      rmSync(old, { recursive: true, force: true });
    }
  }

  /** Makes a tree of the files that are in place now. */
  make(folder: string, urls: readonly string[]): void {
    try {
      for (const url of foldersOf(urls)) mkdirSync(join(this.tree, url), { recursive: true });
      for (const url of urls) linkSync(join(folder, url), join(this.tree, url));
      this.record(urls, []);
    } catch {
      this.drop();
    }
  }

  private record(urls: readonly string[], differs: readonly string[]): void {
    const folders = [...foldersOf(urls)].map((url) => [url, this.stampAt(url)]);
    const record: SpareRecord = { differs: [...differs], folders: Object.fromEntries(folders) };
    writeFileSync(this.recordFile, JSON.stringify(record));
  }

  private stampAt(url: string): string {
    const { ino, mtimeMs } = lstatSync(join(this.tree, url));
    return `${ino} ${mtimeMs}`;
  }
}

/** The addresses of all folders in which files lie, and of those above them. */
function foldersOf(urls: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const url of urls) {
    for (let at = dirname(url); !folders.has(at); at = dirname(at)) folders.add(at);
  }
  return folders;
}
