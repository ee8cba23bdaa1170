import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The sorted folders that contain a config; other folders, such as packages, are left out. */
export const sitesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((each) => existsSync(join(each, "site.config.json")));
