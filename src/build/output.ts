import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import {
  type BuiltFile,
  type BuiltFiles,
  builtStampOf,
  hashOf,
  type Stamps,
} from "./built-files.ts";
import { replaceFolder } from "./out-dir.ts";
import type { Spare } from "./spare.ts";

/** A file, and the folder in which it lies by its address. */
interface Placed {
  file: BuiltFile;
  folder: string;
}

/** A spare tree that differs in more than this share of its files takes space for too much that is old. */
const WORTH_KEEPING = 0.1;

/**
 * The files of a site as it is put together: what is in place already stays, everything else is
 * written into a folder beside it that takes its place at the end. A file that is written as it was
 * counts as one that stays.
 */
export class Output {
  /** What need not be made. */
  private readonly found = new Map<string, Placed>();
  /** What the last build left, also where a part has something else. */
  private readonly inPlace = new Map<string, Placed>();
  private readonly files = new Map<string, Placed>();
  private strangers = 0;
  /** Whether the folder holds just what the last build left. */
  private readonly isAsLeft: boolean;
  private hasLinks = true;

  /**
   * `known` are the files that the last build left in `outDir`, `stamps` what is there now, `staging`
   * is an empty folder, `spare` the tree before that, and `parts` are folders in which some of the
   * site's files lie ready.
   */
  constructor(
    readonly outDir: string,
    readonly staging: string,
    { known, stamps }: { known: BuiltFiles; stamps: Stamps },
    private readonly spare: Spare,
    parts: readonly { folder: string; files: BuiltFiles }[] = [],
  ) {
    for (const { folder, files } of parts) {
      for (const [url, file] of Object.entries(files)) this.found.set(url, { file, folder });
    }
    for (const [url, stamp] of stamps) {
      const file = known[url];
      if (file?.stamp !== stamp) {
        this.strangers += 1;
        continue;
      }
      const placed = { file, folder: outDir };
      this.inPlace.set(url, placed);
      if ((this.found.get(url)?.file.hash ?? file.hash) === file.hash) this.found.set(url, placed);
    }
    this.isAsLeft = this.strangers === 0 && this.inPlace.size === Object.keys(known).length;
  }

  /** The file that lies ready at an address, as the last build or a part of this one made it. */
  ready(url: string): BuiltFile | undefined {
    return this.found.get(url)?.file;
  }

  /** The addresses of all such files. */
  readyUrls(): Iterable<string> {
    return this.found.keys();
  }

  /** Whether the build has this file already. */
  has(url: string): boolean {
    return this.files.has(url);
  }

  /** Where a file of the build lies until the end. */
  placeOf(url: string): string {
    return join(this.files.get(url)?.folder ?? this.staging, url);
  }

  /** Takes the file that lies ready; false if there is none, or none from this recipe. */
  keep(url: string, recipe?: string): boolean {
    const found = this.found.get(url);
    if (!found || (recipe !== undefined && found.file.recipe !== recipe)) return false;
    this.files.set(url, found);
    return true;
  }

  write(url: string, data: string | Uint8Array, recipe?: string): void {
    const file = { size: Buffer.byteLength(data), hash: hashOf(data), stamp: "", recipe };
    const place = join(this.staging, url);
    const ready = [this.found.get(url), this.inPlace.get(url)].find(
      (one) => one?.file.hash === file.hash,
    );
    if (ready) {
      if (this.files.get(url)?.folder === this.staging) rmSync(place);
      this.files.set(url, { ...ready, file: { ...ready.file, recipe } });
      return;
    }
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, data);
    this.files.set(url, { file, folder: this.staging });
  }

  /** Takes what somebody else has written into the staging folder, unless it lay ready. */
  adopt(url: string, file: Pick<BuiltFile, "size" | "hash">): void {
    if (this.found.get(url)?.file.hash === file.hash) this.keep(url);
    else this.files.set(url, { file: { ...file, stamp: "" }, folder: this.staging });
  }

  /** All files so far, by address. */
  *entries(): Generator<[url: string, file: BuiltFile]> {
    for (const [url, { file }] of this.files) yield [url, file];
  }

  /**
   * Puts the site in place and tells what changed. If nothing did, nothing is touched. What stays is
   * the same file in both folders (a hard link), so it keeps its time and costs no copy.
   */
  commit(): { written: string[]; removed: string[]; files: BuiltFiles } {
    const { files, inPlace, outDir } = this;
    const written = [...files.keys()].filter((url) => files.get(url)?.folder !== outDir);
    const removed = [...inPlace.keys()].filter((url) => !files.has(url));
    const differs = [...written, ...removed];
    if (differs.length + this.strangers > 0) this.putInPlace(differs);
    return { written, removed, files: this.stamped() };
  }

  /** Puts a site in place that differs from the one before at these addresses. */
  private putInPlace(differs: readonly string[]): void {
    const { files, inPlace, spare } = this;
    const turned = this.isAsLeft ? spare.turnInto(files, differs, this) : undefined;
    if (turned === undefined) {
      spare.drop();
      this.addUnchanged();
    }
    const old = replaceFolder(turned ?? this.staging, this.outDir);
    const isMuchOther = differs.length > files.size * WORTH_KEEPING;
    if (old !== undefined && this.isAsLeft && !isMuchOther) {
      spare.keep(old, [...inPlace.keys()], { outDir: this.outDir, differs });
    } else {
      if (old !== undefined) rmSync(old, { recursive: true, force: true });
      spare.make(this.outDir, [...files.keys()]);
    }
  }

  private addUnchanged(): void {
    const folders = new Set<string>();
    for (const [url, { folder }] of this.files) {
      if (folder === this.staging) continue;
      const to = join(this.staging, url);
      if (!folders.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
      folders.add(dirname(to));
      this.hasLinks = linkOrCopy(join(folder, url), to) && this.hasLinks;
    }
  }

  private stamped(): BuiltFiles {
    const files: BuiltFiles = {};
    const stampAt = (url: string) => builtStampOf(lstatSync(join(this.outDir, url)));
    for (const [url, { file, folder }] of this.files) {
      // What was copied for want of links is another file now.
      const isSame = folder === this.outDir && this.hasLinks;
      files[url] = isSame ? file : { ...file, stamp: stampAt(url) };
    }
    return files;
  }
}

/** Whether it could be linked. */
function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    // Some file systems have no hard links, and none has them to another one.
    const { atime, mtime } = lstatSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
    return false;
  }
}
