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
import { type BuiltFile, type BuiltFiles, builtStampOf, hashOf } from "./built-files.ts";
import { type Found, inTheWay, isAsFound, lookInto } from "./found.ts";
import { placeOneByOne } from "./in-place.ts";
import { replaceFolder } from "./out-dir.ts";
import type { Spare } from "./spare.ts";
import { foldersOf } from "./tree.ts";
import { expectWritable, type WorkPlace } from "./work-place.ts";

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
  /** How many files of a build's are there that the last one did not leave so. */
  private unlike = 0;
  /** Whether the folder holds just what the last build left. */
  private readonly isAsLeft: boolean;
  private hasLinks = true;

  /**
   * `known` are the files that the last build left in `outDir`, `found` is what is there now, `place`
   * has an empty folder, `spare` is the tree before that, and `parts` are folders in which some of the
   * site's files lie ready.
   */
  constructor(
    readonly outDir: string,
    private readonly place: WorkPlace,
    private readonly before: { known: BuiltFiles; found: Found },
    private readonly spare: Spare,
    parts: readonly { folder: string; files: BuiltFiles }[] = [],
  ) {
    const { known, found } = before;
    for (const { folder, files } of parts) {
      for (const [url, file] of Object.entries(files)) this.found.set(url, { file, folder });
    }
    for (const [url, stamp] of found.stamps) {
      const file = known[url];
      if (file?.stamp !== stamp) {
        this.unlike += 1;
        continue;
      }
      const placed = { file, folder: outDir };
      this.inPlace.set(url, placed);
      if ((this.found.get(url)?.file.hash ?? file.hash) === file.hash) this.found.set(url, placed);
    }
    this.isAsLeft = this.unlike === 0 && this.inPlace.size === Object.keys(known).length;
  }

  get staging(): string {
    return this.place.staging;
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
    const ready = [this.found.get(url), this.inPlace.get(url)].find(
      (one) => one?.file.hash === file.hash,
    );
    if (ready) {
      if (this.files.get(url)?.folder === this.staging) rmSync(join(this.staging, url));
      this.files.set(url, { ...ready, file: { ...ready.file, recipe } });
      return;
    }
    writeFileSync(placeFor(this.staging, url), data);
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
    const { files, outDir } = this;
    const { stamps } = this.before.found;
    const written = [...files.keys()].filter((url) => files.get(url)?.folder !== outDir);
    const removed = [...stamps.keys()].filter((url) => !files.has(url));
    if (written.length + removed.length + this.unlike > 0) {
      for (const url of foldersOf(stamps.keys())) expectWritable(join(outDir, url));
      const others = this.othersNow();
      if (this.place.isBeside && others.length === 0) this.replace([...written, ...removed]);
      else this.placeAmong(others, written, removed);
    }
    return { written, removed, files: this.stamped() };
  }

  /** What of others is there at this moment: somebody may have put it there since the build began. */
  private othersNow(): readonly string[] {
    const { known, found } = this.before;
    return (isAsFound(this.outDir, found) ? found : lookInto(this.outDir, known)).others;
  }

  /** Turns the folder into the new site file by file, around what others have put there. */
  private placeAmong(
    others: readonly string[],
    written: readonly string[],
    removed: readonly string[],
  ): void {
    const { files, outDir, place, staging } = this;
    const hashes = new Map([...files].map(([url, { file }]) => [url, file.hash]));
    const taken = inTheWay(outDir, others, hashes);
    if (taken !== undefined) throw new Error(takenWords(join(outDir, taken)));
    for (const url of written) {
      const folder = files.get(url)?.folder ?? staging;
      if (folder !== staging) linkOrCopy(join(folder, url), placeFor(staging, url));
    }
    this.spare.drop();
    place.confirm();
    placeOneByOne(place.folder, outDir, { place: [...written], remove: [...removed] });
  }

  /** Puts a site in place of the one before, from which it differs at these addresses. */
  private replace(differs: readonly string[]): void {
    const { files, inPlace, spare } = this;
    const turned = this.isAsLeft ? spare.turnInto(files, differs, this) : undefined;
    if (turned === undefined) {
      spare.drop();
      this.addUnchanged();
    }
    this.place.confirm();
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

const takenWords = (file: string) =>
  `"${file}" was not put there by a build, and the site has something of that name. ` +
  "Move it into public/ if it belongs to the site; otherwise move it away. Nothing was changed.";

/** Where a file goes in a tree; the folder is made. */
function placeFor(tree: string, url: string): string {
  const place = join(tree, url);
  mkdirSync(dirname(place), { recursive: true });
  return place;
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
