import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { codeKey } from "../code/code.ts";
import { publicDirOf } from "../compile/compile.ts";
import { contentHash } from "../hash.ts";
import { hashOf, stampOf } from "./built-files.ts";
import { openRepository } from "./git.ts";
import { publicUrls } from "./public-urls.ts";

/**
 * A name for all that a site is made from: code, config, public files, what git knows of them, and
 * the day, since what is not committed changed today. Equal only where the outcome would be.
 */
export async function inputsOf(configFile: string, now = new Date()): Promise<string> {
  const publicDir = publicDirOf(configFile);
  const [config, history] = await Promise.all([
    readFile(configFile),
    stateOfHistory(dirname(configFile), [configFile, join(publicDir, "media")]),
  ]);
  const stampAt = (url: string) => stampOf(statSync(join(publicDir, url)));
  const files = publicUrls(publicDir).map((url) => `${url} ${stampAt(url)}`);
  const day = now.toISOString().slice(0, 10);
  return contentHash(codeKey(), configFile, hashOf(config), files.join("\n"), history, day);
}

/** What git would date differently has another state; files that it does not know have one too. */
async function stateOfHistory(folder: string, paths: string[]): Promise<string> {
  try {
    const { git, commit, shallow } = await openRepository(folder);
    const named = paths.map((path) => relative(folder, path));
    const status = await git("status", "--porcelain", "-z", "--no-renames", "--", ...named);
    return [commit, ...shallow, status].join("\n");
  } catch {
    return "";
  }
}
