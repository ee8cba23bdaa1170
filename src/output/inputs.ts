import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { codeKey } from "../code/code.ts";
import { readRegularFile } from "../files/files.ts";
import { contentHash } from "../files/hash.ts";
import { publicDirOf, readPublicFolder } from "../files/public-folder.ts";
import { decode } from "../files/text-file.ts";
import { openRepository } from "../git/git.ts";
import { tablesNamed } from "../read/table-files.ts";
import { lastPublished } from "../site/last-published.ts";
import { sha256 } from "./built-files.ts";

/** Names for all that a site is made from; equal only where the outcome would be. */
export interface Inputs {
  /** The path of the config, without links. */
  configFile: string;
  /** The same as a person wrote it, as findings name it. */
  named: string;
  /** Of the config, and of the files with parameters that it names. */
  config: string;
  /** Of code, public files and what was published last, and of which part of the site is made. */
  others: string;
  /**
   * Of what git knows of the files, and of the day: what is not committed changed today, pages have their
   * dates from these, and each day has other holidays ahead.
   */
  history: string;
}

/** The same as long as git is still at work. */
type PendingInputs = Omit<Inputs, "history"> & {
  history: Promise<string>;
  /** The files with parameters that the config names. */
  tables: string[];
};

/** Whether a build would do all the same. Waits for git only where nothing else is different. */
export const areSameInputs = async (one: Inputs, other: PendingInputs): Promise<boolean> =>
  haveSameSources(one, other) && one.named === other.named && one.history === (await other.history);

/** Whether pages would be the same, whatever git has dated since: each commit changes what it knows. */
export const haveSameSources = (one: Inputs, other: PendingInputs): boolean =>
  one.config === other.config && one.others === other.others;

/**
 * `part` says what of the site is made, such as `3/8`, and is empty for what visitors get of it.
 * `ownKey` is that of the site's own code.
 */
export async function readInputs(
  configFile: string,
  part: string,
  ownKey = "",
): Promise<PendingInputs> {
  const publicDir = publicDirOf(configFile);
  const bytes = await readFile(configFile);
  const folder = dirname(configFile);
  const tables = tablesNamed(decode(bytes)).map((name) => join(folder, name));
  const history = historyState(folder, [configFile, join(publicDir, "media"), ...tables]);
  const hashes = tables.map(hashIfAny);
  const config = contentHash(sha256(bytes), ...hashes);
  const { files, excluded } = readPublicFolder(publicDir);
  const looked = JSON.stringify([[...files], excluded]);
  const published = JSON.stringify(lastPublished(configFile) ?? null);
  const others = contentHash(codeKey(), ownKey, part, looked, published);
  const real = realpathSync(configFile);
  return { configFile: real, named: configFile, config, others, history, tables };
}

function hashIfAny(file: string): string {
  try {
    return sha256(readRegularFile(file));
  } catch {
    return "none";
  }
}

/** What git would date differently has another state; files that it does not know have one too. */
async function historyState(folder: string, paths: string[]): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  try {
    const { git, commit, shallow } = await openRepository(folder);
    const named = paths.map((path) => relative(folder, path));
    const status = await git("status", "--porcelain", "-z", "--no-renames", "--", ...named);
    return contentHash(commit, ...shallow, status, day);
  } catch {
    return day;
  }
}
