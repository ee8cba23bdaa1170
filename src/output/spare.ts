import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { foldersOf, removeFile } from "./tree.ts";

/** What is known of a spare tree. */
interface SpareRecord {
  /** The stamp of the folder in place: another site lies in another one. */
  site: string;
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
  private readonly tree: string;
  private readonly recordFile: string;

  /** `folder` is where it is kept; it may be deleted at any time between builds. */
  constructor(folder: string) {
    this.tree = join(folder, "spare");
    this.recordFile = join(folder, "spare.json");
  }

  /**
   * Makes the tree that of a site which differs from the one in place at these addresses, and returns
   * where it lies then, in the staging folder; undefined if it cannot be done.
   */
  turnInto(
    files: Placed,
    differs: readonly string[],
    { outDir, staging }: { outDir: string; staging: string },
  ): string | undefined {
    const turned = join(staging, TURNED);
    try {
      const record: SpareRecord = JSON.parse(readFileSync(this.recordFile, "utf8"));
      const isAsLeft = ([url, stamp]: [string, string]) => stampAt(join(this.tree, url)) === stamp;
      if (record.site !== stampAt(outDir)) return undefined;
      if (!Object.entries(record.folders).every(isAsLeft)) return undefined;
      // From here on no other build can take it, and the record is about nothing.
      renameSync(this.tree, turned);
      for (const url of new Set([...record.differs, ...differs])) {
        replace(turned, url, files.get(url)?.folder);
      }
      return turned;
    } catch {
      rmSync(turned, { recursive: true, force: true });
      return undefined;
    }
  }

  /** Forgets the tree: the site is put in place in another way. */
  drop(): void {
    try {
      rmSync(this.recordFile, { force: true });
      rmSync(this.tree, { recursive: true, force: true });
    } catch {
      // A record that stays is of a site that is no longer in place.
    }
  }

  /** Takes the tree that was in place of `outDir` until now, with these files. */
  keep(
    old: string,
    urls: readonly string[],
    { outDir, differs }: { outDir: string; differs: readonly string[] },
  ): void {
    try {
      mkdirSync(dirname(this.tree), { recursive: true });
      renameSync(old, this.tree);
      this.record(outDir, urls, differs);
    } catch {
      // It may also lie on another disk.
      rmSync(old, { recursive: true, force: true });
    }
  }

  /** Makes a tree of the files that are in place now. */
  make(outDir: string, urls: readonly string[]): void {
    try {
      for (const url of foldersOf(urls)) mkdirSync(join(this.tree, url), { recursive: true });
      for (const url of urls) linkSync(join(outDir, url), join(this.tree, url));
      this.record(outDir, urls, []);
    } catch {
      this.drop();
    }
  }

  private record(outDir: string, urls: readonly string[], differs: readonly string[]): void {
    const folders = [...foldersOf(urls)].map((url) => [url, stampAt(join(this.tree, url))]);
    const record: SpareRecord = {
      ...{ site: stampAt(outDir), differs: [...differs] },
      folders: Object.fromEntries(folders),
    };
    writeFileSync(this.recordFile, JSON.stringify(record));
  }
}

/** Within the staging folder, which goes with all that is in it if a build is stopped. */
const TURNED = ".turned";

function stampAt(path: string): string {
  const { ino, mtimeMs } = lstatSync(path);
  return `${ino} ${mtimeMs}`;
}

/** Puts the file of another folder at an address in a tree, or none. */
function replace(tree: string, url: string, folder: string | undefined): void {
  removeFile(tree, url);
  if (folder === undefined) return;
  const place = join(tree, url);
  mkdirSync(dirname(place), { recursive: true });
  linkSync(join(folder, url), place);
}
