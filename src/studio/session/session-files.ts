import { basename, dirname, join, resolve } from "node:path";

/** The folder of a site's sessions, beside the config and not in a cache, because nothing can recreate them. */
export const sessionFolder = (configFile: string): string =>
  join(dirname(resolve(configFile)), ".plumbline", "studio");

/** The file of the session of a config. */
export const journalFile = (configFile: string): string =>
  join(sessionFolder(configFile), `${basename(configFile)}.journal`);
