import { copyFileSync, lstatSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuiltFile, type BuiltFiles, builtStampOf, hashOf } from "./built-files.ts";
import { type Found, inTheWay, isAsFound, lookInto } from "./found.ts";
import { placeFiles } from "./placing.ts";
import { foldersOf } from "./tree.ts";
import { expectWritable, type WorkPlace } from "./work-place.ts";

/** A file, and the folder in which it lies by its address. */
interface Placed {
  file: BuiltFile;
  folder: string;
}

/**
 * The files of a site as it is put together. What is in place already stays; everything else is
 * written into the staging folder and put in place at the end. A file that is written as it was
 * counts as one that stays.
 */
export class Output {
  /** What need not be made. */
  private readonly found = new Map<string, Placed>();
  /** What the last build left, also where a shard has something else. */
  private readonly inPlace = new Map<string, Placed>();
  private readonly files = new Map<string, Placed>();

  /**
   * `known` are the files that the last build left in `outDir`, `found` is what is there now, `place`
   * has an empty folder, and `shards` are folders in which some of the site's files lie ready.
   */
  constructor(
    readonly outDir: string,
    private readonly place: WorkPlace,
    private readonly before: { known: BuiltFiles; found: Found },
    shards: readonly { folder: string; files: BuiltFiles }[] = [],
  ) {
    for (const { folder, files } of shards) {
      for (const [url, file] of Object.entries(files)) this.found.set(url, { file, folder });
    }
    for (const [url, stamp] of before.found.stamps) {
      const file = before.known[url];
      if (file?.stamp !== stamp) continue;
      const placed = { file, folder: outDir };
      this.inPlace.set(url, placed);
      if ((this.found.get(url)?.file.hash ?? file.hash) === file.hash) this.found.set(url, placed);
    }
  }

  get staging(): string {
    return this.place.staging;
  }

  /** The file that lies ready at an address, as the last build or a shard of this one made it. */
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
    writeFileSync(this.staged(url), data);
    this.files.set(url, { file, folder: this.staging });
  }

  /** Where a file goes in the staging folder; the folder around it is made. */
  private staged(url: string): string {
    const place = join(this.staging, url);
    mkdirSync(dirname(place), { recursive: true });
    return place;
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

  /** Puts the site in place and reports what changed. If nothing did, nothing is touched. */
  commit(): { written: string[]; removed: string[]; files: BuiltFiles } {
    const { outDir, files, before, place } = this;
    const written = [...files].flatMap(([url, { folder }]) => (folder === outDir ? [] : [url]));
    const removed = [...before.found.stamps.keys()].filter((url) => !files.has(url));
    if (written.length + removed.length > 0) {
      this.expectRoom([...written, ...removed]);
      for (const url of written) this.stage(url);
      place.confirm();
      placeFiles(place.staging, outDir, { place: written, remove: removed });
    }
    return { written, removed, files: this.stamped() };
  }

  /** Throws if something of somebody else's has an address of the site's, or may not be changed. */
  private expectRoom(urls: readonly string[]): void {
    const { outDir, files, before } = this;
    // Somebody may have put something there since the build began.
    const now = isAsFound(outDir, before.found) ? before.found : lookInto(outDir, before.known);
    const hashes = new Map([...files].map(([url, { file }]) => [url, file.hash]));
    const taken = inTheWay(outDir, now.others, hashes);
    if (taken !== undefined) throw new Error(takenWords(join(outDir, taken)));
    for (const url of foldersOf(urls)) expectWritable(join(outDir, url));
  }

  /** Brings a shard's file to the disk of the site. */
  private stage(url: string): void {
    const { folder } = this.files.get(url) ?? { folder: this.staging };
    if (folder !== this.staging) copyFileSync(join(folder, url), this.staged(url));
  }

  /** The files with their stamps as they are now. */
  private stamped(): BuiltFiles {
    const files: BuiltFiles = {};
    for (const [url, { file, folder }] of this.files) {
      const isNew = folder !== this.outDir;
      files[url] = isNew ? { ...file, stamp: builtStampOf(lstatSync(this.outDir + url)) } : file;
    }
    return files;
  }
}

const takenWords = (file: string) =>
  `"${file}" was not put there by a build, and the site has something of that name. ` +
  "Move it into public/ if it belongs to the site; otherwise move it away. Nothing was changed.";
