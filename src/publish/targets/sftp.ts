import type { PublishSettings } from "../../../schema/publish.ts";
import { recordOf, type Space, sendInOrder } from "../in-order.ts";
import { connect } from "../ssh/connect.ts";
import { openFiles } from "../ssh/files.ts";
import type { Surroundings, Target } from "../target.ts";

/** Space on a server that takes files by SFTP. */
export function sftpTarget(
  settings: Extract<PublishSettings, { to: "sftp" }>,
  { store, confirm }: Surroundings,
): Target {
  const { host, user, path } = settings;
  const words = `"${path}" at ${host}`;
  /** A line for as long as it is needed: none stays open while a person reads. */
  async function withSpace<T>(
    use: (space: Space) => Promise<T>,
    tell: (text: string) => void = () => undefined,
  ): Promise<T> {
    const client = await connect(settings, confirm);
    try {
      return await use(
        await openFiles(client, path, folderWords(words, user), () => tell(gapWords(host))),
      );
    } finally {
      client.end();
    }
  }
  return {
    words,
    store,
    patienceMs: 20_000,
    live: () => withSpace(recordOf),
    find: ({ folder }, paths) =>
      withSpace(async (space) => ({ ...(await space.differing(folder, paths)), others: [] })),
    publish: (publication) =>
      withSpace((space) => sendInOrder(space, publication, words), publication.tell),
    close: () => undefined,
  };
}

const gapWords = (host: string) =>
  `${host} cannot put a file in the place of another in one step: each is missing for a moment.`;

const folderWords = (words: string, user: string) =>
  `There is no folder ${words} that ${user} may look into. Nothing was sent. ` +
  "Make it there, or write another `path` under `publish` in the config.";
