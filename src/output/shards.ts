import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { commandLine } from "../lib/command-line.ts";
import { pathIn } from "../lib/files/site-file.ts";
import type { PageCache } from "./build-record.ts";
import { type BuiltFiles, hashIfReadable } from "./built-files.ts";
import { SHARD_FILE } from "./out-dir.ts";
import type { Output } from "./output.ts";

/** One of several separately built parts of a site, such as the third of eight. */
export interface Shard {
  number: number;
  of: number;
}

type ShardPages = Pick<PageCache, "pages">;

/** A built part, with everything that joining needs. */
interface BuiltShard extends ShardPages {
  shard: Shard;
  files: BuiltFiles;
}

/** The default folder of a part of the site at `outDir`. */
export const shardDir = (outDir: string, { number, of }: Shard): string =>
  `${outDir}.part-${number}-of-${of}`;

/** Whether the page at an index belongs to a shard. Every n-th page does, which balances the work. */
export const isInShard =
  ({ number, of }: Shard) =>
  (index: number): boolean =>
    index % of === number - 1;

export function writeShard(output: Output, shard: Shard, pages: ShardPages): void {
  const built: BuiltShard = { shard, ...pages, files: Object.fromEntries(output.entries()) };
  output.write(`/${SHARD_FILE}`, JSON.stringify(built));
}

/** The folders of parts beside `outDir`. */
export async function findShards(outDir: string): Promise<string[]> {
  const names = await readdir(dirname(outDir)).catch(() => []);
  const start = `${basename(outDir)}.part-`;
  const isShard = (name: string) => name.startsWith(start);
  return names.filter(isShard).map((name) => join(dirname(outDir), name));
}

/** All parts of a site. */
export interface JoinedShards extends ShardPages {
  folders: { folder: string; files: BuiltFiles }[];
}

/** Reads all parts; throws if one is missing or damaged. */
export function joinShards(folders: readonly string[]): JoinedShards {
  const joined: JoinedShards = { pages: {}, folders: [] };
  const seen = new Map<number, string>();
  let count: number | undefined;
  for (const folder of folders) {
    const { shard, pages, files } = readShard(folder);
    count ??= shard.of;
    if (shard.of !== count) {
      throw new Error(
        `"${folder}" is one of ${shard.of} parts, but others are of ${count}. Delete the old parts.`,
      );
    }
    const other = seen.get(shard.number);
    if (other) throw new Error(`"${folder}" and "${other}" are both part ${shard.number}.`);
    seen.set(shard.number, folder);
    Object.assign(joined.pages, pages);
    joined.folders.push({ folder, files });
  }
  const all = Array.from({ length: count ?? 0 }, (_, index) => index + 1);
  const missing = all.filter((number) => !seen.has(number));
  if (missing.length > 0) {
    throw new Error(
      `Of ${count} parts, number ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing. ` +
        `Build them with ${commandLine("build", { shard: `${missing[0]}/${count}` })}, with the same --config and --out, or copy them here.`,
    );
  }
  return joined;
}

function parse(text: string): BuiltShard | undefined {
  try {
    const { shard, pages, files }: Partial<BuiltShard> = JSON.parse(text);
    return shard && pages && files && { shard, pages, files };
  } catch {
    return undefined;
  }
}

function readShard(folder: string): BuiltShard {
  const file = join(folder, SHARD_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `"${folder}" contains no part of a site; ${commandLine("build", { shard: "1/8" })} builds the first of eight.`,
    );
  }
  const built = parse(readFileSync(file, "utf8"));
  if (!built) throw new Error(changedMessage(file));
  for (const [url, { hash }] of Object.entries(built.files)) {
    const part = pathIn(folder, url);
    if (hashIfReadable(part) !== hash) throw new Error(changedMessage(part));
  }
  return built;
}

const changedMessage = (file: string) =>
  `"${file}" has changed since it was built. Copy the part again.`;
