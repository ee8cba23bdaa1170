import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { CACHE_DIR } from "../cache/cache.ts";
import type { PageReport } from "../checks/engine/page-report.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { writeForNow } from "../files/files.ts";
import { contentHash } from "../files/hash.ts";
import type { BuiltFiles } from "../output/built-files.ts";
import { Spare } from "../output/spare.ts";
import type { Inputs } from "./inputs.ts";

/** What is remembered of a page that was made. */
export interface RememberedPage {
  /** Where it stood in the config. */
  index: number;
  report: PageReport;
  /** The addresses of its files, its HTML first. */
  files: string[];
  /** The name of its styles, and whether they lie in a file. */
  styles: string;
  isLinked: boolean;
  /** The addresses of pictures that it names. */
  pictures: string[];
  /** Equal as long as the rest of the site has nothing to do with what changed on the page. */
  digest: string;
}

/** The pages of the last build, and what they were made of. */
export interface PageMemory {
  /** By the key of the page. */
  pages: Record<string, RememberedPage>;
  /** Styles by name. */
  styles: Record<string, string>;
}

/** What became of these pages since, one by one. */
export interface TouchedPages {
  /** The name of the memory that it is about. */
  base: string;
  /** The state of the site in which they are so. */
  state: string;
  /** The keys of pages that are no longer so. */
  replaced: string[];
  added: PageMemory["pages"];
}

/** What came of the last build into a folder. */
export interface LastBuild {
  /** What is remembered of pages is about files, so it is right only with the state that these are in. */
  state: string;
  /** All that it was made from. */
  inputs: Inputs;
  files: BuiltFiles;
  diagnostics: LocatedDiagnostic[];
  pages: number;
}

const BUILT = join(CACHE_DIR, "built");

/** Raised with every change of what is stored. */
const FORMAT = 5;

/** Where all is kept that is remembered of a folder. */
export const memoryFolder = (outDir: string): string =>
  join(BUILT, contentHash(String(FORMAT), outDir));

/** What is remembered of the last build into a folder; undefined if that cannot be read. */
export async function recallBuild(outDir: string): Promise<LastBuild | undefined> {
  const last = await read<LastBuild>(outDir, "build.json");
  return last?.inputs && last.files && last.diagnostics ? last : undefined;
}

const NO_PAGES: PageMemory = { pages: {}, styles: {} };

/** The pages of a site in a state; none, if they cannot be read or are those of another. */
export async function recallPages(outDir: string, state: string): Promise<PageMemory> {
  const [memory, touched] = await Promise.all([
    read<NamedMemory>(outDir, "pages.json"),
    read<TouchedPages>(outDir, TOUCHED_FILE),
  ]);
  if (!memory?.pages || !memory.styles) return NO_PAGES;
  if (memory.name === state) return memory;
  if (touched?.base !== memory.name || touched.state !== state) return NO_PAGES;
  for (const key of touched.replaced) delete memory.pages[key];
  Object.assign(memory.pages, touched.added);
  return memory;
}

/** Its name is that of the state in which the site was when all these pages were remembered. */
type NamedMemory = PageMemory & { name: string };

/** What is known of pages that were made by themselves since. */
export const TOUCHED_FILE = "touch-up.json";

async function read<T>(outDir: string, name: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(join(memoryFolder(outDir), name), "utf8"));
  } catch {
    return undefined;
  }
}

/** Remembers a build; without pages, what is known of them has to follow. Returns the site's state. */
export async function remember(
  outDir: string,
  build: Omit<LastBuild, "state">,
  pages: PageMemory | undefined,
): Promise<string> {
  const folder = memoryFolder(outDir);
  const state = randomUUID();
  if (!existsSync(join(folder, OUT_DIR))) {
    await forgetGone();
    await writeForNow(join(folder, OUT_DIR), outDir);
  }
  if (pages) await writeForNow(join(folder, "pages.json"), inPieces({ name: state, ...pages }));
  await writeForNow(join(folder, "build.json"), JSON.stringify({ state, ...build }));
  return state;
}

/** So many pages are half a megabyte. */
const PIECE = 100;

/**
 * Remembers what came of a build as far as it can be kept: with a full disk, or a cache that somebody
 * deletes at this moment, the site is in place all the same and the next build makes more anew.
 */
export async function asFarAsPossible(keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    const isOfTheSystem = error instanceof Error && "syscall" in error;
    if (!isOfTheSystem) throw error;
  }
}

/** Which of the files that no build has put into a folder are not yet remembered as told of; they are then. */
export async function newOthers(outDir: string, others: readonly string[]): Promise<string[]> {
  const told = (await read<string[]>(outDir, OTHERS_FILE)) ?? [];
  const fresh = others.filter((url) => !told.includes(url));
  if (fresh.length > 0 || told.length > others.length) {
    await writeForNow(join(memoryFolder(outDir), OTHERS_FILE), JSON.stringify(others));
  }
  return fresh;
}

const OTHERS_FILE = "others.json";

/** A memory as JSON: of many thousands of pages it should not lie in memory as a whole. */
function* inPieces({ pages, ...rest }: NamedMemory): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"pages":{`;
  const entries = Object.entries(pages);
  for (let at = 0; at < entries.length; at += PIECE) {
    const piece = Object.fromEntries(entries.slice(at, at + PIECE));
    yield `${at > 0 ? "," : ""}${JSON.stringify(piece).slice(1, -1)}`;
  }
  yield "}}";
}

/** The tree that was there before. */
export const spareOf = (outDir: string) => new Spare(memoryFolder(outDir));

/** Forgets the last build into a folder: the next one makes everything anew. */
export const forget = (outDir: string) =>
  rm(memoryFolder(outDir), { recursive: true, force: true });

/** A file with the path of the folder that a memory is about. */
const OUT_DIR = "out-dir.txt";

/** A build that is putting a site in place is done with it long before. */
const LONG_AGO = 10 * 60 * 1000;

/** Forgets builds into folders that are no longer there; a build may be about to put one there. */
async function forgetGone(): Promise<void> {
  for (const name of await readdir(BUILT).catch(() => [])) {
    const folder = join(BUILT, name);
    const outDir = await readFile(join(folder, OUT_DIR), "utf8").catch(() => "");
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
    const isOld = mtimeMs < Date.now() - LONG_AGO;
    if (isOld && !existsSync(outDir)) await rm(folder, { recursive: true, force: true });
  }
}

/** The report of a page that has moved within the file: the paths in it move with it. */
export function moved(report: PageReport, from: number, to: number): PageReport {
  return from === to ? report : (movedValue(report, from, to) as PageReport);
}

function movedValue(value: unknown, from: number, to: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    // No other list in a report holds both texts and numbers.
    if (list[0] === "pages" && list[1] === from) return ["pages", to, ...list.slice(2)];
    return list.map((each) => movedValue(each, from, to));
  }
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, movedValue(inner, from, to)]));
}
