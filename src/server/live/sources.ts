import { type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { stampOf } from "../../files/files.ts";
import {
  lookAtPublic,
  NO_PUBLIC_FOLDER,
  type PublicFolder,
  publicDirOf,
} from "../../files/public-folder.ts";
import { ownChecksDir, ownFiles } from "../../kit/own-files.ts";
import { tablesNamed } from "../../read/table-files.ts";
import { readText } from "../../read/text.ts";

/** What a site is built from, as it is on the disk. */
export interface Sources {
  /** Differs whenever anything of it was saved, added or removed. */
  stamp: string;
  /** The folders in which that can happen. */
  folders: string[];
}

/** Looks at the config, the files with parameters that it names, the site's own checks, and all public files; what is missing has a stamp as well. */
export function lookAtSources(configFile: string): Sources {
  const config = statsOf(configFile);
  const { files, passedOver, folders } = publicFolderNow(publicDirOf(configFile));
  const tables = tablesOf(configFile).map((name) => {
    const found = statsOf(join(dirname(configFile), name));
    return [name, found ? stampOf(found) : "none"];
  });
  const checks = ownFiles(configFile).map((name) => {
    const found = statsOf(join(dirname(configFile), name));
    return [name, found ? stampOf(found) : "none"];
  });
  const own = config ? stampOf(config) : "none";
  const stamp = JSON.stringify([own, tables, checks, [...files], passedOver]);
  const ownFolders = checks.length > 0 ? [ownChecksDir(configFile)] : [];
  return { stamp, folders: [dirname(configFile), ...ownFolders, ...folders] };
}

/** Whether the config is there and not empty, as it may be between two steps of a save. */
export const hasConfig = (configFile: string): boolean => (statsOf(configFile)?.size ?? 0) > 0;

/** None of a config that cannot be read, which the build reports. */
function tablesOf(configFile: string): string[] {
  try {
    return tablesNamed(readText(configFile));
  } catch {
    return [];
  }
}

function publicFolderNow(publicDir: string): PublicFolder {
  try {
    return lookAtPublic(publicDir);
  } catch {
    // The build reports a folder that cannot be read.
    return NO_PUBLIC_FOLDER;
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
