import { posix } from "node:path";
import type { Client, SFTPWrapper } from "ssh2";

/** The files of a server, as a line to it shows them; paths are from the folder that is named. */
export interface RemoteFiles {
  /** Undefined if there is no such file. */
  read(path: string): Promise<string | undefined>;
  /** What lies in a folder; undefined if there is no such folder. */
  names(folder: string): Promise<string[] | undefined>;
  /** Puts a file there as a whole: who reads it gets the old one or the new one. */
  send(file: string, path: string): Promise<void>;
  write(text: string, path: string): Promise<void>;
  makeFolder(folder: string): Promise<void>;
  /** Also what was left of it by a line that was cut; what is not there is no mistake. */
  remove(path: string): Promise<void>;
  /** Unless there is something in it. */
  removeFolder(folder: string): Promise<void>;
}

type Done<T> = (error: Error | null | undefined, result: T) => void;

/** What the protocol calls "no such file". */
const NOT_THERE = 2;

/** `onGap` is called once if the server cannot replace a file in one step. */
export async function openFiles(
  client: Client,
  root: string,
  onGap: () => void,
): Promise<RemoteFiles> {
  const isLost = new Promise<never>((_, reject) => {
    client.once("error", reject);
    client.once("close", () => reject(new Error("the line was cut")));
  });
  isLost.catch(() => undefined);
  /** Waits for an answer, which never comes once the line is cut. */
  const asked = <T = void>(start: (done: Done<T>) => void): Promise<T> => {
    const answer = new Promise<T>((resolve, reject) => {
      start((error, result) => (error ? reject(error) : resolve(result)));
    });
    return Promise.race([answer, isLost]);
  };
  const sftp = await asked<SFTPWrapper>((done) => client.sftp(done));
  return filesOf(sftp, root, asked, onGap);
}

function filesOf(
  sftp: SFTPWrapper,
  root: string,
  asked: <T = void>(start: (done: Done<T>) => void) => Promise<T>,
  onGap: () => void,
): RemoteFiles {
  let isGapTold = false;
  const at = (path: string) => posix.join(root, path);
  /** Where a file lies until it is whole; servers do not show names with a dot. */
  const temporary = (path: string) =>
    at(posix.join(posix.dirname(path), `.${posix.basename(path)}.tmp`));
  const unlink = (path: string) =>
    asked((done) => sftp.unlink(path, done as Done<void>)).catch(unlessGone);
  const replace = async (path: string) => {
    const [from, to] = [temporary(path), at(path)];
    try {
      await asked((done) => sftp.ext_openssh_rename(from, to, done as Done<void>));
    } catch (error) {
      if (!isUnknown(error)) throw error;
      if (!isGapTold) onGap();
      isGapTold = true;
      await unlink(to);
      await asked((done) => sftp.rename(from, to, done as Done<void>));
    }
  };
  return {
    read: (path) => asked<Buffer>((done) => sftp.readFile(at(path), done)).then(String, unlessGone),
    names: (folder) =>
      asked<{ filename: string }[]>((done) => sftp.readdir(at(folder), done)).then(
        (entries) => entries.map(({ filename }) => filename),
        unlessGone,
      ),
    async send(file, path) {
      await asked((done) => sftp.fastPut(file, temporary(path), done as Done<void>));
      await replace(path);
    },
    async write(text, path) {
      await asked((done) => sftp.writeFile(temporary(path), text, done as Done<void>));
      await replace(path);
    },
    makeFolder: (folder) => asked((done) => sftp.mkdir(at(folder), done as Done<void>)),
    async remove(path) {
      await unlink(at(path));
      await unlink(temporary(path));
    },
    removeFolder: (folder) =>
      asked((done) => sftp.rmdir(at(folder), done as Done<void>)).catch(() => undefined),
  };
}

function unlessGone(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === NOT_THERE) return undefined;
  throw error;
}

/** The library says so before it asks, and servers with this number. */
const isUnknown = (error: unknown) =>
  error instanceof Error &&
  (/does not support/.test(error.message) || ("code" in error && error.code === 8));
