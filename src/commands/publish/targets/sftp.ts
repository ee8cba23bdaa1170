import type { PublishSettings } from "../../../../schema/publish.ts";
import { type RemoteSpace, spaceTarget } from "../in-order.ts";
import { connect } from "../ssh/connect.ts";
import { openFiles } from "../ssh/files.ts";
import type { Target, TargetContext } from "../target.ts";

/** Web space that accepts files by SFTP. */
export function sftpTarget(
  settings: Extract<PublishSettings, { to: "sftp" }>,
  { store, confirm }: TargetContext,
): Target {
  const { host, user, path } = settings;
  const label = `"${path}" at ${host}`;
  /** Opens a connection only for the work itself, not while a person reads. */
  async function withSpace<T>(
    use: (space: RemoteSpace) => Promise<T>,
    log: (text: string) => void = () => undefined,
  ): Promise<T> {
    const client = await connect(settings, confirm);
    try {
      return await use(
        await openFiles(client, path, missingFolderMessage(label, user), () =>
          log(pauseMessage(host)),
        ),
      );
    } finally {
      client.end();
    }
  }
  return spaceTarget(label, store, withSpace);
}

const pauseMessage = (host: string) =>
  `${host} cannot replace a file in one step: each is missing for a moment.`;

const missingFolderMessage = (label: string, user: string) =>
  `${user} cannot open the folder ${label}. Nothing was sent. ` +
  "Create it, or change `path` under `publish` in the config.";
