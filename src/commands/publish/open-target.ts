import { basename, join } from "node:path";
import type { PublishSettings } from "../../../schema/publish.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { publishedDir } from "../../site/last-published.ts";
import type { PublishDestination } from "./settings.ts";
import type { Target, TargetContext } from "./target.ts";
import { folderTarget } from "./targets/folder.ts";
import { githubPagesTarget } from "./targets/github-pages.ts";
import { cloudflareTarget, netlifyTarget } from "./targets/programs.ts";
import { rsyncTarget } from "./targets/rsync.ts";
import { sftpTarget } from "./targets/sftp.ts";

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
