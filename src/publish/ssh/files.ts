import { join, posix } from "node:path";
import type { Client, SFTPWrapper } from "ssh2";
import { contentHash } from "../../files/hash.ts";
import { inTurn } from "../../util/in-turn.ts";
import { foldersOf, type Space } from "../in-order.ts";

/** A line to a server. */
interface Line {
  sftp: SFTPWrapper;
  /** Waits for an answer, which never comes once the line is cut. */
  ask<T>(start: (done: (error: Error | null | undefined, result: T) => void) => void): Promise<T>;
  /** The same, where the answer is only that it is done. */
  run(start: (done: (error?: Error | null) => void) => void): Promise<void>;
}

/** So many files are on their way at once: each waits for answers most of the time. */
const AT_ONCE = 8;

/** What the protocol calls "no such file", and a request that the server does not know. */
const [NOT_THERE, UNKNOWN] = [2, 8];

/**
 * The files of a server in a folder, as a line to it shows them; throws `missing` if there is no such folder.
 * `onGap` is called once if the server cannot replace a file in one step.
 */
export async function openFiles(
  client: Client,
  root: string,
  missing: string,
  onGap: () => void,
): Promise<Space> {
  const line = await openLine(client);
  if (!(await namesIn(line, root))) throw new Error(missing);
  return filesOf(line, root, onGap);
}

async function openLine(client: Client): Promise<Line> {
  const isLost = new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("close", () => reject(new Error("the line was cut")));
  });
  isLost.catch(() => undefined);
  const ask: Line["ask"] = <T>(
    start: (done: (error: Error | null | undefined, result: T) => void) => void,
  ) => {
    const answer = new Promise<T>((resolve, reject) => {
      start((error, result) => (error ? reject(error) : resolve(result)));
    });
    return Promise.race([answer, isLost]);
  };
  const run: Line["run"] = (start) => ask<void>((done) => start((error) => done(error, undefined)));
  return { sftp: await ask<SFTPWrapper>((done) => client.sftp(done)), ask, run };
}

function filesOf(line: Line, root: string, onGap: () => void): Space {
  const { sftp, ask, run } = line;
  const at = (path: string) => posix.join(root, path);
  const names = (folder: string) => namesIn(line, at(folder));
  const replace = replacing(line, onGap);
  const makeFolders = async (paths: readonly string[]) => {
    for (const folder of foldersOf(paths)) {
      if (!(await names(folder))) await run((done) => sftp.mkdir(at(folder), done));
    }
  };
  return {
    read: (path) => ask<Buffer>((done) => sftp.readFile(at(path), done)).then(String, unlessGone),
    async present(paths) {
      const folders = [...new Set(paths.map((path) => posix.dirname(path)))];
      const there = new Set<string>();
      await each(folders, async (folder) => {
        for (const name of (await names(folder)) ?? []) there.add(posix.join(folder, name));
      });
      return paths.filter((path) => there.has(path));
    },
    async send(folder, paths) {
      await makeFolders(paths);
      await each(paths, async (path) => {
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
      // A line that was cut may have left either.
      const places = paths.map(at).flatMap((path) => [path, temporary(path)]);
      await each(places, (path) => unlink(line, path));
      for (const folder of foldersOf(paths).reverse()) {
        // It stays as long as there is anything in it.
        await run((done) => sftp.rmdir(at(folder), done)).catch(() => undefined);
      }
    },
  };
}

/** Puts what lies at a temporary place into its own. */
function replacing(line: Line, onGap: () => void): (path: string) => Promise<void> {
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

const unlink = ({ sftp, run }: Line, path: string): Promise<void> =>
  run((done) => sftp.unlink(path, done)).catch(unlessGone);

/** Where a file lies until it is whole; servers do not show names with a dot. */
function temporary(path: string): string {
  const name = posix.basename(path);
  const short = Buffer.byteLength(name) > LONGEST_NAME ? contentHash(name) : name;
  return posix.join(posix.dirname(path), `.${short}.tmp`);
}

/** In bytes; longer names have no room for what is put around them. */
const LONGEST_NAME = 240;

/** What lies in a folder; undefined if there is no such folder. */
const namesIn = ({ sftp, ask }: Line, folder: string): Promise<string[] | undefined> =>
  ask<{ filename: string }[]>((done) => sftp.readdir(folder, done)).then(
    (entries) => entries.map(({ filename }) => filename),
    unlessGone,
  );

async function each(paths: readonly string[], run: (path: string) => Promise<void>): Promise<void> {
  const turn = inTurn(AT_ONCE);
  await Promise.all(paths.map((path) => turn(() => run(path))));
}

function unlessGone(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === NOT_THERE) return undefined;
  throw error;
}

/** The library says so before it asks, and servers with their number. */
const isUnknown = (error: unknown) =>
  error instanceof Error &&
  (/does not support/.test(error.message) || ("code" in error && error.code === UNKNOWN));
