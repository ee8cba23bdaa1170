import { statSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { isTableName, tablesNamed } from "../../config/tables/table-files.ts";
import { EXTENSION_FOLDERS } from "../../kit/extensions/extension-files.ts";
import { pluginFolders } from "../../kit/extensions/plugins.ts";
import { watchedCode } from "../../lib/code/code.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { readText } from "../../lib/files/text-file.ts";

/**
 * Watches the config, its tables, public files and extensions, also those in the folders of plugins. The built site is
 * usually beside the config, so everything else is ignored.
 */
export function watchSite(
  configFile: string,
  plugins: ReadonlySet<string>,
  onChange: () => void,
): FSWatcher {
  const folder = dirname(resolve(configFile));
  const names = ["", basename(configFile), basename(publicDirOf(configFile)), ...EXTENSION_FOLDERS];
  const isSourceOf = (root: string, path: string) => {
    const [name = ""] = relative(root, path).split(sep);
    return names.includes(name) || isTableName(name);
  };
  const isUnused = (path: string) => {
    const [name, isBeside] = [basename(path), dirname(path) === folder];
    if (!isBeside || name === basename(configFile) || !isTableName(name)) return false;
    return !tablesOf(configFile).includes(name);
  };
  const ignored = (path: string) => ![folder, ...plugins].some((root) => isSourceOf(root, path));
  const watcher = watch([folder, ...plugins], { ignoreInitial: true, ignored });
  return watcher.on("all", (_event, path) => {
    if (!isUnused(path)) onChange();
  });
}

/** Watches Plumbline's own code, and passes the path of each saved source. */
export function watchCode(onSave: (source: string) => void): FSWatcher {
  const { paths, isIgnored } = watchedCode();
  const options = { cwd: PROJECT_DIR, ignoreInitial: true, ignored: isIgnored };
  return watch(paths, options).on("all", (event, path) => {
    if (!event.endsWith("Dir")) onSave(path.replaceAll(sep, "/"));
  });
}

/** The folders of a config's plugins; none for an unreadable config, which the build reports. */
export function pluginsOf(configFile: string): string[] {
  try {
    return pluginFolders(configFile);
  } catch {
    return [];
  }
}

/** The tables that a config names; none for an unreadable config. */
function tablesOf(configFile: string): string[] {
  try {
    return tablesNamed(readText(configFile));
  } catch {
    return [];
  }
}

/** The time and size of a config, if it exists. */
export const configStats = (configFile: string) => statSync(configFile, { throwIfNoEntry: false });
