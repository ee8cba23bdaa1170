import { readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileStamp } from "../../files/files.ts";
import {
  NO_PUBLIC_FOLDER,
  type PublicFolder,
  publicDirOf,
  readPublicFolder,
} from "../../files/public-folder.ts";
import { readText } from "../../files/text-file.ts";
import { ownRoots } from "../../own/open-own-code.ts";
import { ownFoldersIn } from "../../own/own-files.ts";
import { tablesNamed } from "../../read/table-files.ts";

/** What a site is built from, as it is on the disk. */
export interface Sources {
  /** Differs whenever anything of it was saved, added or removed. */
  stamp: string;
  /** The folders in which that can happen. */
  folders: string[];
}

/**
 * Looks at the config, the files with parameters that it names, the site's own code, and all public
 * files; what is missing has a stamp as well.
 */
export function lookAtSources(configFile: string): Sources {
  const config = statsOf(configFile);
  const { files, excluded, folders } = publicFolderNow(publicDirOf(configFile));
  const tables = tablesOf(configFile).map((name) => {
    const found = statsOf(join(dirname(configFile), name));
    return [name, found ? fileStamp(found) : "none"];
  });
  const code = ownCode(configFile);
  const own = config ? fileStamp(config) : "none";
  const stamp = JSON.stringify([own, tables, code.stamps, [...files], excluded]);
  return { stamp, folders: [dirname(configFile), ...code.folders, ...folders] };
}

/** The folders with code of the site's own and of its packages, and all that is in them. */
function ownCode(configFile: string) {
  const folders = rootsNow(configFile).flatMap(ownFoldersIn);
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const stamps = files.map((file) => {
    const found = statsOf(file);
    return [file, found ? fileStamp(found) : "none"];
  });
  return { folders, stamps };
}

/** None of a config that cannot be read, or names a package that is not there. */
function rootsNow(configFile: string): string[] {
  try {
    return ownRoots(configFile);
  } catch {
    return [];
  }
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
    return readPublicFolder(publicDir);
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
