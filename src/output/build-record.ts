import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PageReport } from "../checks/engine/page-report.ts";
import type { Unpublished, Validity } from "../config/expand/published.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { readEntry, writeEntry } from "../lib/cache/cache.ts";
import { writeUnflushed } from "../lib/files/files.ts";
import { contentHash } from "../lib/files/hash.ts";
import { decode } from "../lib/files/text-file.ts";
import type { PageOutline } from "../site/site-index.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { Inputs } from "./inputs.ts";

/** The cached result of a page. */
export interface CachedPage {
  /** The index of its entry in the config, and a hash of the entry. */
  index: number;
  entry: string;
  outline: PageOutline;
  report: PageReport;
  /** The addresses of its files, its HTML first. */
  files: string[];
  /** The addresses of its pictures. */
  pictures: string[];
  /** Its text, if the site search includes it. */
  words: string | undefined;
}

/** The pages of the last build. */
export interface PageCache {
  /** A hash of the code and of the config without its pages. */
  shared: string;
  /** By the key of the page. */
  pages: Record<string, CachedPage>;
}

export const NO_PAGES: PageCache = { shared: "", pages: {} };

/** The record of the last build into a folder. */
export interface BuildRecord {
  /** The page cache is valid only for the same state. */
  state: string;
  /** The inputs of the build. */
  inputs: Inputs;
  files: BuiltFiles;
  diagnostics: LocatedDiagnostic[];
  pages: number;
  /** How long the site stays the same, and what is not published until then. */
  stays: Validity;
  unpublished: readonly Unpublished[];
}

const BUILT = "built";

/** Increment it with every change of the stored format. */
const FORMAT = 17;

/** An output folder, and the cache that contains its record. */
export interface RecordLocation {
  outDir: string;
  cacheDir: string;
}

/** The name of a file of the record, in the cache. */
const cacheName = (outDir: string, name = ""): string =>
  join(BUILT, contentHash(String(FORMAT), outDir), name);

/** The folder of a record. */
export const recordFolder = ({ outDir, cacheDir }: RecordLocation): string =>
  join(cacheDir, cacheName(outDir));

/** The record of the last build into a folder; undefined if it cannot be read. */
export async function readRecord(place: RecordLocation): Promise<BuildRecord | undefined> {
  return await read<BuildRecord>(place, BUILD);
}

const BUILD = "build.json";

/** The cached pages of a state; none if they cannot be read or are of another state. */
export async function readPageCache(
  { outDir, cacheDir }: RecordLocation,
  state: string,
): Promise<PageCache> {
  const bytes = await readEntry(cacheDir, cacheName(outDir, PAGES));
  const [head = "", ...lines] = (bytes ? decode(bytes) : "{}").split("\n");
  const { state: own, shared } = JSON.parse(head);
  if (own !== state) return NO_PAGES;
  const entries = lines.map((line): [string, CachedPage] => JSON.parse(line));
  for (const [index, [, page]] of entries.entries()) storedLines.set(page, lines[index] ?? "");
  return { shared, pages: Object.fromEntries(entries) };
}

/** A separate file, because a build that changes nothing does not read it. Each page is a line of JSON. */
const PAGES = "pages.ndjson";

/** The lines of pages that were read: formatting all of 3,000 pages again takes a fifth of the time of an edit. */
const storedLines = new WeakMap<CachedPage, string>();

function writePageCache(
  { outDir, cacheDir }: RecordLocation,
  state: string,
  { shared, pages }: PageCache,
): Promise<void> {
  const lines = Object.entries(pages).map(
    ([key, page]) => storedLines.get(page) ?? JSON.stringify([key, page]),
  );
  const text = [JSON.stringify({ state, shared }), ...lines].join("\n");
  return writeEntry(cacheDir, cacheName(outDir, PAGES), Buffer.from(text));
}

/** The cache verifies the content, and its name contains the format, so parsing is safe. */
async function read<T>({ outDir, cacheDir }: RecordLocation, name: string): Promise<T | undefined> {
  const bytes = await readEntry(cacheDir, cacheName(outDir, name));
  return bytes && JSON.parse(decode(bytes));
}

const write = ({ outDir, cacheDir }: RecordLocation, name: string, value: object) =>
  // Encoded once, for its seal and for the file.
  writeEntry(cacheDir, cacheName(outDir, name), Buffer.from(JSON.stringify(value)));

/** Writes the record of a build. */
export async function writeRecord(
  place: RecordLocation,
  build: Omit<BuildRecord, "state">,
  pages: PageCache,
): Promise<void> {
  const folder = recordFolder(place);
  const state = randomUUID();
  if (!existsSync(join(folder, OUT_DIR_FILE))) {
    await writeUnflushed(join(folder, OUT_DIR_FILE), place.outDir);
    await dropStaleRecords(folder);
  }
  await writePageCache(place, state, pages);
  await write(place, BUILD, { state, ...build });
}

/**
 * Ignores system errors while the cache is written. If the disk is full or the cache is deleted meanwhile,
 * the site is still in place, and the next build renders more pages.
 */
export async function ifPossible(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    const isOfTheSystem = error instanceof Error && "syscall" in error;
    if (!isOfTheSystem) throw error;
  }
}

/** Files that no build has written and that have not been reported yet; marks them as reported. */
export async function newForeignFiles(
  place: RecordLocation,
  others: readonly string[],
): Promise<string[]> {
  const known = (await read<string[]>(place, FOREIGN_FILES)) ?? [];
  const fresh = others.filter((url) => !known.includes(url));
  if (fresh.length > 0 || known.length > others.length) {
    await write(place, FOREIGN_FILES, others);
  }
  return fresh;
}

const FOREIGN_FILES = "others.json";

/** Deletes the record of a folder: the next build starts from nothing. */
export const dropRecord = (place: RecordLocation) =>
  rm(recordFolder(place), { recursive: true, force: true });

/** Contains the path of the output folder of a record. */
const OUT_DIR_FILE = "out-dir.txt";

/** Far longer than a build needs to put a site in place. */
const STALE_MS = 10 * 60 * 1000;

/** Deletes records of output folders that no longer exist, unless a build may be about to create one. */
async function dropStaleRecords(newest: string): Promise<void> {
  const now = (await stat(newest)).mtimeMs;
  for (const name of await readdir(dirname(newest))) {
    const folder = join(dirname(newest), name);
    const outDir = await readFile(join(folder, OUT_DIR_FILE), "utf8").catch(() => "");
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
    const isOld = mtimeMs < now - STALE_MS;
    if (isOld && !existsSync(outDir)) await rm(folder, { recursive: true, force: true });
  }
}
