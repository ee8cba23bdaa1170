import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { writeAtomically } from "../files/files.ts";

/**
 * Where it is kept what was published of the sites in a folder: beside their configs, since nobody can make it
 * again, as what is in the cache.
 */
export const publishedDir = (configFile: string): string =>
  join(dirname(resolve(configFile)), ".plumbline", "published");

const listOf = (configFile: string) =>
  join(publishedDir(configFile), `${basename(configFile)}.last.json`);

/** Remembers which pages of a site visitors get from now on, wherever it was published to. */
export async function rememberPages(configFile: string, paths: readonly string[]): Promise<void> {
  await writeAtomically(listOf(configFile), `${JSON.stringify(paths)}\n`);
  // For folders whose own list of what git leaves alone does not name this one.
  const ignored = join(publishedDir(configFile), "..", ".gitignore");
  if (!existsSync(ignored)) await writeAtomically(ignored, "*\n");
}

/** Undefined if nothing was published from this folder, or the list is damaged: the next publication writes it anew. */
export function lastPublished(configFile: string): readonly string[] | undefined {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(listOf(configFile), "utf8")));
  } catch {
    return undefined;
  }
}
