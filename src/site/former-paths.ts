import { basename, dirname, join } from "node:path";
import { cached } from "../cache/cache.ts";
import { contentHash } from "../files/hash.ts";
import { openRepository } from "../git/git.ts";
import { dateIn, zoneOf } from "../hours/time-zone.ts";
import { published } from "../read/published.ts";
import { parseSource } from "../read/read.ts";
import { tablesNamed } from "../read/table-files.ts";
import type { SourceFile } from "../read/with-tables.ts";

/** A config with the paths that its pages have in git's last commit. */
export const withFormer = async (source: SourceFile, cacheDir: string): Promise<SourceFile> => ({
  ...source,
  former: await formerPaths(source, cacheDir),
});

/** None where there is no git, no commit, or no config in it; never throws. */
async function formerPaths(
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

/** Raised with every change of what is kept. */
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
