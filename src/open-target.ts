import { basename, join } from "node:path";
import type { PublishSettings } from "../schema/publish.ts";
import { contentHash } from "./files/hash.ts";
import type { PublishDestination } from "./publish/settings.ts";
import type { Target, TargetContext } from "./publish/target.ts";
import { folderTarget } from "./publish/targets/folder.ts";
import { githubPagesTarget } from "./publish/targets/github-pages.ts";
import { cloudflareTarget, netlifyTarget } from "./publish/targets/programs.ts";
import { rsyncTarget } from "./publish/targets/rsync.ts";
import { sftpTarget } from "./publish/targets/sftp.ts";
import { publishedDir } from "./site/last-published.ts";

type Opener<K extends PublishSettings["to"]> = (
  settings: Extract<PublishSettings, { to: K }>,
  around: TargetContext,
) => Target | Promise<Target>;

/** One for each target; a missing one is a type error. */
const OPENERS: { [K in PublishSettings["to"]]: Opener<K> } = {
  folder: ({ path }) => folderTarget(path),
  sftp: sftpTarget,
  rsync: rsyncTarget,
  "github-pages": githubPagesTarget,
  netlify: netlifyTarget,
  cloudflare: cloudflareTarget,
};

export async function openTarget(
  { settings, url }: PublishDestination,
  { configFile, confirm }: Pick<TargetContext, "configFile" | "confirm">,
): Promise<Target> {
  const name = contentHash(basename(configFile), JSON.stringify(settings));
  const store = join(publishedDir(configFile), name);
  const open = OPENERS[settings.to] as Opener<PublishSettings["to"]>;
  return open(settings, { configFile, store, url, confirm });
}
