import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import type { Stats } from "ssh2";
import { RECORD_PATH } from "../publication-record.ts";
import type { RemoteDifferences } from "../remote-differences.ts";
import { each, entriesIn, type Line } from "./line.ts";

/** Files of a local folder that are missing or different on the server. */
export async function differing(
  line: Line,
  root: string,
  folder: string,
  paths: readonly string[],
): Promise<Pick<RemoteDifferences, "missing" | "changed">> {
  const there = await statsOf(line, root, [...paths, RECORD_PATH]);
  const published = there.get(RECORD_PATH)?.mtime ?? 0;
  const missing = paths.filter((path) => !there.has(path));
  const changed: string[] = [];
  await each(paths, async (path) => {
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

/** What the server says of each of these that is there. */
export async function statsOf(
  line: Line,
  root: string,
  paths: readonly string[],
): Promise<Map<string, Stats>> {
  const there = new Map<string, Stats>();
  await each([...new Set(paths.map((path) => posix.dirname(path)))], async (folder) => {
    for (const { filename, attrs } of (await entriesIn(line, posix.join(root, folder))) ?? [])
      there.set(posix.join(folder, filename), attrs);
  });
  return there;
}

const isAsLong = (there: Stats, own: string) =>
  !there.isDirectory() && there.size === statSync(own).size;

/** To read all files would take as long as to send them: only those are read that were written after the record. */
const isEqual = async ({ sftp, ask }: Line, path: string, own: string): Promise<boolean> =>
  (await ask<Buffer>((done) => sftp.readFile(path, done))).equals(readFileSync(own));
