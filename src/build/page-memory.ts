import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageReport } from "../checks/page-report.ts";
import { writeAtomically } from "../files.ts";
import { contentHash } from "../hash.ts";
import { CACHE_DIR } from "./cache.ts";
import type { BuiltFiles } from "./output.ts";

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

/** What the last build into a folder left there, and what it was made of. */
export interface Memory {
  /** By the key of the page. */
  pages: Record<string, RememberedPage>;
  files: BuiltFiles;
  /** Styles by name. */
  styles: Record<string, string>;
}

export const noMemory = (): Memory => ({ pages: {}, files: {}, styles: {} });

/** Raised with every change of what is stored. */
const FORMAT = 1;

const fileOf = (outDir: string) => join(CACHE_DIR, "built", `${contentHash(outDir)}.json`);

/** What is remembered of the last build into a folder; nothing, if that cannot be read. */
export async function recall(outDir: string): Promise<Memory> {
  try {
    const stored = JSON.parse(await readFile(fileOf(outDir), "utf8"));
    return stored.format === FORMAT ? stored.memory : noMemory();
  } catch {
    return noMemory();
  }
}

export async function remember(outDir: string, memory: Memory): Promise<void> {
  await writeAtomically(fileOf(outDir), JSON.stringify({ format: FORMAT, memory }));
}

/** The report of a page that has moved within the file: the paths in it move with it. */
export function moved(report: PageReport, from: number, to: number): PageReport {
  if (from === to) return report;
  return movedValue(report, from, to) as PageReport;
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
