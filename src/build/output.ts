import { hash } from "node:crypto";
import { type Dirent, linkSync, lstatSync, mkdirSync, readdirSync, type Stats } from "node:fs";
import { copyFile, mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** A file of a built site. */
export interface BuiltFile {
  size: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** Changes when anybody touches the file. */
  stamp: string;
  /** What it was made from, for files that cost more to make than to name. */
  recipe?: string | undefined;
}

/** The files of a built site by address, such as `/index.html`. */
export type BuiltFiles = Record<string, BuiltFile>;

export const hashOf = (data: string | Uint8Array): string => hash("sha256", data, "hex");

/** Changes when a file is written, replaced or touched, even if its content stays the same. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  [size, mtimeMs, ctimeMs, ino].join(" ");

/**
 * The files of a site as it is put together: what is in place already stays, everything else is
 * written into a folder beside it that takes its place at the end. A file that is written as it was
 * counts as one that stays.
 */
export class Output {
  private readonly inPlace: BuiltFiles = {};
  private readonly files = new Map<string, BuiltFile & { isNew: boolean }>();
  private strangers = 0;

  /** `known` are the files that the last build left in `outDir`, `staging` is an empty folder. */
  constructor(
    readonly outDir: string,
    readonly staging: string,
    known: BuiltFiles,
  ) {
    for (const { url, stats } of filesIn(outDir)) {
      const file = known[url];
      if (file?.stamp === stampOf(stats)) this.inPlace[url] = file;
      else this.strangers += 1;
    }
  }

  /** The file that is in place at an address, if it is the one that the last build made. */
  current(url: string): BuiltFile | undefined {
    return this.inPlace[url];
  }

  /** The addresses of all such files. */
  currentUrls(): string[] {
    return Object.keys(this.inPlace);
  }

  /** Whether a file lies in the staging folder. */
  isNew(url: string): boolean {
    return this.files.get(url)?.isNew === true;
  }

  /** Whether the build has this file already. */
  has(url: string): boolean {
    return this.files.has(url);
  }

  /** Leaves the file at an address as it is; false if there is none, or not from this recipe. */
  keep(url: string, recipe?: string): boolean {
    const file = this.inPlace[url];
    if (!file || (recipe !== undefined && file.recipe !== recipe)) return false;
    this.files.set(url, { ...file, isNew: false });
    return true;
  }

  async write(url: string, data: string | Uint8Array, recipe?: string): Promise<void> {
    const made = { size: Buffer.byteLength(data), hash: hashOf(data), stamp: "", recipe };
    const file = join(this.staging, url);
    const current = this.inPlace[url];
    if (current?.hash === made.hash) {
      if (this.isNew(url)) await rm(file);
      this.files.set(url, { ...current, recipe, isNew: false });
      return;
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
    this.files.set(url, { ...made, isNew: true });
  }

  /** Takes over what somebody else has written into the staging folder, unless it was in place already. */
  adopt(url: string, file: Pick<BuiltFile, "size" | "hash">): void {
    const isSame = this.inPlace[url]?.hash === file.hash;
    if (isSame) this.keep(url);
    else this.files.set(url, { ...file, stamp: "", isNew: true });
  }

  /** All files so far, by address. */
  *entries(): Generator<[url: string, file: BuiltFile]> {
    yield* this.files;
  }

  /**
   * Puts the site in place and tells what changed. If nothing did, nothing is touched. What stays is
   * the same file in both folders (a hard link), so it keeps its time and costs no copy.
   */
  async commit(): Promise<{ written: string[]; removed: string[]; files: BuiltFiles }> {
    const written = [...this.files].flatMap(([url, { isNew }]) => (isNew ? [url] : []));
    const removed = Object.keys(this.inPlace).filter((url) => !this.files.has(url));
    if (written.length + removed.length + this.strangers > 0) {
      await this.addUnchanged();
      await replaceFolder(this.staging, this.outDir);
    }
    return { written, removed, files: this.stamped() };
  }

  private async addUnchanged(): Promise<void> {
    const folders = new Set<string>();
    for (const [url, { isNew }] of this.files) {
      if (isNew) continue;
      const [from, to] = [join(this.outDir, url), join(this.staging, url)];
      if (!folders.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
      folders.add(dirname(to));
      try {
        linkSync(from, to);
      } catch {
        // Some file systems have no hard links.
        await copyWithTime(from, to);
      }
    }
  }

  /** Linking a file changes one of its times, so all are looked at again. */
  private stamped(): BuiltFiles {
    const files: BuiltFiles = {};
    for (const [url, { isNew: _, ...file }] of this.files) {
      files[url] = { ...file, stamp: stampOf(lstatSync(join(this.outDir, url))) };
    }
    return files;
  }
}

async function copyWithTime(from: string, to: string): Promise<void> {
  const { atime, mtime } = lstatSync(from);
  await copyFile(from, to);
  await utimes(to, atime, mtime);
}

function* filesIn(folder: string): Generator<{ url: string; stats: Stats }> {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    yield { url: `/${relative(folder, path).split(sep).join("/")}`, stats: lstatSync(path) };
  }
}

/** Puts `from` in the place of `to`; the time without either is that of one rename. */
async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${to}.old-${process.pid}`;
  await rm(old, { recursive: true, force: true });
  await rename(to, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await rm(old, { recursive: true, force: true });
}
