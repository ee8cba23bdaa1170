import { dirname, resolve } from "node:path";
import { z } from "zod";
import { type PublishSettings, publish } from "../../schema/publish.ts";
import { readSource } from "../read/read.ts";

/** What of a config says where its site goes. */
export interface PublishPlace {
  settings: PublishSettings;
  /** The address that visitors have. */
  url: string;
}

const shape = z.object({ business: z.object({ url: z.string() }), publish: publish.optional() });

/** Reads it from a config that was built; `to` is a folder that a person names in its place. */
export function publishPlace(configFile: string, to: string | undefined): PublishPlace {
  const { business, publish: settings } = shape.parse(readSource(configFile).value);
  const { url } = business;
  if (to !== undefined) return { settings: { to: "folder", path: resolve(to) }, url };
  if (settings) return { settings: atHome(settings, configFile), url };
  throw new Error(
    `"${configFile}" does not say where the site is to go. Write \`publish\` into it, such as\n` +
      '  "publish": { "to": "sftp", "host": "ssh.your-provider.example", "user": "you", "path": "htdocs" }\n' +
      "or name a folder on this computer with --to.",
  );
}

/** A folder is named from where the config lies. */
const atHome = (settings: PublishSettings, configFile: string): PublishSettings =>
  settings.to === "folder"
    ? { ...settings, path: resolve(dirname(configFile), settings.path) }
    : settings;
