import { copyFileSync, lstatSync, rmSync, writeFileSync } from "node:fs";
import { fileStamp } from "../lib/files/files.ts";
import { pathIn, writablePathIn } from "../lib/files/site-file.ts";
import { type BuiltFile, type BuiltFiles, type Stamps, sha256 } from "./built-files.ts";
import { expectNoConflict } from "./conflicts.ts";
import type { FolderContents } from "./contents.ts";
import { placeFiles } from "./place-files.ts";
import type { Workspace } from "./workspace.ts";

/** A file and the folder that contains it. */
interface PlacedFile {
  file: BuiltFile;
  folder: string;
}

/**
 * Collects the files of a build. Files that are already in place stay. All others are written to the staging
 * folder and put in place at the end. A file that is written with the same content counts as in place.
 */
export class Output {
  /** Reusable files of the last build or of shards. */
  private readonly atHand = new Map<string, PlacedFile>();
  /** Files of the last build, even if a shard has a different version. */
  private readonly inPlace = new Map<string, PlacedFile>();
  private readonly files = new Map<string, PlacedFile>();
  /** The built files in the folder before this build. */
  private readonly before: Stamps;

  /**
   * `known` are the files of the last build in `outDir`, `contents` is what the folder contains now, `place`
   * provides an empty folder, and `shards` are folders with ready files of the site.
   */
  constructor(
    readonly outDir: string,
    private readonly place: Workspace,
    { known, contents }: { known: BuiltFiles; contents: FolderContents },
    shards: readonly { folder: string; files: BuiltFiles }[] = [],
  ) {
    this.before = contents.stamps;
    for (const { folder, files } of shards) {
      for (const [url, file] of Object.entries(files)) this.atHand.set(url, { file, folder });
    }
    for (const [url, stamp] of contents.stamps) {
      const file = known[url];
      if (file?.stamp !== stamp) continue;
      this.inPlace.set(url, { file, folder: outDir });
      const { hash } = this.atHand.get(url)?.file ?? file;
      if (hash === file.hash) this.atHand.set(url, { file, folder: outDir });
    }
  }

  get staging(): string {
    return this.place.staging;
  }

  /** The reusable file at an address, of the last build or of a shard. */
  availableFile(url: string): BuiltFile | undefined {
    return this.atHand.get(url)?.file;
  }

  /** The addresses of all reusable files. */
  availableUrls(): Iterable<string> {
    return this.atHand.keys();
  }

  /** Whether the build already has this file. */
  has(url: string): boolean {
    return this.files.has(url);
  }

  /** The path of a file of the build until `commit`. */
  filePath(url: string): string {
    return pathIn(this.files.get(url)?.folder ?? this.staging, url);
  }

  /** Reuses the file at an address; false if there is none with this recipe. */
  reuse(url: string, recipe?: string): boolean {
    const atHand = this.atHand.get(url);
    if (!atHand || (recipe !== undefined && atHand.file.recipe !== recipe)) return false;
    this.files.set(url, atHand);
    return true;
  }

  write(url: string, data: string | Uint8Array, recipe?: string): void {
    const file = { size: Buffer.byteLength(data), hash: sha256(data), stamp: "", recipe };
    const equal = [this.atHand, this.inPlace]
      .map((placed) => placed.get(url))
      .find((placed) => placed?.file.hash === file.hash);
    if (equal) {
      if (this.files.get(url)?.folder === this.staging) rmSync(pathIn(this.staging, url));
      this.files.set(url, { ...equal, file: { ...equal.file, recipe } });
      return;
    }
    writeFileSync(writablePathIn(this.staging, url), data);
    this.files.set(url, { file, folder: this.staging });
  }

  /** Adds a file that a thread has written to the staging folder, unless an equal one can be reused. */
  adopt(url: string, file: Pick<BuiltFile, "size" | "hash">): void {
    if (this.atHand.get(url)?.file.hash === file.hash) this.reuse(url);
    else this.files.set(url, { file: { ...file, stamp: "" }, folder: this.staging });
  }

  /** All files so far, by address. */
  *entries(): Generator<[url: string, file: BuiltFile]> {
    for (const [url, { file }] of this.files) yield [url, file];
  }

  /** Puts the site in place and returns the changes. Touches nothing if there are none. */
  commit(): { written: string[]; removed: string[]; files: BuiltFiles } {
    const { outDir, files, before: ours, place } = this;
    const changed = [...files].filter(([, { folder }]) => folder !== outDir);
    const written = changed.map(([url]) => url);
    const removed = [...ours.keys()].filter((url) => !files.has(url));
    if (written.length + removed.length > 0) {
      const hashes = new Map(changed.map(([url, { file }]) => [url, file.hash]));
      expectNoConflict(outDir, { place: hashes, remove: removed, ours });
      for (const url of written) this.stage(url);
      place.confirm();
      placeFiles(place.staging, outDir, { place: written, remove: removed });
    }
    return { written, removed, files: this.stamped() };
  }

  /** Copies a shard's file to the staging folder. */
  private stage(url: string): void {
    const { folder } = this.files.get(url) ?? { folder: this.staging };
    if (folder !== this.staging)
      copyFileSync(pathIn(folder, url), writablePathIn(this.staging, url));
  }

  /** The files with their current stamps. */
  private stamped(): BuiltFiles {
    const files: BuiltFiles = {};
    for (const [url, { file, folder }] of this.files) {
      const isNew = folder !== this.outDir;
      files[url] = isNew
        ? { ...file, stamp: fileStamp(lstatSync(pathIn(this.outDir, url))) }
        : file;
    }
    return files;
  }
}
