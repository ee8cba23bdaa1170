import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ancestorFolders } from "../files/files.ts";

/** Overrides the cache folder of all sites, as in tests. */
const VARIABLE = "PLUMBLINE_CACHE";

/**
 * The cache folder of a site: in the nearest
 * `node_modules` upward from its config, or beside the config if none is writable.
 */
export function cacheDirOf(configFile: string): string {
  const folder = process.env[VARIABLE];
  if (folder) return resolve(folder);
  const site = dirname(resolve(configFile));
  const modules = ancestorFolders(site)
    .map((folder) => join(folder, "node_modules"))
    .find(existsSync);
  return modules !== undefined && isWritable(modules)
    ? join(modules, ".cache/plumbline")
    : join(site, ".plumbline");
}

/** Installed packages may be on a read-only volume. */
function isWritable(modules: string): boolean {
  const cache = join(modules, ".cache");
  try {
    // With the trailing dot, the path must be a folder.
    accessSync(`${existsSync(cache) ? cache : modules}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
