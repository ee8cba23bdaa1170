import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { type ChokidarOptions, type FSWatcher, watch } from "chokidar";
import { isTableName, tablesNamed } from "../../config/tables/table-files.ts";
import { EXTENSION_FOLDERS } from "../../kit/extensions/extension-files.ts";
import { pluginFolders } from "../../kit/extensions/plugins.ts";
import { watchedCode } from "../../lib/code/code.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { readText } from "../../lib/files/text-file.ts";

/** Watches paths. The first scan reports what has changed since a time, so it may be later. */
function watchSince(
  since: number,
  paths: string[],
  options: ChokidarOptions,
  onChange: (path: string, isFolder: boolean) => void,
): FSWatcher {
  let isScanned = false;
  const watcher = watch(paths, { ...options, alwaysStat: true });
  watcher.once("ready", () => {
    isScanned = true;
  });
  // The time of a change of the entry: a file that is moved here keeps the time of its content.
  return watcher.on("all", (event, path, stats) => {
    if (isScanned || (stats && stats.ctimeMs > since)) onChange(path, event.endsWith("Dir"));
  });
}

/** Whether a path is a source of the site, in the folder of its config or in that of a plugin. */
function isSourceIn(root: string, path: string, configFile: string): boolean {
  const [name = ""] = relative(root, path).split(sep);
  const names = ["", basename(configFile), basename(publicDirOf(configFile)), ...EXTENSION_FOLDERS];
  return names.includes(name) || isTableName(name);
}

/**
 * Watches the config, its tables, public files and extensions in the folder of the config, or the extensions in those of
 * plugins. The built site is usually beside the config, so everything else is ignored. `since` is a time in milliseconds.
 */
export function watchSite(
  configFile: string,
  roots: readonly string[],
  since: number,
  onChange: () => void,
): FSWatcher {
  const folder = dirname(resolve(configFile));
  const isUnused = (path: string) => {
    const [name, isBeside] = [basename(path), dirname(path) === folder];
    if (!isBeside || name === basename(configFile) || !isTableName(name)) return false;
    return !tablesOf(configFile).includes(name);
  };
  const ignored = (path: string) => !roots.some((root) => isSourceIn(root, path, configFile));
  return watchSince(since, [...roots], { ignored }, (path) => {
    // The built site and the journal of the studio appear in this folder.
    if (path !== folder && !isUnused(path)) onChange();
  });
}

/** The sources in the folder of a config, to see whether one was removed. */
export function sourceNames(configFile: string): string {
  const folder = dirname(resolve(configFile));
  const names = readdirSync(folder).filter((name) =>
    isSourceIn(folder, join(folder, name), configFile),
  );
  return names.sort().join("/");
}

/** Watches Plumbline's own code, and passes the path of each saved source. */
export function watchCode(since: number, onSave: (source: string) => void): FSWatcher {
  const { paths, isIgnored } = watchedCode();
  return watchSince(since, paths, { cwd: PROJECT_DIR, ignored: isIgnored }, (path, isFolder) => {
    if (!isFolder) onSave(path.replaceAll(sep, "/"));
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
