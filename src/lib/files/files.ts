import { constants, readFileSync, type Stats, statSync } from "node:fs";
import {
  access,
  mkdir,
  open,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";

/** Changes when a file is written, replaced or touched, even with the same content. */
export const fileStamp = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  [size, mtimeMs, ctimeMs, ino].join(" ");

/**
 * Writes a file atomically, also across a power cut:
 * to a temporary file, flushed to the disk, then renamed. Permissions stay,
 * and for a link its target is written.
 */
export const writeAtomically = (file: string, data: string | Uint8Array): Promise<void> =>
  replaceFile(file, data, { isFlushed: true });

/**
 * The same without flushing, for files that can be rebuilt. After a power cut the file may be
 * truncated, so readers must verify it.
 */
export const writeUnflushed = (
  file: string,
  data: string | Uint8Array | Iterable<string | Uint8Array>,
): Promise<void> => replaceFile(file, data, { isFlushed: false });

/** Writes all files, or none, so that they stay consistent. */
export async function writeTogether(
  files: readonly { file: string; data: string | Uint8Array }[],
): Promise<void> {
  const written: { file: string; before: Uint8Array }[] = [];
  try {
    for (const { file, data } of files) {
      await access(file, constants.W_OK);
      const before = readRegularFile(file);
      await writeAtomically(file, data);
      written.push({ file, before });
    }
  } catch (error) {
    for (const { file, before } of written) await writeAtomically(file, before);
    throw error;
  }
}

/** The target of a link, even if it does not exist. */
export async function linkTarget(file: string, most = 40): Promise<string> {
  const link = await readlink(file).catch(() => undefined);
  if (link === undefined) return file;
  if (most === 0) throw new Error(`${file}: this link points back to itself.`);
  return linkTarget(resolve(await realpath(dirname(file)), link), most - 1);
}

/** Counts the files that this process has written, since it may write one twice at the same time. */
let written = 0;

async function replaceFile(
  file: string,
  data: string | Uint8Array | Iterable<string | Uint8Array>,
  { isFlushed }: { isFlushed: boolean },
): Promise<void> {
  const target = await linkTarget(file);
  written += 1;
  const temporary = `${target}.${process.pid}-${written}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  const old = await stat(target).catch(() => undefined);
  try {
    const handle = await open(temporary, "w");
    try {
      if (old) await handle.chmod(old.mode);
      await writeFile(handle, data);
      if (isFlushed) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The bytes of a regular file. Anything else, such as a pipe, which may never end, is an error with the
 * code `NO_FILE`.
 */
export function readRegularFile(file: string): Buffer {
  if (statSync(file).isFile()) return readFileSync(file);
  throw Object.assign(new Error(`"${file}" is not a file.`), { code: "NO_FILE" });
}

/** The code of a system error, such as `ENOENT`. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

/** Whether a path is a folder or inside it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way));
}

/** A folder and its parents, nearest first. */
export function ancestorFolders(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestorFolders(parent)];
}
