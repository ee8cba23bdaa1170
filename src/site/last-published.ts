import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { writeAtomically } from "../lib/files/files.ts";

/**
 * The folder for records of what was published. It is beside the config and not in the cache, because it
 * cannot be recreated.
 */
export const publishedDir = (configFile: string): string =>
  join(dirname(resolve(configFile)), ".plumbline", "published");

const listOf = (configFile: string) =>
  join(publishedDir(configFile), `${basename(configFile)}.last.json`);

/** Records the paths of the pages that were published, whatever the target. */
export async function recordPublishedPages(
  configFile: string,
  paths: readonly string[],
): Promise<void> {
  await writeAtomically(listOf(configFile), `${JSON.stringify(paths)}\n`);
  // The site's own .gitignore may not have this folder.
  const ignored = join(publishedDir(configFile), "..", ".gitignore");
  if (!existsSync(ignored)) await writeAtomically(ignored, "*\n");
}

/**
 * Undefined if nothing was published from this folder, or if the list is damaged. The next publication writes
 * it again.
 */
export function readPublishedPages(configFile: string): readonly string[] | undefined {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(listOf(configFile), "utf8")));
  } catch {
    return undefined;
  }
}
