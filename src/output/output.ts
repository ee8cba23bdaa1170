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
  /** Unchanged files of the last build. */
  private readonly inPlace = new Map<string, PlacedFile>();
  private readonly inShards = new Map<string, PlacedFile>();
  private readonly files = new Map<string, PlacedFile>();
  /** The built files in the folder before this build. */
  private readonly before: Stamps;

  /**
   * `known` are the files of the last build in `outDir`, `contents` is what the folder contains now, `place`
   * provides an empty folder, and `shards` are folders with some files of the site.
   */
  constructor(
    readonly outDir: string,
    private readonly place: Workspace,
    { known, contents }: { known: BuiltFiles; contents: FolderContents },
    shards: readonly { folder: string; files: BuiltFiles }[] = [],
  ) {
    this.before = contents.stamps;
    for (const [url, stamp] of contents.stamps) {
      const file = known[url];
      if (file?.stamp === stamp) this.inPlace.set(url, { file, folder: outDir });
    }
    for (const { folder, files } of shards) {
      for (const [url, file] of Object.entries(files)) this.inShards.set(url, { file, folder });
    }
  }

  get staging(): string {
    return this.place.staging;
  }

  /** The reusable file at an address: of the last build, unless a shard has a different version. */
  availableFile(url: string): BuiltFile | undefined {
    return this.available(url)?.file;
  }

  private available(url: string): PlacedFile | undefined {
    const [last, shard] = [this.inPlace.get(url), this.inShards.get(url)];
    return shard && shard.file.hash !== last?.file.hash ? shard : last;
  }

  /** The addresses of all reusable files. */
  availableUrls(): Iterable<string> {
    return new Set([...this.inPlace.keys(), ...this.inShards.keys()]);
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
    const placed = this.available(url);
    if (!placed || (recipe !== undefined && placed.file.recipe !== recipe)) return false;
    this.files.set(url, placed);
    return true;
  }

  write(url: string, data: string | Uint8Array, recipe?: string): void {
    const file = { size: Buffer.byteLength(data), hash: sha256(data), stamp: "", recipe };
    const equal = [this.inPlace, this.inShards]
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
    if (this.availableFile(url)?.hash === file.hash) this.reuse(url);
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
