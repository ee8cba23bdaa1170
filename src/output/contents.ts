import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileStamp } from "../lib/files/files.ts";
import { type BuiltFiles, parentFolders, type Stamps } from "./built-files.ts";
import { SERVER_DIR } from "./hosting/hosts.ts";
import { MANIFEST_URL } from "./manifest.ts";
import { SHARD_FILE } from "./out-dir.ts";
import { LOCK_FOLDER } from "./workspace.ts";

/** The content of an output folder. */
export interface FolderContents {
  /** Files that a build has written, even if they have changed since. */
  stamps: Stamps;
  /** Addresses of files and folders that no build has written; folders end with a slash. */
  foreign: readonly string[];
}

/** Reads a folder, given the files of the last build; empty if there is no folder. */
export function readFolderContents(folder: string, known: BuiltFiles): FolderContents {
  const stamps = new Map<string, string>();
  const foreign: string[] = [];
  const { isOurs, holdsOurs } = builtPaths(folder, known);
  const visit = (within: string) => {
    for (const entry of readdirSync(folder + within, { withFileTypes: true })) {
      const url = `${within}/${entry.name}`;
      if (within === "" && LOCK_FOLDER.test(entry.name)) continue;
      if (entry.isDirectory()) {
        if (holdsOurs(url)) visit(url);
        else foreign.push(`${url}/`);
      } else if (isOurs(url)) stamps.set(url, fileStamp(lstatSync(folder + url)));
      else foreign.push(url);
    }
  };
  if (existsSync(folder)) visit("");
  return { stamps, foreign };
}

/** Recognises built files by the last record, or by the manifest if there is no record. */
function builtPaths(folder: string, known: BuiltFiles) {
  const knownFolders = parentFolders(Object.keys(known));
  let listed: { urls: Set<string>; folders: Set<string> } | undefined;
  const more = () => {
    const urls = listed?.urls ?? new Set(listedUrls(folder));
    listed ??= { urls, folders: parentFolders(urls) };
    return listed;
  };
  return {
    isOurs: (url: string) =>
      known[url] !== undefined || dirname(url) === SERVER_DIR || more().urls.has(url),
    holdsOurs: (url: string) =>
      knownFolders.has(url) || url === SERVER_DIR || more().folders.has(url),
  };
}

/** The addresses in the manifest or the shard's list, including their own. */
function listedUrls(folder: string): string[] {
  const site: { files?: unknown } = read(folder + MANIFEST_URL);
  const part: { files?: BuiltFiles } = read(`${folder}/${SHARD_FILE}`);
  const listed: ({ path?: unknown } | null)[] | undefined = Array.isArray(site.files)
    ? site.files
    : undefined;
  return [
    ...(listed ? [MANIFEST_URL, ...listed.map((file) => `/${file?.path}`)] : []),
    ...(part.files ? [`/${SHARD_FILE}`, ...Object.keys(part.files)] : []),
  ];
}

function read(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
