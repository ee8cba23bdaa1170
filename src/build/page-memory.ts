import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PageReport } from "../checks/page-report.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { writeForNow } from "../files.ts";
import { contentHash } from "../hash.ts";
import type { BuiltFiles } from "./built-files.ts";
import { CACHE_DIR } from "./cache.ts";
import { Spare } from "./spare.ts";

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
}

/** The pages of the last build, and what they were made of. */
export interface PageMemory {
  /** By the key of the page. */
  pages: Record<string, RememberedPage>;
  /** Styles by name. */
  styles: Record<string, string>;
}

/** What came of the last build into a folder. */
export interface LastBuild {
  /** A name for all that it was made from. */
  inputs: string;
  files: BuiltFiles;
  diagnostics: LocatedDiagnostic[];
  pages: number;
}

const BUILT = join(CACHE_DIR, "built");

/** Raised with every change of what is stored. */
const FORMAT = 2;

const folderOf = (outDir: string) => join(BUILT, contentHash(String(FORMAT), outDir));

/** What is remembered of the last build into a folder; undefined if that cannot be read. */
export const recallBuild = (outDir: string) => read<LastBuild>(outDir, "build.json");

/** Its pages; none, if they cannot be read. */
export const recallPages = async (outDir: string): Promise<PageMemory> =>
  (await read<PageMemory>(outDir, "pages.json")) ?? { pages: {}, styles: {} };

async function read<T>(outDir: string, name: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(join(folderOf(outDir), name), "utf8"));
  } catch {
    return undefined;
  }
}

/** Each of the two is right by itself: pages are found by what they are made of, files by their stamps. */
export async function remember(
  outDir: string,
  build: LastBuild,
  pages: PageMemory | undefined,
): Promise<void> {
  const folder = folderOf(outDir);
  if (!existsSync(join(folder, OUT_DIR))) {
    await forgetGone();
    await writeForNow(join(folder, OUT_DIR), outDir);
  }
  if (pages) await writeForNow(join(folder, "pages.json"), JSON.stringify(pages));
  await writeForNow(join(folder, "build.json"), JSON.stringify(build));
}

/** The tree that was there before. */
export const spareOf = (outDir: string) => new Spare(folderOf(outDir));

/** Forgets the last build into a folder: the next one makes everything anew. */
export const forget = (outDir: string) => rm(folderOf(outDir), { recursive: true, force: true });

/** A file with the path of the folder that a memory is about. */
const OUT_DIR = "out-dir.txt";

/** Forgets builds into folders that are no longer there. */
async function forgetGone(): Promise<void> {
  for (const name of await readdir(BUILT).catch(() => [])) {
    const outDir = await readFile(join(BUILT, name, OUT_DIR), "utf8").catch(() => "");
    if (!existsSync(outDir)) await rm(join(BUILT, name), { recursive: true, force: true });
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
