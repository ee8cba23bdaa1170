import { dirname, resolve } from "node:path";
import { z } from "zod";
import { type PublishSettings, publish } from "../../../schema/publish.ts";
import { readSource } from "../../config/read-config.ts";
import { publishFolderFault } from "../../lib/files/publish-folder.ts";

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
