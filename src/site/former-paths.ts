import { basename, dirname, join } from "node:path";
import { dateIn, zoneOf } from "../business/hours/time-zone.ts";
import { published } from "../config/expand/published.ts";
import { parseSource } from "../config/read-config.ts";
import { tablesNamed } from "../config/tables/table-files.ts";
import type { PreviousPaths, SourceFile } from "../config/tables/with-tables.ts";
import { cached } from "../lib/cache/cache.ts";
import { contentHash } from "../lib/files/hash.ts";
import { openRepository } from "../lib/git/git.ts";
import { readPublishedPages } from "./last-published.ts";

/**
 * Adds the paths of pages that visitors and search engines may know: those of the last publication from
 * this folder, or those of the last git commit.
 */
export async function withPreviousPaths(source: SourceFile, cacheDir: string): Promise<SourceFile> {
  const paths = readPublishedPages(source.file);
  const former: PreviousPaths = paths
    ? { paths, isPublished: true }
    : { paths: await committed(source, cacheDir), isPublished: false };
  return { ...source, former };
}

/** Empty without git, a commit, or a config in it; never throws. */
async function committed(
  { file, value }: Pick<SourceFile, "file" | "value">,
  cacheDir: string,
): Promise<readonly string[]> {
  try {
    const { git, commit, prefix } = await openRepository(dirname(file));
    const show = (name: string) => git("show", `${commit}:${prefix}${name}`);
    const today = dateIn(zoneOf(Object(value).business));
    const name = contentHash(FORMAT, commit, prefix, basename(file), today);
    const found = await cached(cacheDir, `history/paths-${name}.json`, async () =>
      Buffer.from(JSON.stringify(await committedPaths(file, show))),
    );
    return JSON.parse(String(found));
  } catch {
    return [];
  }
}

/** Raise it when the cached data changes. */
const FORMAT = "1";

async function committedPaths(file: string, show: (name: string) => Promise<string>) {
  const text = await show(basename(file));
  const tables = new Map<string, string>();
  for (const name of tablesNamed(text)) {
    tables.set(join(dirname(file), name), await show(name).catch(() => ""));
  }
  const bytesOf = (table: string) => Buffer.from(tables.get(table) ?? "");
  const { value } = published(parseSource(file, text, [], bytesOf));
  return Object(value).pages.map((page: unknown) => String(Object(page).path));
}
