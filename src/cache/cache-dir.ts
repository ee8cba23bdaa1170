import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ancestorFolders } from "../files/files.ts";

/** Where the cache of all sites is to be, such as that of tests, which make many small ones. */
const GIVEN = "PLUMBLINE_CACHE";

/**
 * The folder in which all is kept that is made of a site and can be made again: in the nearest
 * `node_modules` upward from its config, or beside the config where there is none to write to.
 */
export function cacheDirOf(configFile: string): string {
  const given = process.env[GIVEN];
  if (given) return resolve(given);
  const site = dirname(resolve(configFile));
  const modules = ancestorFolders(site)
    .map((folder) => join(folder, "node_modules"))
    .find(existsSync);
  return modules !== undefined && isWritable(modules)
    ? join(modules, ".cache/plumbline")
    : join(site, ".plumbline");
}

/** Some systems keep what is installed apart, where nothing may be changed. */
function isWritable(modules: string): boolean {
  const cache = join(modules, ".cache");
  try {
    // With the dot it has to be a folder.
    accessSync(`${existsSync(cache) ? cache : modules}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
