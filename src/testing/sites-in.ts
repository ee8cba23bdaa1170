import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders with a site in a folder, in the order of their names; others there, such as packages, have none. */
export const sitesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((each) => existsSync(join(each, "site.config.json")));
