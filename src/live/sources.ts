import { type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { stampOf } from "../files/files.ts";
import {
  lookAtPublic,
  NO_PUBLIC_FOLDER,
  type PublicFolder,
  publicDirOf,
} from "../files/public-folder.ts";
import { tablesBeside } from "../read/table-files.ts";

/** What a site is built from, as it is on the disk. */
export interface Sources {
  /** Differs whenever anything of it was saved, added or removed. */
  stamp: string;
  /** The folders in which that can happen. */
  folders: string[];
}

/** Looks at the config and at all public files; what is missing has a stamp as well. */
export function lookAtSources(configFile: string): Sources {
  const config = statsOf(configFile);
  const { files, passedOver, folders } = publicFolderNow(publicDirOf(configFile));
  const tables = tablesBeside(configFile).map((file) => {
    const found = statsOf(file);
    return [file, found ? stampOf(found) : "none"];
  });
  const own = config ? stampOf(config) : "none";
  const stamp = JSON.stringify([own, tables, [...files], passedOver]);
  return { stamp, folders: [dirname(configFile), ...folders] };
}

/** Whether the config is there and not empty, as it may be between two steps of a save. */
export const hasConfig = (configFile: string): boolean => (statsOf(configFile)?.size ?? 0) > 0;

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
