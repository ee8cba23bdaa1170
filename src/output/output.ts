import { lstatSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltFile, type BuiltFiles, builtStampOf, hashOf } from "./built-files.ts";
import type { Found } from "./found.ts";
import { type Placed, placeFor, putInPlace } from "./put-in-place.ts";
import type { Spare } from "./spare.ts";
import type { WorkPlace } from "./work-place.ts";

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

  /** Puts the site in place and tells what changed. If nothing did, nothing is touched. */
  commit(): { written: string[]; removed: string[]; files: BuiltFiles } {
    const { files, outDir, place, before, spare } = this;
    const { stamps } = before.found;
    const written = [...files.keys()].filter((url) => files.get(url)?.folder !== outDir);
    const removed = [...stamps.keys()].filter((url) => !files.has(url));
    const isSame = written.length + removed.length + this.unlike === 0;
    const asLeft = this.isAsLeft ? [...this.inPlace.keys()] : undefined;
    const isLinked =
      isSame || putInPlace({ outDir, place, before, asLeft, spare, files, written, removed });
    return { written, removed, files: this.stamped(isLinked) };
  }

  /** The files with their stamps as they are now; what was copied for want of links is another file. */
  private stamped(isLinked: boolean): BuiltFiles {
    const files: BuiltFiles = {};
    const stampAt = (url: string) => builtStampOf(lstatSync(join(this.outDir, url)));
    for (const [url, { file, folder }] of this.files) {
      const isSame = folder === this.outDir && isLinked;
      files[url] = isSame ? file : { ...file, stamp: stampAt(url) };
    }
    return files;
  }
}
