import { posix } from "node:path";
import { MANIFEST_URL, parseManifest } from "../../output/manifest.ts";
import {
  fileSteps,
  type PublicationRecord,
  parseRecord,
  RECORD_PATH,
  sendingOrder,
  transitionalRecord,
} from "./publication-record.ts";
import {
  expectOwnFiles,
  expectUnchanged,
  type Publication,
  type RemoteDifferences,
  type Target,
} from "./target.ts";

/**
 * A server that accepts files one by one. Paths are relative to the public folder. All methods throw when the
 * connection is lost.
 */
export interface RemoteSpace {
  /** Undefined if the file does not exist. */
  read(path: string): Promise<string | undefined>;
  /** The paths among these that exist. */
  present(paths: readonly string[]): Promise<string[]>;
  /** Files of a local folder that are missing or different on the server. */
  differing(
    folder: string,
    paths: readonly string[],
  ): Promise<Pick<RemoteDifferences, "missing" | "changed">>;
  /** Uploads files of a local folder, each atomically. */
  send(folder: string, paths: readonly string[]): Promise<void>;
  write(text: string, path: string): Promise<void>;
  /** Ignores missing files. */
  remove(paths: readonly string[]): Promise<void>;
}

/** A target on such a server. `withSpace` opens the connection for the time of some work. */
export const spaceTarget = (
  label: string,
  store: string,
  withSpace: <T>(
    work: (space: RemoteSpace) => Promise<T>,
    log?: (text: string) => void,
  ) => Promise<T>,
): Target => ({
  ...{ label, store, patienceMs: 20_000 },
  live: () => withSpace(readRemoteRecord),
  findDifferences: ({ folder }, paths) =>
    withSpace(async (space) => ({ ...(await space.differing(folder, paths)), others: [] })),
  publish: (publication) =>
    withSpace((space) => sendInOrder(space, publication, label), publication.log),
});

const readRemoteRecord = async (space: RemoteSpace): Promise<PublicationRecord | undefined> =>
  parseRecord((await space.read(RECORD_PATH)) ?? "");

/**
 * Publishes in an order in which the site always works, even if the connection is lost. At first, the record
 * lists everything that may be on the server, and at the end what is there.
 */
async function sendInOrder(
  space: RemoteSpace,
  { release, live, next, mayReplace }: Publication,
  label: string,
): Promise<void> {
  expectUnchanged(live, await readRemoteRecord(space));
  const steps = fileSteps(live, next);
  if (!mayReplace) expectOwnFiles(await foreignFiles(space, steps.fresh), label);
  const record = (value: PublicationRecord) =>
    space.write(`${JSON.stringify(value)}\n`, RECORD_PATH);
  try {
    await record(transitionalRecord(live, next));
    for (const paths of sendingOrder(steps)) {
      if (paths.length > 0) await space.send(release.folder, paths);
    }
    if (steps.gone.length > 0) await space.remove(steps.gone);
    await record(next);
  } catch (error) {
    throw new Error(interruptedMessage(label, error), { cause: error });
  }
}

const MANIFEST = MANIFEST_URL.slice(1);

/** Foreign files in the way of new ones; files in a manifest are ours, uploaded by hand. */
async function foreignFiles(space: RemoteSpace, fresh: readonly string[]): Promise<string[]> {
  const there = fresh.length > 0 ? await space.present(fresh) : [];
  if (there.length === 0) return [];
  const listed = parseManifest((await space.read(MANIFEST)) ?? "");
  const byHand = new Set(listed && [MANIFEST, ...listed.map(({ path }) => path)]);
  return there.filter((path) => !byHand.has(path));
}

/** The folders of files, parents first. */
export function foldersOf(paths: readonly string[]): string[] {
  const upward = (path: string): string[] => {
    const folder = posix.dirname(path);
    return folder === "." ? [] : [...upward(folder), folder];
  };
  return [...new Set(paths.flatMap(upward))];
}

const interruptedMessage = (label: string, error: unknown) =>
  `Not all files arrived in ${label}: ${error instanceof Error ? error.message : error}\n` +
  (/permission denied/i.test(String(error))
    ? "The user may not write there: check at your provider who owns the folder and its files. "
    : "") +
  "The live site still works: files are sent before the pages that need them, and removed after. " +
  "Publish again to complete it.";
