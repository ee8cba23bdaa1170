import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { keep, kept } from "../cache/cache.ts";
import type { PageReport } from "../checks/engine/page-report.ts";
import type { SiteFindings } from "../checks/site-findings.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { writeUnflushed } from "../files/files.ts";
import { contentHash } from "../files/hash.ts";
import type { Stays, Unpublished } from "../read/published.ts";
import type { PageOutline } from "../site/site-index.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { Inputs } from "./inputs.ts";

/** What is remembered of a page that was made. */
export interface CachedPage {
  /** Where its entry was in the config, and a name for what that says. */
  index: number;
  entry: string;
  outline: PageOutline;
  report: PageReport;
  /** The addresses of its files, its HTML first. */
  files: string[];
  /** The addresses of pictures that it names. */
  pictures: string[];
  /** All its words, where the site's own search finds it. */
  words: string | undefined;
}

/** The pages of the last build, and what they were made of. */
export interface PageCache {
  /** A name for the code and for the config without its pages. */
  shared: string;
  /** By the key of the page. */
  pages: Record<string, CachedPage>;
}

export const NO_PAGES: PageCache = { shared: "", pages: {} };

/** What came of the last build into a folder. */
export interface BuildRecord {
  /** The page cache is about files, so it is right only with the state that these are in. */
  state: string;
  /** All that it was made from. */
  inputs: Inputs;
  files: BuiltFiles;
  diagnostics: LocatedDiagnostic[];
  siteFindings: SiteFindings;
  pages: number;
  /** For how long visitors get the same, and what they do not get until then. */
  stays: Stays;
  unpublished: readonly Unpublished[];
}

const BUILT = "built";

/** Raised with every change of what is stored. */
const FORMAT = 13;

/** Which folder something is remembered of, and the cache in which that lies. */
export interface RecordLocation {
  outDir: string;
  cacheDir: string;
}

/** The name of what is remembered of a folder, in the cache. */
const cacheName = (outDir: string, name = ""): string =>
  join(BUILT, contentHash(String(FORMAT), outDir), name);

/** Where all is kept that is remembered of a folder. */
export const recordFolder = ({ outDir, cacheDir }: RecordLocation): string =>
  join(cacheDir, cacheName(outDir));

/** What is remembered of the last build into a folder; undefined if that cannot be read. */
export async function readRecord(place: RecordLocation): Promise<BuildRecord | undefined> {
  return await read<BuildRecord>(place, "build.json");
}

/** The pages of a site in a state; none, if they cannot be read or are those of another. */
export async function readPageCache(
  { outDir, cacheDir }: RecordLocation,
  state: string,
): Promise<PageCache> {
  const bytes = await kept(cacheDir, cacheName(outDir, PAGES_FILE));
  if (!bytes) return NO_PAGES;
  const [head = "", ...lines] = bytes.toString("latin1").split("\n");
  const { state: own, ...rest } = JSON.parse(head);
  return own === state ? { ...rest, pages: parsePageLines(lines) } : NO_PAGES;
}

/** A line each: what is kept as it was is neither made into JSON again nor copied. */
const PAGES_FILE = "pages.ndjson";

const storedLines = new WeakMap<CachedPage, string>();

function parsePageLines(lines: readonly string[]): PageCache["pages"] {
  const pages: PageCache["pages"] = {};
  for (const line of lines) {
    const [key, page]: [string, CachedPage] = JSON.parse(line);
    pages[key] = page;
    storedLines.set(page, line);
  }
  return pages;
}

/** Lines are put together to pieces of some hundred kilobytes, which are written at once. */
function* inChunks(lines: Iterable<string>): Generator<Buffer> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < CHUNK_SIZE) continue;
    yield Buffer.from(piece, "latin1");
    piece = "";
  }
  yield Buffer.from(piece, "latin1");
}

const CHUNK_SIZE = 2 ** 19;

function* pageLines(state: string, { pages, ...rest }: PageCache): Generator<string> {
  const entries = Object.entries(pages);
  yield asciiJson({ state, ...rest });
  for (const [key, page] of entries) yield `\n${storedLines.get(page) ?? asciiJson([key, page])}`;
}

/** In a large file, letters of one byte each are read ten times as fast as UTF-8. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** What is kept has its format in its name, and a seal: it is what was written, or not there. */
async function read<T>({ outDir, cacheDir }: RecordLocation, name: string): Promise<T | undefined> {
  const bytes = await kept(cacheDir, cacheName(outDir, name));
  return bytes && JSON.parse(String(bytes));
}

/** Remembers a build. */
export async function writeRecord(
  place: RecordLocation,
  build: Omit<BuildRecord, "state">,
  pages: PageCache,
): Promise<void> {
  const { outDir, cacheDir } = place;
  const folder = recordFolder(place);
  const state = randomUUID();
  if (!existsSync(join(folder, OUT_DIR_FILE))) {
    await writeUnflushed(join(folder, OUT_DIR_FILE), outDir);
    await dropStaleRecords(folder);
  }
  await keep(cacheDir, cacheName(outDir, PAGES_FILE), inChunks(pageLines(state, pages)));
  await keep(cacheDir, cacheName(outDir, "build.json"), [JSON.stringify({ state, ...build })]);
}

/**
 * Keeps what can be made again: with a full disk, or a cache that somebody deletes at this moment, the
 * site is in place all the same and the next build makes more anew.
 */
export async function ifPossible(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    const isOfTheSystem = error instanceof Error && "syscall" in error;
    if (!isOfTheSystem) throw error;
  }
}

/** Which of the files that no build has put into a folder were not reported before; they are now. */
export async function newForeignFiles(
  place: RecordLocation,
  others: readonly string[],
): Promise<string[]> {
  const { outDir, cacheDir } = place;
  const known = (await read<string[]>(place, FOREIGN_FILE)) ?? [];
  const fresh = others.filter((url) => !known.includes(url));
  if (fresh.length > 0 || known.length > others.length) {
    await keep(cacheDir, cacheName(outDir, FOREIGN_FILE), [JSON.stringify(others)]);
  }
  return fresh;
}

const FOREIGN_FILE = "others.json";

/** Forgets the last build into a folder: the next one makes everything anew. */
export const dropRecord = (place: RecordLocation) =>
  rm(recordFolder(place), { recursive: true, force: true });

/** A file with the path of the folder that a record is about. */
const OUT_DIR_FILE = "out-dir.txt";

/** A build that is putting a site in place is done with it long before. */
const STALE_MS = 10 * 60 * 1000;

/** Forgets, beside a new record, builds into folders that are no longer there; a build may be about to put one there. */
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
