import { join, posix } from "node:path";
import type { PublishSettings } from "../../../schema/publish.ts";
import { inTurn } from "../../util/in-turn.ts";
import {
  type FileSteps,
  inOrder,
  onTheWay,
  type Published,
  RECORD,
  readByHand,
  readPublished,
  stepsBetween,
} from "../published.ts";
import { connect } from "../ssh/connect.ts";
import { openFiles, type RemoteFiles } from "../ssh/files.ts";
import {
  expectOurs,
  expectSame,
  type Publication,
  type Surroundings,
  type Target,
} from "../target.ts";

/** So many files are on their way at once: each waits for answers most of the time. */
const AT_ONCE = 8;

/** Space on a server that takes files by SFTP, one after the other: see `inOrder` for what visitors get meanwhile. */
export function sftpTarget(
  settings: Extract<PublishSettings, { to: "sftp" }>,
  { store, confirm }: Surroundings,
): Target {
  const { host, user, path } = settings;
  const words = `"${path}" at ${host}`;
  /** A line for as long as it is needed: none stays open while a person reads. */
  async function withFiles<T>(
    use: (files: RemoteFiles) => Promise<T>,
    tell: (text: string) => void = () => undefined,
  ): Promise<T> {
    const client = await connect(settings, confirm);
    try {
      const files = await openFiles(client, path, () => tell(gapWords(host)));
      if (!(await files.names("."))) throw new Error(folderWords(words, user));
      return await use(files);
    } finally {
      client.end();
    }
  }
  return {
    words,
    store,
    patienceMs: 20_000,
    live: () => withFiles(recordOf),
    publish: (publication) =>
      withFiles((files) => send(files, publication, words), publication.tell),
    close: () => undefined,
  };
}

const recordOf = async (files: RemoteFiles): Promise<Published | undefined> =>
  readPublished((await files.read(RECORD)) ?? "");

async function send(files: RemoteFiles, publication: Publication, words: string): Promise<void> {
  const { release, live, next, mayReplace } = publication;
  expectSame(live, await recordOf(files));
  const steps = stepsBetween(live, next);
  if (!mayReplace) expectOurs(await strangers(files, steps.fresh), words);
  const record = (value: Published) => files.write(`${JSON.stringify(value)}\n`, RECORD);
  try {
    await makeFolders(files, [...steps.fresh, RECORD]);
    await record(onTheWay(live, next));
    for (const wave of inOrder(steps)) {
      await each(wave, (path) => files.send(join(release.folder, path), path));
    }
    await each(steps.gone, (path) => files.remove(path));
    await removeFolders(files, steps, next);
    await record(next);
  } catch (error) {
    throw new Error(cutWords(words, error), { cause: error });
  }
}

async function each(paths: readonly string[], run: (path: string) => Promise<void>): Promise<void> {
  const turn = inTurn(AT_ONCE);
  await Promise.all(paths.map((path) => turn(() => run(path))));
}

/** Files in the place of new ones; those that the list of a site names were uploaded by hand. */
async function strangers(files: RemoteFiles, fresh: readonly string[]): Promise<string[]> {
  const folders = await Promise.all(
    [...new Set(fresh.map(posix.dirname))].map(async (folder) =>
      ((await files.names(folder)) ?? []).map((name) => posix.join(folder, name)),
    ),
  );
  const there = new Set(folders.flat());
  if (!fresh.some((path) => there.has(path))) return [];
  const byHand = new Set(readByHand((await files.read("manifest.json")) ?? ""));
  return fresh.filter((path) => there.has(path) && !byHand.has(path));
}

/** The folders that files lie in, the outer ones first. */
function foldersOf(paths: readonly string[]): string[] {
  const upward = (path: string): string[] => {
    const folder = posix.dirname(path);
    return folder === "." ? [] : [...upward(folder), folder];
  };
  return [...new Set(paths.flatMap(upward))];
}

async function makeFolders(files: RemoteFiles, paths: readonly string[]): Promise<void> {
  for (const folder of foldersOf(paths)) {
    if (!(await files.names(folder))) await files.makeFolder(folder);
  }
}

async function removeFolders(
  files: RemoteFiles,
  { gone }: FileSteps,
  next: Published,
): Promise<void> {
  const needed = new Set(foldersOf(Object.keys(next.files)));
  const empty = foldersOf(gone).filter((folder) => !needed.has(folder));
  for (const folder of empty.reverse()) await files.removeFolder(folder);
}

const gapWords = (host: string) =>
  `${host} cannot put a file in the place of another in one step: each is missing for a moment.`;

const folderWords = (words: string, user: string) =>
  `There is no folder ${words} that ${user} may look into. Nothing was sent. ` +
  "Make it there, or write another `path` under `publish` in the config.";

const cutWords = (words: string, error: unknown) =>
  `Not all of it arrived in ${words} (${error instanceof Error ? error.message : error}). ` +
  "What visitors get works: new files are there before the pages that need them, and nothing was removed that one still needs. " +
  "Publish again, which completes it.";
