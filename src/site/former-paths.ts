import { basename, dirname, join } from "node:path";
import { cached } from "../cache/cache.ts";
import { published } from "../expand/published.ts";
import { contentHash } from "../files/hash.ts";
import { openRepository } from "../git/git.ts";
import { dateIn, zoneOf } from "../hours/time-zone.ts";
import { parseSource } from "../read/read.ts";
import { tablesNamed } from "../read/table-files.ts";
import type { PreviousPaths, SourceFile } from "../read/with-tables.ts";
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
