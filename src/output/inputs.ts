import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { EditedTables } from "../config/read-config.ts";
import { tablesNamed } from "../config/tables/table-files.ts";
import { contentHash } from "../lib/files/hash.ts";
import { publicDirOf, readPublicFolder } from "../lib/files/public-folder.ts";
import { readText } from "../lib/files/text-file.ts";
import { openRepository } from "../lib/git/git.ts";
import { readPublishedPages } from "../site/last-published.ts";
import { hashIfReadable, sha256 } from "./built-files.ts";

/** Hashes of everything that a build reads: equal inputs give an equal site. */
export interface Inputs {
  /** The path of the config, without links. */
  configFile: string;
  /** The path from the command line, for diagnostics. */
  named: string;
  /** Of the config and its tables. */
  config: string;
  /** Of the code, public files, the last publication, and the shard. */
  others: string;
  /**
   * Git's state of the files, and the day: uncommitted files count as changed today, pages get their dates
   * from these, and upcoming holidays depend on the day.
   */
  history: string;
}

/** The inputs while git is still running. */
type PendingInputs = Omit<Inputs, "history"> & {
  history: Promise<string>;
  /** The tables that the config names. */
  tables: string[];
};

/** Whether a build would give the same result. Waits for git only if nothing else differs. */
export const areSameInputs = async (one: Inputs, other: PendingInputs): Promise<boolean> =>
  haveSameSources(one, other) && one.named === other.named && one.history === (await other.history);

/** Whether pages would be the same, apart from dates that come from git. */
export const haveSameSources = (one: Inputs, other: PendingInputs): boolean =>
  one.config === other.config && one.others === other.others;

/**
 * `part` is the shard, such as `3/8`, and empty for the published site; `code` identifies the code; `edited` is
 * the text of a config that is being edited, and `editedTables` the texts of its tables.
 */
export async function readInputs(
  configFile: string,
  part: string,
  code: string,
  edited?: string,
  editedTables: EditedTables = {},
): Promise<PendingInputs> {
  const publicDir = publicDirOf(configFile);
  const bytes = edited === undefined ? await readFile(configFile) : Buffer.from(edited);
  const folder = dirname(configFile);
  const tables = tablesNamed(edited ?? readText(configFile)).map((name) => join(folder, name));
  const history = historyState(folder, [configFile, join(publicDir, "media"), ...tables]);
  const hashes = tables.map((table) => {
    const text = editedTables[basename(table)];
    return text === undefined ? (hashIfReadable(table) ?? "none") : sha256(Buffer.from(text));
  });
  const config = contentHash(sha256(bytes), ...hashes);
  const { files, excluded } = readPublicFolder(publicDir);
  const looked = JSON.stringify([[...files], excluded]);
  const published = JSON.stringify(readPublishedPages(configFile) ?? null);
  const others = contentHash(code, part, looked, published);
  const real = realpathSync(configFile);
  return { configFile: real, named: configFile, config, others, history, tables };
}

/** Changes whenever git would report other dates for the files. */
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
