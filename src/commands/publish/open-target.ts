import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { type PublishSettings, publish } from "../../../schema/publish.ts";
import { readSource } from "../../config/read-config.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { publishFolderFault } from "../../lib/files/publish-folder.ts";
import { publishedDir } from "../../site/last-published.ts";
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

/** One for each target. A missing one is a type error. */
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

/** The publishing settings of a config. */
export interface PublishDestination {
  settings: PublishSettings;
  /** The public address. */
  url: string;
}

const destinationSchema = z.object({
  business: z.object({ url: z.string() }),
  publish: publish.optional(),
});

/** Reads the settings of a valid config; `to` is a folder that overrides them. */
export function readDestination(
  configFile: string,
  to: string | undefined,
  outDir?: string,
): PublishDestination {
  const { business, publish } = destinationSchema.parse(readSource(configFile).value);
  const { url } = business;
  const settings: PublishSettings | undefined =
    to === undefined ? publish : { to: "folder", path: to };
  const siteDir = resolve(dirname(configFile));
  const from = to === undefined ? siteDir : resolve(".");
  if (settings?.to === "folder") {
    const { path } = settings;
    const fault = publishFolderFault(path, siteDir, { from, ...(outDir && { outDir }) });
    if (fault) throw new Error(`publish: ${fault}`);
    return { settings: { to: "folder", path: resolve(from, path) }, url };
  }
  if (settings) return { settings, url };
  throw new Error(
    `"${configFile}" does not say where to publish the site. Add \`publish\`, such as\n` +
      '  "publish": { "to": "sftp", "host": "ssh.your-provider.example", "user": "you", "path": "htdocs" }\n' +
      "or use --to with a folder on this computer.",
  );
}
