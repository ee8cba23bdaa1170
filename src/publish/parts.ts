import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type BuiltFiles, filesAsListed } from "../output/built-files.ts";
import { PART_FILE } from "../output/out-dir.ts";
import type { Output } from "../output/output.ts";
import type { PageMemory } from "./page-memory.ts";

/** One of several parts of a site that are built each by itself: the third of eight. */
export interface Part {
  number: number;
  of: number;
}

/** A part that is built, with what has to be known to join it to the others. */
interface BuiltPart extends PageMemory {
  part: Part;
  files: BuiltFiles;
}

/** Where a part of the site at `outDir` is built, unless the person says otherwise. */
export const partDir = (outDir: string, { number, of }: Part): string =>
  `${outDir}.part-${number}-of-${of}`;

/** The pages of a part, by index: every n-th, so that all parts have as much to do. */
export const pagesOf = ({ number, of }: Part, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => index % of === number - 1);

export function writePart(output: Output, part: Part, memory: PageMemory): void {
  const built: BuiltPart = { part, ...memory, files: Object.fromEntries(output.entries()) };
  output.write(`/${PART_FILE}`, JSON.stringify(built));
}

/** The folders of parts that lie beside `outDir`. */
export async function findParts(outDir: string): Promise<string[]> {
  const names = await readdir(dirname(outDir)).catch(() => []);
  const start = `${basename(outDir)}.part-`;
  // A part that is being built has a folder beside it.
  const isPart = (name: string) => name.startsWith(start) && !/\.(building|old)\b/.test(name);
  return names.filter(isPart).map((name) => join(dirname(outDir), name));
}

/** All parts of a site together. */
export interface JoinedParts extends PageMemory {
  folders: { folder: string; files: BuiltFiles }[];
}

/** Reads the parts in some folders; throws if there are not all of them, or if one is damaged. */
export function joinParts(folders: readonly string[]): JoinedParts {
  const joined: JoinedParts = { pages: {}, styles: {}, folders: [] };
  const seen = new Map<number, string>();
  let count: number | undefined;
  for (const folder of folders) {
    const { part, pages, styles, files } = readPart(folder);
    count ??= part.of;
    if (part.of !== count) {
      throw new Error(
        `"${folder}" is one of ${part.of} parts, and others are of ${count}. Take old parts away.`,
      );
    }
    const other = seen.get(part.number);
    if (other) throw new Error(`"${folder}" and "${other}" are both part ${part.number}.`);
    seen.set(part.number, folder);
    Object.assign(joined.pages, pages);
    Object.assign(joined.styles, styles);
    joined.folders.push({ folder, files });
  }
  const all = Array.from({ length: count ?? 0 }, (_, index) => index + 1);
  const missing = all.filter((number) => !seen.has(number));
  if (missing.length > 0) {
    throw new Error(
      `Of ${count} parts, number ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing. ` +
        `Build them with npm run build -- --shard ${missing[0]}/${count}, or fetch them here.`,
    );
  }
  return joined;
}

function parse(text: string): BuiltPart | undefined {
  try {
    const { part, pages, styles, files }: Partial<BuiltPart> = JSON.parse(text);
    return part && pages && styles && files && { part, pages, styles, files };
  } catch {
    return undefined;
  }
}

function readPart(folder: string): BuiltPart {
  const file = join(folder, PART_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `"${folder}" holds no part of a site; npm run build -- --shard 1/8 makes the first of eight.`,
    );
  }
  const part = parse(readFileSync(file, "utf8"));
  if (!part) throw new Error(`"${file}" is not as it was built. Fetch the part again.`);
  const whole = filesAsListed(folder, part.files);
  const damaged = Object.keys(part.files).find((url) => !whole[url]);
  if (damaged !== undefined) {
    throw new Error(`"${join(folder, damaged)}" is not as it was built. Fetch the part again.`);
  }
  return part;
}
