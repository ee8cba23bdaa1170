import type { Client, FileEntryWithStats, SFTPWrapper } from "ssh2";
import { limitConcurrency } from "../../../lib/network/limit-concurrency.ts";

/** A connection to a server. */
export interface Connection {
  sftp: SFTPWrapper;
  /** Waits for a response, which never arrives after the connection is lost. */
  ask<T>(start: (done: (error: Error | null | undefined, result: T) => void) => void): Promise<T>;
  /** The same for requests without a result. */
  run(start: (done: (error?: Error | null) => void) => void): Promise<void>;
}

/** The maximum number of concurrent requests. Each waits for replies most of the time. */
const AT_ONCE = 8;

/** The protocol's codes for "no such file" and for an unsupported request. */
const [NOT_THERE, UNKNOWN] = [2, 8];

export async function openConnection(client: Client): Promise<Connection> {
  const isLost = new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("close", () => reject(new Error("the connection was lost")));
  });
  isLost.catch(() => undefined);
  const ask: Connection["ask"] = <T>(
    start: (done: (error: Error | null | undefined, result: T) => void) => void,
  ) => {
    const answer = new Promise<T>((resolve, reject) => {
      start((error, result) => (error ? reject(error) : resolve(result)));
    });
    return Promise.race([answer, isLost]);
  };
  const run: Connection["run"] = (start) =>
    ask<void>((done) => start((error) => done(error, undefined)));
  return { sftp: await ask<SFTPWrapper>((done) => client.sftp(done)), ask, run };
}

export const unlink = ({ sftp, run }: Connection, path: string): Promise<void> =>
  run((done) => sftp.unlink(path, done)).catch(ignoreMissing);

/** The entries of a folder; undefined if it does not exist. */
export const entriesIn = ({ sftp, ask }: Connection, folder: string) =>
  ask<FileEntryWithStats[]>((done) => sftp.readdir(folder, done)).catch(ignoreMissing);

/** Runs a function for each of these, several at a time. */
export async function forEachConcurrently(
  paths: readonly string[],
  run: (path: string) => Promise<void>,
): Promise<void> {
  const turn = limitConcurrency(AT_ONCE);
  await Promise.all(paths.map((path) => turn(() => run(path))));
}

export function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === NOT_THERE) return undefined;
  throw error;
}

/** The library detects it before the request; servers reply with a code. */
export const isUnknown = (error: unknown) =>
  error instanceof Error &&
  (/does not support/.test(error.message) || ("code" in error && error.code === UNKNOWN));
