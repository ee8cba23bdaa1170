import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The sorted folders with a config in a folder; others, such as packages, have none. */
export const sitesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((each) => existsSync(join(each, "site.config.json")));
