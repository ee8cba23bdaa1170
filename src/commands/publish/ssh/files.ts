import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import type { Client, Stats } from "ssh2";
import { contentHash } from "../../../lib/files/hash.ts";
import { foldersOf, type RemoteSpace } from "../in-order.ts";
import { RECORD_PATH } from "../publication-record.ts";
import type { RemoteDifferences } from "../target.ts";
import {
  type Connection,
  entriesIn,
  forEachConcurrently,
  ignoreMissing,
  isUnknown,
  openConnection,
  unlink,
} from "./sftp-connection.ts";

/**
 * The files of a folder on a server; throws `missing` if the folder does not exist. `onGap` is called once if
 * the server cannot replace a file in one step.
 */
export async function openFiles(
  client: Client,
  root: string,
  missing: string,
  onGap: () => void,
): Promise<RemoteSpace> {
  const line = await openConnection(client);
  if (!(await entriesIn(line, root))) throw new Error(missing);
  return filesOf(line, root, onGap);
}

function filesOf(line: Connection, root: string, onGap: () => void): RemoteSpace {
  const { sftp, ask, run } = line;
  const at = (path: string) => posix.join(root, path);
  const entries = (folder: string) => entriesIn(line, at(folder));
  const replace = replacing(line, onGap);
  const makeFolders = async (paths: readonly string[]) => {
    for (const folder of foldersOf(paths)) {
      if (!(await entries(folder))) await run((done) => sftp.mkdir(at(folder), done));
    }
  };
  return {
    read: (path) =>
      ask<Buffer>((done) => sftp.readFile(at(path), done)).then(String, ignoreMissing),
    async present(paths) {
      const there = await statsOf(line, root, paths);
      return paths.filter((path) => there.has(path));
    },
    differing: (folder, paths) => differing(line, root, folder, paths),
    async send(folder, paths) {
      await makeFolders(paths);
      await forEachConcurrently(paths, async (path) => {
        await run((done) => sftp.fastPut(join(folder, path), temporary(at(path)), done));
        await replace(at(path));
      });
    },
    async write(text, path) {
      await makeFolders([path]);
      await run((done) => sftp.writeFile(temporary(at(path)), text, done));
      await replace(at(path));
    },
    async remove(paths) {
      // A lost connection may have left either file.
      const places = paths.map(at).flatMap((path) => [path, temporary(path)]);
      await forEachConcurrently(places, (path) => unlink(line, path));
      for (const folder of foldersOf(paths).reverse()) {
        // Fails if the folder is not empty.
        await run((done) => sftp.rmdir(at(folder), done)).catch(() => undefined);
      }
    },
  };
}

/** Moves a temporary file to its path. */
function replacing(line: Connection, onGap: () => void): (path: string) => Promise<void> {
  const { sftp, run } = line;
  let isGapTold = false;
  return async (path) => {
    const from = temporary(path);
    try {
      await run((done) => sftp.ext_openssh_rename(from, path, done));
    } catch (error) {
      if (!isUnknown(error)) throw error;
      if (!isGapTold) onGap();
      isGapTold = true;
      await unlink(line, path);
      await run((done) => sftp.rename(from, path, done));
    }
  };
}

/** The path of an incomplete file; servers do not serve names with a dot. */
function temporary(path: string): string {
  const name = posix.basename(path);
  const short = Buffer.byteLength(name) > LONGEST_NAME ? contentHash(name) : name;
  return posix.join(posix.dirname(path), `.${short}.tmp`);
}

/** In bytes; longer names leave no room for the added prefix and suffix. */
const LONGEST_NAME = 240;

/** Files of a local folder that are missing or different on the server. */
async function differing(
  line: Connection,
  root: string,
  folder: string,
  paths: readonly string[],
): Promise<Pick<RemoteDifferences, "missing" | "changed">> {
  const there = await statsOf(line, root, [...paths, RECORD_PATH]);
  const published = there.get(RECORD_PATH)?.mtime ?? 0;
  const missing = paths.filter((path) => !there.has(path));
  const changed: string[] = [];
  await forEachConcurrently(paths, async (path) => {
    const stats = there.get(path);
    if (!stats) return;
    const own = join(folder, path);
    const isSame =
      isAsLong(stats, own) &&
      (stats.mtime <= published || (await isEqual(line, posix.join(root, path), own)));
    if (!isSame) changed.push(path);
  });
  return { missing, changed };
}

/** The attributes of those files that exist on the server. */
async function statsOf(
  line: Connection,
  root: string,
  paths: readonly string[],
): Promise<Map<string, Stats>> {
  const there = new Map<string, Stats>();
  await forEachConcurrently(
    [...new Set(paths.map((path) => posix.dirname(path)))],
    async (folder) => {
      for (const { filename, attrs } of (await entriesIn(line, posix.join(root, folder))) ?? [])
        there.set(posix.join(folder, filename), attrs);
    },
  );
  return there;
}

const isAsLong = (there: Stats, own: string) =>
  !there.isDirectory() && there.size === statSync(own).size;

/**
 * Downloading all files would take as long as uploading them, so only files that were changed after the
 * record are compared.
 */
const isEqual = async ({ sftp, ask }: Connection, path: string, own: string): Promise<boolean> =>
  (await ask<Buffer>((done) => sftp.readFile(path, done))).equals(readFileSync(own));
