import { readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { publicDirOf } from "../compile/compile.ts";
import { stampOf } from "../files.ts";

/** What a site is built from, as it is on the disk. */
export interface Sources {
  /** Differs whenever anything of it was saved, added or removed. */
  stamp: string;
  /** The folders in which that can happen. */
  folders: string[];
}

/** Looks at the config and at all public files; what is not there has a stamp as well. */
export function lookAtSources(configFile: string): Sources {
  const config = statsOf(configFile);
  const stamps = [config ? stampOf(config) : "none"];
  const folders = [dirname(configFile)];
  const visit = (folder: string, above: readonly string[]) => {
    const real = realpathSync(folder);
    // The build follows links too, and links may lead in a circle.
    if (above.includes(real)) return;
    folders.push(folder);
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name);
      const stats = statsOf(path);
      if (stats?.isDirectory()) visit(path, [...above, real]);
      else if (stats) stamps.push(`${path} ${stampOf(stats)}`);
    }
  };
  visitIfThere(publicDirOf(configFile), (folder) => visit(folder, []));
  return { stamp: stamps.join("\n"), folders };
}

/** Whether the config is there and holds anything: between two steps of a save it may not. */
export const hasConfig = (configFile: string): boolean => (statsOf(configFile)?.size ?? 0) > 0;

function visitIfThere(folder: string, visit: (folder: string) => void): void {
  try {
    if (statsOf(folder)?.isDirectory()) visit(folder);
  } catch {
    // A folder went while it was looked at; its watcher reports that.
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
